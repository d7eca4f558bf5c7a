"""The chapters of the rulebook that editions share, each in the order in which it is told.

A rule here reads its numbers from the edition's tables, calls other chapters through
`m.rules`, asks skills only at hook points, and never asks which edition it is in.
"""
