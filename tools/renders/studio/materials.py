"""Materials of the studio: paints, metals, rubber, glass and light, made once per scene and found again by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import bpy

#: What a part is made of; every module names it from here.
Material: TypeAlias = bpy.types.Material
Colour: TypeAlias = tuple[float, float, float, float]


def linear(colour: str) -> Colour:
    """'#RRGGBB' as linear light."""
    channels = [int(colour.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*((c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in channels), 1.0)


class _Shader:
    """One Principled material with helpers for the few nodes the studio uses."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.links = self.material.node_tree.links
        self.surface = self.nodes["Principled BSDF"]

    def set(self, **values: float | Colour) -> None:
        for key, value in values.items():
            self.surface.inputs[key.replace("_", " ").title()].default_value = value

    def noise(self, scale: float | tuple[float, float, float], detail: float = 2.0) -> bpy.types.NodeSocket:
        """Noise in object space; a tuple stretches it."""
        texture, place, source = (self.nodes.new(f"ShaderNode{kind}") for kind in ("TexNoise", "Mapping", "TexCoord"))
        place.inputs["Scale"].default_value = scale if isinstance(scale, tuple) else (scale, scale, scale)
        texture.inputs["Scale"].default_value = 1.0
        texture.inputs["Detail"].default_value = detail
        self.links.new(source.outputs["Object"], place.inputs["Vector"])
        self.links.new(place.outputs["Vector"], texture.inputs["Vector"])
        return texture.outputs["Fac"]

    def bump(self, scale: float | tuple[float, float, float], strength: float, distance: float = 0.001) -> None:
        """Fine relief on every normal, so that no surface is mathematically perfect."""
        node = self.nodes.new("ShaderNodeBump")
        node.inputs["Strength"].default_value = strength
        node.inputs["Distance"].default_value = distance
        self.links.new(self.noise(scale), node.inputs["Height"])
        self.links.new(node.outputs["Normal"], self.surface.inputs["Normal"])

    def vary_roughness(self, low: float, high: float, scale: float | tuple[float, float, float]) -> None:
        """Handled, uneven gloss between two roughness values."""
        spread = self.nodes.new("ShaderNodeMapRange")
        for key, value in (("From Min", 0.3), ("From Max", 0.7), ("To Min", low), ("To Max", high)):
            spread.inputs[key].default_value = value
        self.links.new(self.noise(scale, 4.0), spread.inputs["Value"])
        self.links.new(spread.outputs["Result"], self.surface.inputs["Roughness"])


def _once(name: str, make: Callable[[_Shader], None]) -> Material:
    found = bpy.data.materials.get(name)
    if found:
        return found
    shader = _Shader(name)
    make(shader)
    return shader.material


def paint(colour: str, roughness: float = 0.38, coat: float = 1.0, metallic: float = 0.0) -> Material:
    """Lacquered plastic or die-cast: base roughness under a clear coat, with a hint of orange peel."""

    def make(s: _Shader) -> None:
        s.set(base_color=linear(colour), metallic=metallic, specular=0.28, clearcoat=coat, clearcoat_roughness=0.04)
        s.vary_roughness(roughness - 0.03, roughness + 0.04, 9.0)
        s.bump(260.0, 0.035)

    return _once(f"paint {colour} {roughness} {coat} {metallic}", make)


def metallic(colour: str, roughness: float = 0.34) -> Material:
    """Metallic car paint: half metal under a clear coat."""
    return paint(colour, roughness, 1.0, 0.62)


def satin(colour: str) -> Material:
    """Silky moulded plastic without lacquer."""
    return paint(colour, 0.44, 0.15)


def matte(colour: str) -> Material:
    """Dull, slightly grained plastic."""

    def make(s: _Shader) -> None:
        s.set(base_color=linear(colour), roughness=0.62, specular=0.35)
        s.bump(420.0, 0.12)

    return _once(f"matte {colour}", make)


def ink(colour: str = "#cfd3d1") -> Material:
    """Printed marking."""
    return _once(f"ink {colour}", lambda s: s.set(base_color=linear(colour), roughness=0.5, specular=0.3))


def _metal(name: str, colour: str, roughness: float, metal: float = 1.0, grain: float = 0.05) -> Material:
    def make(s: _Shader) -> None:
        s.set(base_color=linear(colour), metallic=metal)
        s.vary_roughness(roughness - 0.05, roughness + 0.06, 14.0)
        s.bump(300.0, grain)

    return _once(name, make)


def gunmetal(colour: str = "#3a3f47") -> Material:
    """Dark cast metal of frames and joints."""
    return _metal(f"gunmetal {colour}", colour, 0.36, 0.85)


def blackened(colour: str = "#15171b") -> Material:
    """Near-black mechanical filling behind the armour."""
    return _metal(f"blackened {colour}", colour, 0.46, 0.5)


def aluminium(colour: str = "#a9b0b8") -> Material:
    """Light bead-blasted metal."""
    return _metal(f"aluminium {colour}", colour, 0.34, 0.9)


def gold() -> Material:
    """Warm polished gold."""
    return _metal("gold", "#d6a24a", 0.22)


def bronze() -> Material:
    """Dark statue bronze."""
    return _metal("bronze", "#8a5a34", 0.34)


def steel() -> Material:
    """Brushed steel: anisotropic, with a stretched grain."""

    def make(s: _Shader) -> None:
        s.set(base_color=linear("#b4b8bd"), metallic=1.0, anisotropic=0.5)
        s.vary_roughness(0.26, 0.36, (20.0, 20.0, 300.0))
        s.bump((30.0, 30.0, 420.0), 0.03, 0.0006)

    return _once("steel", make)


def chrome() -> Material:
    """Bright plated metal."""
    return _once("chrome", lambda s: s.set(base_color=linear("#d2d5d9"), metallic=1.0, roughness=0.09))


def rubber(colour: str = "#17181a") -> Material:
    """Tyres, hoses, soles."""

    def make(s: _Shader) -> None:
        s.set(base_color=linear(colour), roughness=0.72, specular=0.3)
        s.bump(180.0, 0.18)

    return _once(f"rubber {colour}", make)


def glass(colour: str = "#07090c") -> Material:
    """Opaque dark glass of visors and windscreens; no transmission, hence no noise."""
    return _once(
        f"glass {colour}",
        lambda s: s.set(
            base_color=linear(colour), roughness=0.06, specular=0.6, clearcoat=1.0, clearcoat_roughness=0.02
        ),
    )


def clear(colour: str = "#e8f2f6") -> Material:
    """Thin clear cover of lamps and lenses: see-through head on, mirroring at its edge."""

    def make(s: _Shader) -> None:
        mix, through, shine, edge, front = (
            s.nodes.new(f"ShaderNode{k}") for k in ("MixShader", "BsdfTransparent", "BsdfGlossy", "Fresnel", "Math")
        )
        # Seen from inside, Fresnel would mirror everything: rays only reflect on their way in.
        front.operation, front.use_clamp = "SUBTRACT", True
        s.links.new(edge.outputs["Fac"], front.inputs[0])
        s.links.new(s.nodes.new("ShaderNodeNewGeometry").outputs["Backfacing"], front.inputs[1])
        through.inputs["Color"].default_value = linear(colour)
        shine.inputs["Roughness"].default_value = 0.03
        edge.inputs["IOR"].default_value = 1.6
        s.links.new(front.outputs[0], mix.inputs["Fac"])
        s.links.new(through.outputs["BSDF"], mix.inputs[1])
        s.links.new(shine.outputs["BSDF"], mix.inputs[2])
        s.links.new(mix.outputs["Shader"], s.nodes["Material Output"].inputs["Surface"])

    return _once(f"clear {colour}", make)


def smoked(colour: str = "#8d979f", sheen: str = "#b9c4cc") -> Material:
    """Tinted glass of cars: one sees what is inside, under a soft image of the sky.

    The image is computed, not traced: mirror images of lamps would need many more rays to be free of noise.
    """

    def make(s: _Shader) -> None:
        mix, through, sky, facing, reflection, axes, height, share, front = (
            s.nodes.new(f"ShaderNode{kind}")
            for kind in (
                "MixShader",
                "BsdfTransparent",
                "Emission",
                "LayerWeight",
                "TexCoord",
                "SeparateXYZ",
                "MapRange",
                "Math",
                "Math",
            )
        )
        through.inputs["Color"].default_value = linear(colour)
        sky.inputs["Color"].default_value = linear(sheen)
        height.interpolation_type = "SMOOTHSTEP"
        for key, value in (("From Min", 0.1), ("From Max", 0.95), ("To Min", 0.0), ("To Max", 0.55)):
            height.inputs[key].default_value = value
        share.operation, front.operation, front.use_clamp = "MULTIPLY", "SUBTRACT", True
        s.links.new(reflection.outputs["Reflection"], axes.inputs["Vector"])
        s.links.new(axes.outputs["Z"], height.inputs["Value"])
        s.links.new(height.outputs["Result"], share.inputs[0])
        s.links.new(facing.outputs["Facing"], share.inputs[1])
        # The far side of a pane shows no sky.
        s.links.new(share.outputs["Value"], front.inputs[0])
        s.links.new(s.nodes.new("ShaderNodeNewGeometry").outputs["Backfacing"], front.inputs[1])
        s.links.new(front.outputs["Value"], mix.inputs["Fac"])
        s.links.new(through.outputs["BSDF"], mix.inputs[1])
        s.links.new(sky.outputs["Emission"], mix.inputs[2])
        s.links.new(mix.outputs["Shader"], s.nodes["Material Output"].inputs["Surface"])

    return _once(f"smoked {colour} {sheen}", make)


def glow(colour: str = "#7fd4ff", strength: float = 1.5) -> Material:
    """Lit visor, lamp or display segment; much above 1.5 the colour washes out."""
    return _once(
        f"glow {colour} {strength}",
        lambda s: s.set(base_color=linear(colour), emission=linear(colour), emission_strength=strength, roughness=0.3),
    )


def screen(colour: str = "#0a1418") -> Material:
    """Display glass that is switched on: dark, faintly lit, mirroring."""
    return _once(
        f"screen {colour}",
        lambda s: s.set(
            base_color=linear(colour),
            emission=linear(colour),
            emission_strength=0.6,
            roughness=0.08,
            clearcoat=1.0,
            clearcoat_roughness=0.02,
        ),
    )
