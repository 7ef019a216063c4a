"""Operation graphs: records of the operations that array code performs on symbols."""
