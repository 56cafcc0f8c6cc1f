"""Parts of the command hauler: livery, trunk, limbs and the truck form."""
