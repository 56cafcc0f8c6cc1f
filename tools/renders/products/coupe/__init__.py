"""Parts of the sprinter's car form, a short coupé: body, cabin, ends and flanks."""
