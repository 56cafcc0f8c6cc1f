"""Woven and knitted surfaces."""

import bpy

from studio.grounds import Nodes
from studio.materials import linear


def cloth(
    name: str,
    colour: str,
    *,
    threads: float,
    strength: float,
    rib: float = 0.0,
    stitches: tuple[tuple[float, float, float, float], ...] = (),
) -> bpy.types.Material:
    """Cloth with a sheen at its edges; threads to a unit, on the diagonal, or ribs around an opening.

    Stitches are lines a·|x| + b·y = c in the pattern, above some y.
    """
    material = bpy.data.materials.new(name)
    nodes = Nodes(material)
    place = nodes.add("TexCoord").outputs["UV"]

    def waves(direction: str, scale: float) -> bpy.types.NodeSocket:
        wave = nodes.add("TexWave", bands_direction=direction, wave_profile="SIN")
        nodes.tree.links.new(place, wave.inputs["Vector"])
        wave.inputs["Scale"].default_value, wave.inputs["Distortion"].default_value = scale, 0.6
        return wave.outputs["Fac"]

    height = waves("X", rib) if rib else nodes.math("MULTIPLY", waves("DIAGONAL", threads), waves("Y", threads * 0.7))
    noise = nodes.add("TexNoise")
    nodes.tree.links.new(place, noise.inputs["Vector"])
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = threads * 0.35, 4.0
    height = nodes.math("ADD", height, nodes.math("MULTIPLY", noise.outputs["Fac"], 0.5))
    x, y, _ = nodes.add("SeparateXYZ", place).outputs
    for a, b, c, lowest in stitches:
        line = nodes.math(
            "ADD",
            nodes.math("MULTIPLY", nodes.math("ABSOLUTE", x), a),
            nodes.math("SUBTRACT", nodes.math("MULTIPLY", y, b), c),
        )
        height = nodes.math(
            "SUBTRACT",
            height,
            nodes.math(
                "MULTIPLY",
                nodes.bell((line, 0.0, 0.003)),
                nodes.math("MULTIPLY", nodes.math("GREATER_THAN", y, lowest), 2.2),
            ),
        )
    bump = nodes.add("Bump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, 0.006 if rib else 0.003
    nodes.tree.links.new(height, bump.inputs["Height"])
    shader = nodes.add("BsdfPrincipled")
    shader.inputs["Base Color"].default_value = linear(colour)
    for key, value in (("Roughness", 0.88), ("Specular", 0.15), ("Sheen", 0.45), ("Sheen Tint", 0.5)):
        shader.inputs[key].default_value = value
    nodes.tree.links.new(bump.outputs[0], shader.inputs["Normal"])
    nodes.add("OutputMaterial", shader.outputs[0])
    return material
