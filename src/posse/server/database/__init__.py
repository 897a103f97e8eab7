"""The database: its tables, its migrations, one writer."""
