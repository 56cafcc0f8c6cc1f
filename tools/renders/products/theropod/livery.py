"""The theropod's materials."""

from dataclasses import dataclass


from studio.materials import Material, aluminium, blackened, bronze, glow, gunmetal, ink, paint, rubber, steel


@dataclass(frozen=True, kw_only=True)
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
    return Livery(
        slate=paint("#2a353f", 0.36, 1.0, 0.35),
        deep=paint("#161c22", 0.38, 1.0, 0.35),
        bronze=bronze(),
        cast=gunmetal("#57371f"),
        frame=gunmetal("#2c2f34"),
        dark=blackened(),
        bright=steel(),
        ivory=aluminium("#aaa79f"),
        white=ink("#b9b6ae"),
        ember=glow("#ffab4a", 1.7),
        coal=glow("#ff7a26", 1.1),
        rubber=rubber(),
    )
