"""A match in the window: session, frame, banner, orders, log, history."""
