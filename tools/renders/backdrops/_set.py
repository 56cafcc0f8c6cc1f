"""What all backdrops share: an empty scene, a room of light, shaders for grounds and light, and their two crops."""

import bmesh
import bpy
from mathutils import Matrix

from studio.geometry import begin as forget
from studio.grounds import Color, Nodes
from studio.materials import linear
from studio.rigs import Stage
from studio.view import View

Place = tuple[float, float, float]


def begin() -> Stage:
    """Empties the scene; lamps are hung with what it returns, in plain units."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget()
    return Stage(Matrix.Identity(4), 1.0)


def crops(
    wide: Place,
    wide_half: float,
    tall: Place,
    tall_half: float,
    *,
    elevation: float = 0.0,
    azimuth: float = 0.0,
    lens: float = 70.0,
    fstop: float | None = None,
    exposure: float = 0.0,
) -> dict[str, View]:
    """A wide and a tall view: what each looks at, and half of its shorter side."""
    shared = {
        "rig": "own",
        "azimuth": azimuth,
        "elevation": elevation,
        "lens": lens,
        "margin": 0.0,
        "fstop": fstop,
        "exposure": exposure,
    }
    return {
        "wide": View(form="wide", size=(2400, 1200), target=wide, radius=wide_half, samples=40, **shared),
        "tall": View(form="tall", size=(1080, 1350), target=tall, radius=tall_half, samples=48, **shared),
    }


def sheet(name: str, corners: tuple[Place, Place, Place, Place], material: bpy.types.Material) -> bpy.types.Object:
    """A flat four-cornered surface, with texture coordinates from corner to corner."""
    mesh = bmesh.new()
    face = mesh.faces.new([mesh.verts.new(corner) for corner in corners])
    layer = mesh.loops.layers.uv.new()
    for loop, place in zip(face.loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop[layer].uv = place
    return add(name, mesh, material)


def add(name: str, mesh: bmesh.types.BMesh, material: bpy.types.Material, smooth: bool = False) -> bpy.types.Object:
    """Puts a mesh into the scene."""
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    for face in data.polygons:
        face.use_smooth = smooth
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def wall(
    name: str, colour: str, roughness: float, grain: float = 0.0, shine: Color = (0.0, 0.0, 0.0)
) -> bpy.types.Material:
    """A painted surface, a little uneven, that may shine faintly by itself."""
    material = bpy.data.materials.new(name)
    nodes = Nodes(material)
    shader = nodes.add("BsdfPrincipled")
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = roughness, 0.25
    shader.inputs["Emission"].default_value, shader.inputs["Emission Strength"].default_value = (*shine, 1.0), 1.0
    if grain:
        noise = nodes.add("TexNoise")
        nodes.tree.links.new(nodes.add("TexCoord").outputs["Object"], noise.inputs["Vector"])
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 140.0, 4.0
        bump = nodes.add("Bump")
        bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = grain, 0.003
        nodes.tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
        nodes.tree.links.new(bump.outputs[0], shader.inputs["Normal"])
    nodes.add("OutputMaterial", shader.outputs[0])
    return material


def brushed(name: str, colour: str) -> bpy.types.Material:
    """Metal that was ground lengthwise: fine scratches along x."""
    material = bpy.data.materials.new(name)
    nodes = Nodes(material)
    place = nodes.add("Mapping", nodes.add("TexCoord").outputs["Object"], None, None, (1.2, 160.0, 160.0))
    scratches = nodes.add("TexNoise", place.outputs[0])
    scratches.inputs["Scale"].default_value, scratches.inputs["Detail"].default_value = 1.0, 5.0
    bump = nodes.add("Bump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.10, 0.002
    nodes.tree.links.new(scratches.outputs["Fac"], bump.inputs["Height"])
    shader = nodes.add("BsdfPrincipled")
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Metallic"].default_value = 1.0
    roughness = nodes.add("MapRange", scratches.outputs["Fac"], 0.3, 0.7, 0.30, 0.46).outputs[0]
    for key, value in (("Roughness", roughness), ("Normal", bump.outputs[0])):
        nodes.tree.links.new(value, shader.inputs[key])
    nodes.add("OutputMaterial", shader.outputs[0])
    return material


def light(name: str, colour: str, strength: float) -> bpy.types.Material:
    """A surface that is nothing but light."""
    material = bpy.data.materials.new(name)
    nodes = Nodes(material)
    nodes.add("OutputMaterial", nodes.add("Emission", linear(colour), strength).outputs[0])
    return material


def haze(name: str, colour: str, strength: float) -> bpy.types.Material:
    """Light in the air: on a sheet, brightest along its middle and gone at its edges."""
    material = bpy.data.materials.new(name)
    nodes = Nodes(material)
    u, v, _ = nodes.add("SeparateXYZ", nodes.add("TexCoord").outputs["UV"]).outputs
    # Multiplied with a ramp, because a bell alone never quite reaches nothing.
    ends = nodes.math(
        "MULTIPLY",
        nodes.smooth(nodes.math("ABSOLUTE", nodes.math("SUBTRACT", u, 0.5)), 0.5, 0.15),
        nodes.smooth(nodes.math("ABSOLUTE", nodes.math("SUBTRACT", v, 0.5)), 0.5, 0.25),
    )
    glow = nodes.math("MULTIPLY", nodes.bell((u, 0.5, 0.17)), ends)
    emission = nodes.add("Emission", linear(colour), nodes.math("MULTIPLY", glow, strength))
    nodes.add("OutputMaterial", nodes.sum(nodes.add("BsdfTransparent").outputs[0], emission.outputs[0]))
    return material
