"""What methods cost: operations counted here, and what papers print."""
