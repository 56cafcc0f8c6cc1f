"""The livery of a machine: the materials that its parts are made of, each named after its use."""

from dataclasses import dataclass

from studio.materials import Material


@dataclass(frozen=True, kw_only=True)
class Livery:
    """The materials that nearly every machine has. A product's own livery adds to them."""

    #: The outer plates.
    shell: Material
    #: The metal that carries the plates.
    frame: Material
    #: What lies deep between the plates.
    dark: Material
    #: Bare, polished metal.
    bright: Material
    #: Letters and marks.
    print: Material
    #: What glows.
    light: Material
