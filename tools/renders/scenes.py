"""Says what each view's scene is made of, to prove that a change of the code changes no picture.

blender -b --factory-startup -P tools/renders/scenes.py -- <folder of renders> <file.json> [<subject> …]

It builds every scene and renders none. The file holds one digest for each picture, and what `render.py --list` says.
README.md, “A change that must change no picture”, says how it is used.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import bpy
import numpy as np

HERE, FILE, *NAMES = sys.argv[sys.argv.index("--") + 1 :]
sys.path.insert(0, str(Path(HERE).resolve()))
sys.dont_write_bytecode = True

from studio.camera import subject_vertices  # noqa: E402
from studio.film import PREVIEW_STEP, Film  # noqa: E402
from studio.subjects import describe, load, shots, subjects  # noqa: E402

#: What only says where an editor shows a thing.
UNSEEN = {"name", "label", "location", "width", "height", "dimensions", "select", "session_uuid", "is_evaluated"}


def values(thing: bpy.types.bpy_struct, but: set[str] = UNSEEN) -> list[tuple[str, object]]:
    """The plain properties of a thing of Blender's, such as a light's energy and size."""
    found = []
    for each in thing.bl_rna.properties:
        if each.type in {"POINTER", "COLLECTION"} or each.identifier in but:
            continue
        value = getattr(thing, each.identifier)
        found.append((each.identifier, plain(value)))
    return found


def plain(value: Any) -> object:
    """A value that JSON can hold."""
    if isinstance(value, (int, float, str, bool)) or value is None:
        return value
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    return [plain(each) for each in value]


def tree(owner: bpy.types.Material | bpy.types.World | None) -> list[object]:
    """The nodes of a material or a world, what their inputs are set to, and how they are linked."""
    if owner is None or owner.node_tree is None:
        return []
    order = {node.name: i for i, node in enumerate(owner.node_tree.nodes)}
    nodes = [
        (
            node.bl_idname,
            values(node),
            [plain(socket.default_value) for socket in node.inputs if hasattr(socket, "default_value")],
        )
        for node in owner.node_tree.nodes
    ]
    links = [
        (order[link.from_node.name], link.from_socket.identifier, order[link.to_node.name], link.to_socket.identifier)
        for link in owner.node_tree.links
    ]
    return [nodes, sorted(links)]


def numbers(collection: bpy.types.bpy_prop_collection, name: str, width: int, kind: type) -> bytes:
    """One property of all a mesh's vertices, loops or faces."""
    found: np.ndarray = np.empty(len(collection) * width, kind)
    collection.foreach_get(name, found)
    return found.tobytes()


def scene() -> str:
    """A digest of all that stands in the scene: shapes as they render, places, materials and lights."""
    digest = sha256()
    for thing in sorted(bpy.context.scene.objects, key=lambda thing: thing.name):
        facts = [thing.name, thing.type, values(thing, {"session_uuid"}), [list(row) for row in thing.matrix_world]]
        facts += [[(modifier.type, values(modifier)) for modifier in thing.modifiers]]
        facts += [[(slot.material.name, tree(slot.material)) for slot in thing.material_slots if slot.material]]
        if thing.type == "LIGHT":
            facts += [values(thing.data), tree(thing.data) if thing.data.use_nodes else []]
        digest.update(json.dumps(facts).encode())
        if thing.type == "MESH":
            mesh = thing.data
            digest.update(numbers(mesh.vertices, "co", 3, np.float32))
            digest.update(numbers(mesh.loops, "vertex_index", 1, np.int32))
            for name, kind in (("loop_total", np.int32), ("material_index", np.int32), ("use_smooth", bool)):
                digest.update(numbers(mesh.polygons, name, 1, kind))
            for layer in mesh.uv_layers:
                digest.update(numbers(layer.data, "uv", 2, np.float32))
        if thing.type in {"MESH", "CURVE", "FONT", "SURFACE"} and not thing.hide_render:
            digest.update(np.ascontiguousarray(subject_vertices([thing]), np.float32).tobytes())
    digest.update(json.dumps(tree(bpy.context.scene.world)).encode())
    return digest.hexdigest()


def main() -> None:
    scenes: dict[str, list[str]] = {}
    for subject in NAMES or subjects():
        module, known = load(subject), {}
        for name, shot in shots(module).items():
            if isinstance(shot, Film):
                frames = sorted({*range(0, shot.frames, PREVIEW_STEP), shot.frames - 1})
                asked = [(shot.end.form, shot.pose(frame / (shot.frames - 1))) for frame in frames]
            else:
                asked = [(shot.form, shot.pose)]
            for form, pose in asked:
                if (form, pose) not in known:
                    bpy.ops.wm.read_factory_settings(use_empty=True)
                    module.build(form, pose)
                    known[form, pose] = scene()
            scenes[f"{subject}/{name}"] = [known[each] for each in asked]
        print(f"{subject}: {len(known)} scenes", flush=True)
    Path(FILE).write_text(json.dumps({"scenes": scenes, "listing": json.loads(describe())}))


main()
