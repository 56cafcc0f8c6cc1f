"""The dock's materials."""

from dataclasses import dataclass

import bpy

from studio.materials import Material, aluminium, blackened, glow, gold, gunmetal, ink, linear, matte, satin


ION = "#4FE3F5"


@dataclass(frozen=True, kw_only=True)
class Livery:
    """The dock's materials."""

    shell: Material
    fabric: Material
    fleck: Material
    trim: Material
    pan: Material
    dark: Material
    pad: Material
    display: Material
    top: Material
    ion: Material
    gold: Material
    print: Material


def brushed() -> Material:
    """Aluminium with straight grain along X, for the flat top: the kit's steel is grained for upright faces."""
    material = bpy.data.materials.new("brushed plate")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface, bump = nodes["Principled BSDF"], nodes.new("ShaderNodeBump")
    place_, grain, source = (nodes.new(f"ShaderNode{kind}") for kind in ("Mapping", "TexNoise", "TexCoord"))
    place_.inputs["Scale"].default_value = (5.0, 700.0, 5.0)
    grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value = 1.0, 3.0
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.12, 0.0006
    surface.inputs["Base Color"].default_value, surface.inputs["Metallic"].default_value = linear("#6c737a"), 1.0
    surface.inputs["Roughness"].default_value, surface.inputs["Anisotropic"].default_value = 0.3, 0.4
    links.new(source.outputs["Object"], place_.inputs["Vector"])
    links.new(place_.outputs["Vector"], grain.inputs["Vector"])
    links.new(grain.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    return material


def dull(colour: str) -> Material:
    """Soft-touch coating that takes no gloss even at a grazing angle, where the rim lights would whiten it."""
    material = bpy.data.materials.new("soft touch")
    material.use_nodes = True
    inputs = material.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value, inputs["Specular"].default_value, inputs["Roughness"].default_value = (
        linear(colour),
        0.04,
        0.9,
    )
    return material


def livery() -> Livery:
    """Pale stone over charcoal cloth, brushed metal, one light."""
    return Livery(
        shell=satin("#8f9698"),
        fabric=matte("#23272c"),
        fleck=matte("#2f353b"),
        trim=aluminium("#7d848b"),
        pan=gunmetal("#24272b"),
        dark=blackened(),
        pad=dull("#0d0f11"),
        display=ink("#050709"),
        top=brushed(),
        ion=glow(ION, 1.7),
        gold=gold(),
        print=ink("#2f3538"),
    )
