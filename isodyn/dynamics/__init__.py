"""From a robot and a method to compiled quantities."""
