"""The theropod's materials."""

from dataclasses import dataclass

import bpy

from studio.materials import aluminium, blackened, bronze, glow, gunmetal, ink, paint, rubber, steel

Material = bpy.types.Material


@dataclass(frozen=True)
class Livery:
    """Slate armour over bronze bones in a blackened frame."""
    slate: Material
    deep: Material
    bronze: Material
    cast: Material
    frame: Material
    dark: Material
    bright: Material
    ivory: Material
    white: Material
    ember: Material
    coal: Material
    rubber: Material


def livery() -> Livery:
    """Two slates, two bronzes, bare metal for claws, ember for light."""
    return Livery(paint('#2a353f', 0.36, 1.0, 0.35), paint('#161c22', 0.38, 1.0, 0.35), bronze(), gunmetal('#57371f'), gunmetal('#2c2f34'),
                  blackened(), steel(),
                  aluminium('#aaa79f'), ink('#b9b6ae'), glow('#ffab4a', 1.7), glow('#ff7a26', 1.1), rubber())
