"""Training: values learned by self-play. Titles give `engine.lessons`, everything else is here and shared."""
