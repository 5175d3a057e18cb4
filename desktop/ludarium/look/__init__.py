"""How Ludarium looks: colours, letters, pictures, seats. Knows no title."""
