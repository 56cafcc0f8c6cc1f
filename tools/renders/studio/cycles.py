"""Path tracing: how rays are spent, and the passes that the denoiser reads."""

from pathlib import Path

import bpy
import numpy as np

from studio.images import read
from studio.view import View

#: Few, because what is left of the noise is the denoiser's work.
SAMPLES = {"dark": 14, "light": 14, "cut-out": 32, "own": 48}
PREVIEW_SAMPLES = 12
PREVIEW_SCALE = 4

#: The passes, and the names of their files.
_PASSES = {
    "Image": "color",
    "Alpha": "alpha",
    "Denoising Albedo": "albedo",
    "Denoising Normal": "normal",
    "IndexOB": "subject",
}


def configure(view: View, preview: bool) -> None:
    """Sets the scene's renderer for one view."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    width, height = view.size
    scale = PREVIEW_SCALE if preview else 1
    scene.render.resolution_x, scene.render.resolution_y = width // scale, height // scale
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = view.rig in ("light", "cut-out")
    scene.render.use_persistent_data = False
    cycles = scene.cycles
    cycles.device = "CPU"
    samples = view.samples or SAMPLES[view.rig]
    cycles.samples = PREVIEW_SAMPLES if preview else samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.08
    cycles.adaptive_min_samples = min(12, cycles.samples)
    cycles.use_denoising = False
    cycles.seed = 7
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6.0
    cycles.sample_clamp_direct = 24.0
    cycles.blur_glossy = 0.6
    cycles.filter_width = 1.4
    cycles.use_auto_tile = False
    # Half of all light rays would go to whatever glows, however small; a bounce finds it soon enough.
    for material in bpy.data.materials:
        material.cycles.sample_as_light = view.rig == "own"


def render(folder: Path) -> dict[str, np.ndarray]:
    """Renders the scene, and returns its passes as (height, width, channels), top row first."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_object_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = str(folder)
    output.format.file_format = "OPEN_EXR"
    output.format.color_depth, output.format.exr_codec, output.format.color_mode = "32", "NONE", "RGBA"
    output.file_slots.clear()
    for source, name in _PASSES.items():
        output.file_slots.new(name)
        tree.links.new(layers.outputs[source], output.inputs[name])
    scene.frame_set(1)
    bpy.ops.render.render()
    passes = {name: read(folder / f"{name}0001.exr") for name in _PASSES.values()}
    for name in passes:
        (folder / f"{name}0001.exr").unlink()
    scene.use_nodes = False
    return passes
