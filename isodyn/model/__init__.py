"""The model: links, joints, robots, the readers and writers, the catalogue, and the reduced tree that formulations see."""
