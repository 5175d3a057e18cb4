"""The screens of the titles: each puts its models on its boards."""
