"""The outline of a subject, black on white: products must be told apart by it alone."""

from pathlib import Path

import bpy

from studio.view import View

WIDTH = 240


def render(view: View, file: Path) -> None:
    """Draws the scene flat, in a second."""
    scene = bpy.context.scene
    scene.render.engine = "BLENDER_WORKBENCH"
    width, height = view.size
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, round(WIDTH * height / width)
    shading = scene.display.shading
    shading.light, shading.color_type, shading.single_color = "FLAT", "SINGLE", (0.0, 0.0, 0.0)
    shading.show_cavity = shading.show_object_outline = shading.show_shadows = False
    scene.display.render_aa = "8"
    world = bpy.data.worlds.new("white")
    world.color = (1.0, 1.0, 1.0)
    scene.world = world
    scene.view_settings.view_transform = "Standard"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.filepath = str(file)
    bpy.ops.render.render(write_still=True)
