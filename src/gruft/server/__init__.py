"""The house on the network: guests, tables, and one socket for each who looks at them."""
