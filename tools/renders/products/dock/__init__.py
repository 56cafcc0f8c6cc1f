"""What the hexagonal dock is made of: materials, shells, cloth and cable."""
