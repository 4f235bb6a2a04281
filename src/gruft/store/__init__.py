"""Where tables are kept: every act durably, under its number, before anybody is told of it."""
