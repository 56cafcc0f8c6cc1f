"""Procedural product-image studio."""
