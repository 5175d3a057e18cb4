"""Several questions answered in one gesture, before or while the rules ask them."""
