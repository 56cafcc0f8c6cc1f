"""Reading and writing pictures with Blender, which alone knows the view transform."""

from pathlib import Path

import bpy
import numpy as np


def read(file: Path) -> np.ndarray:
    """A file's values as they are stored, (height, width, 4), top row first."""
    image = bpy.data.images.load(str(file))
    image.colorspace_settings.name, image.alpha_mode = "Raw", "CHANNEL_PACKED"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1].copy()


def write(pixels: np.ndarray, file: Path, transform: str, exposure: float, alpha: bool) -> None:
    """Writes linear, premultiplied pixels through a view transform."""
    scene = bpy.context.scene
    scene.display_settings.display_device = "sRGB"
    view = scene.view_settings
    view.view_transform, view.exposure, view.gamma = transform, exposure, 1.0
    view.look = "Medium High Contrast" if transform == "Filmic" else "None"
    scene.render.dither_intensity = 0.0
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.compression = "PNG", "16", 15
    settings.color_mode = "RGBA" if alpha else "RGB"
    height, width = pixels.shape[:2]
    image = bpy.data.images.new("developed", width, height, alpha=True, float_buffer=True)
    image.colorspace_settings.name, image.alpha_mode = "Linear", "PREMUL"
    image.pixels.foreach_set(np.ascontiguousarray(pixels[::-1], np.float32).ravel())
    image.save_render(str(file), scene=scene)
    bpy.data.images.remove(image)
