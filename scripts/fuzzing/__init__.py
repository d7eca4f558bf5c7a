"""Whole matches played at random, the checks made while they are, and what must have occurred.

`scripts/fuzz.py` and `scripts/compare_builds.py` run it; so do the tests of properties.
"""
