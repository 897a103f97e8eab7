"""Tables for people: accounts, a lobby, live tables, records and ratings behind one address."""
