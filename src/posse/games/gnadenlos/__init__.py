"""Gnadenlos!, by Klaus Teuber: hire adventurers with notes of debt, and be there on payday."""
