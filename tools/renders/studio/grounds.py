"""What surrounds a subject: the dark studio's floor and wall, the paper, and the cards that polished parts reflect."""

from dataclasses import dataclass
from math import cos, radians

import bpy
from mathutils import Matrix, Vector

Color = tuple[float, float, float]

#: What Filmic shows as about #0B0D10, the pages' dark ground.
NIGHT: Color = (0.0050, 0.0062, 0.0080)
#: The light on the wall behind the subject, and how far it reaches.
GLOW: Color = (0.0150, 0.0195, 0.0255)
GLOW_WIDE, GLOW_HIGH = 2.9, 2.1
#: The floor's own colour where the pool of light is, how far that reaches, and how much of a mirror it is.
FLOOR: Color = (0.0165, 0.0174, 0.0190)
POOL = 2.1
FLOOR_MIRROR = 0.045


@dataclass(frozen=True)
class Card:
    """A soft white card that only shows in reflections.

    A direction, and the angles at which it begins to fade and is gone.
    """

    towards: Color
    inner: float
    outer: float
    color: Color


class Nodes:
    """A shader in the making."""

    def __init__(self, owner: bpy.types.Material | bpy.types.World) -> None:
        owner.use_nodes = True
        self.tree = owner.node_tree
        self.tree.nodes.clear()

    def add(self, kind: str, *inputs: object, **values: object) -> bpy.types.Node:
        """A node; inputs are sockets or constants, in order."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in values.items():
            setattr(node, key, value)
        for socket, value in zip(node.inputs, inputs):
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            elif value is not None:
                socket.default_value = value
        return node

    def math(self, operation: str, *inputs: object) -> bpy.types.NodeSocket:
        """One step of arithmetic."""
        return self.add("Math", *inputs, operation=operation).outputs[0]

    def smooth(self, value: bpy.types.NodeSocket, low: float, high: float) -> bpy.types.NodeSocket:
        """0 below low, 1 above high, and a soft way between."""
        return self.add("MapRange", value, low, high, 0.0, 1.0, interpolation_type="SMOOTHERSTEP").outputs[0]

    def bell(self, *parts: tuple[bpy.types.NodeSocket, float, float]) -> bpy.types.NodeSocket:
        """exp(-Σ((value - center) / width)²)."""
        squares = [
            self.math("POWER", self.math("DIVIDE", self.math("SUBTRACT", value, center), width), 2.0)
            for value, center, width in parts
        ]
        total = squares[0]
        for square in squares[1:]:
            total = self.math("ADD", total, square)
        return self.math("EXPONENT", self.math("MULTIPLY", total, -1.0))

    def scaled(self, color: Color, factor: object) -> bpy.types.NodeSocket:
        """The colour times a factor."""
        vector = self.add("VectorMath", color, None, None, None, operation="SCALE")
        self.tree.links.new(factor, vector.inputs["Scale"])
        return vector.outputs[0]

    def sum(self, first: bpy.types.NodeSocket, *rest: bpy.types.NodeSocket) -> bpy.types.NodeSocket:
        """Shaders on top of one another."""
        for shader in rest:
            first = self.add("AddShader", first, shader).outputs[0]
        return first


def surroundings(turn: Matrix, ambient: Color, seen: Color, cards: list[Card]) -> None:
    """Light from everywhere, and what polished surfaces see instead of it."""
    world = bpy.data.worlds.new("studio")
    nodes = Nodes(world)
    view = nodes.add("TexCoord").outputs["Generated"]
    # Sockets of colour and of vector convert into each other, so the sum can be taken as vectors.
    reflected = nodes.add("VectorMath", seen, (0.0, 0.0, 0.0), operation="ADD").outputs[0]
    for card in cards:
        axis = (turn.to_3x3() @ Vector(card.towards)).normalized()
        cosine = nodes.add("VectorMath", view, tuple(axis), operation="DOT_PRODUCT").outputs["Value"]
        lobe = nodes.smooth(cosine, cos(radians(card.outer)), cos(radians(card.inner)))
        reflected = nodes.add("VectorMath", reflected, nodes.scaled(card.color, lobe), operation="ADD").outputs[0]
    glossy = nodes.add("LightPath").outputs["Is Glossy Ray"]
    color = nodes.add("MixRGB", glossy, (*ambient, 1.0), reflected).outputs[0]
    nodes.add("OutputWorld", nodes.add("Background", color, 1.0).outputs[0])
    world.cycles.sampling_method = "NONE"
    bpy.context.scene.world = world


def night() -> bpy.types.Material:
    """Near black that shines by itself, so that the frame's edges are one known colour and the glow has no noise."""
    material = bpy.data.materials.new("night")
    nodes = Nodes(material)
    x, y, z = nodes.add("SeparateXYZ", nodes.add("TexCoord").outputs["Object"]).outputs
    glow = nodes.math("MULTIPLY", nodes.bell((x, 0.15, GLOW_WIDE), (z, 1.3, GLOW_HIGH)), nodes.smooth(y, 1.0, 7.0))
    # Beyond the pool the floor takes no light at all: a rim light would leave its patch there.
    pool = nodes.bell((x, 0.0, POOL), (y, 0.1, POOL * 1.15))
    diffuse = nodes.add("BsdfDiffuse", nodes.scaled(FLOOR, pool))
    # A constant share, not Fresnel's: at the camera's low angle the floor would be a mirror of every lamp.
    # And none of it before the subject, where it would show the rim lights themselves.
    mirrored = nodes.math("MULTIPLY", pool, nodes.smooth(y, -1.4, -0.3))
    mirror = nodes.add("BsdfGlossy", nodes.scaled((FLOOR_MIRROR,) * 3, mirrored), 0.08)
    own = [nodes.add("Emission", (*NIGHT, 1.0), 1.0), nodes.add("Emission", (*GLOW, 1.0), glow)]
    nodes.add("OutputMaterial", nodes.sum(*(shader.outputs[0] for shader in (diffuse, mirror, *own))))
    return material


def paper() -> bpy.types.Material:
    """Warm white, which lights the subject from below."""
    material = bpy.data.materials.new("paper")
    nodes = Nodes(material)
    nodes.add("OutputMaterial", nodes.add("BsdfDiffuse", (0.72, 0.71, 0.69, 1.0)).outputs[0])
    return material
