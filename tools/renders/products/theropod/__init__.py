"""The bronze and slate theropod: its stance, its parts and the robot that it becomes."""
