"""Inducements: each is a rule in force for the side that has paid for it."""
