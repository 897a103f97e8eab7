"""What every game stands on: records, rules, chance, the contract, the table."""
