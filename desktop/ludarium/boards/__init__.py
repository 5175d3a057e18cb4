"""Things drawn and dragged. Boards know no rule: they ask the desk."""
