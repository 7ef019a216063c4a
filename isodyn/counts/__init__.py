"""What methods cost: operations counted here, beside what papers print."""
