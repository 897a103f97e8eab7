"""What every game stands on: structs, rules, chance, the contract, the table."""
