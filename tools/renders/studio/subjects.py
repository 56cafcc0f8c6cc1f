"""What there is to render: the files of subjects, their views, and what each is made from."""

import ast
import json
import traceback
from dataclasses import asdict
from hashlib import sha256
from importlib import util
from pathlib import Path
from sys import path as search_path
from types import ModuleType

from studio.film import FRAMES_PER_SECOND, Film
from studio.meaning import meaning
from studio.version import STUDIO_VERSION
from studio.view import View

HOME = Path(__file__).resolve().parent.parent
FOLDERS = ("products", "gifts", "backdrops", "places", "films")


def subjects() -> dict[str, Path]:
    """Every subject's file, by the name that its pictures bear."""
    files = [file for folder in FOLDERS for file in sorted((HOME / folder).glob("*.py"))]
    return {file.stem.replace("_", "-"): file for file in files if not file.stem.startswith("_")}


def load(subject: str) -> ModuleType:
    """The module of a subject, named as its pictures are or by the path of its file."""
    file = Path(subject) if subject.endswith(".py") else subjects().get(subject.replace("_", "-"))
    if file is None or not file.exists():
        raise SystemExit(f"There is no subject “{subject}”. There are: {', '.join(subjects())}.")
    spec = util.spec_from_file_location(file.stem, file)
    module = util.module_from_spec(spec)
    search_path[:0] = [str(file.parent), str(HOME / "products")]
    spec.loader.exec_module(module)
    return module


def shots(module: ModuleType) -> dict[str, View | Film]:
    """All that can be made of a subject: few have films, and a film's own file has no pictures."""
    return {**getattr(module, "VIEWS", {}), **getattr(module, "FILMS", {})}


def describe() -> str:
    """All subjects with their views, or with why their file cannot be read, as JSON."""
    known = {subject: {"code": code(file), **_views(subject)} for subject, file in subjects().items()}
    return json.dumps({"studio": STUDIO_VERSION, "subjects": known})


def code(file: Path) -> list[str]:
    """A digest of what each of a subject's files means, which its pictures are made from."""
    return [sha256(meaning(source.read_text()).encode()).hexdigest() for source in sources(file)]


def _views(subject: str) -> dict[str, object]:
    try:
        return {
            "views": {
                name: _film(shot) if isinstance(shot, Film) else _picture(shot)
                for name, shot in shots(load(subject)).items()
            }
        }
    except BaseException as error:  # A subject's file may raise anything, and the others must still be listed.
        return {"error": "".join(traceback.format_exception_only(error)).strip()}


def _picture(view: View) -> dict[str, object]:
    return {"size": view.size, "rig": view.rig, "asks": _asks(view)}


def _film(film: Film) -> dict[str, object]:
    asks = {"start": _asks(film.start), "end": _asks(film.end), "size": film.size, "frames": film.frames}
    made = {
        "frames": film.frames,
        "rate": FRAMES_PER_SECOND,
        **{name: True for name in ("scrubbed", "looped") if getattr(film, name)},
    }
    return {"size": film.size, "rig": film.end.rig, "asks": asks, "film": made}


def _asks(view: View) -> dict[str, object]:
    """What differs from the defaults, so that a new field does not change every view."""
    return {name: value for name, value in asdict(view).items() if name in _REQUIRED or value != _DEFAULTS[name]}


_DEFAULTS = asdict(View(form=""))
_REQUIRED = {"form"}


def sources(file: Path) -> list[Path]:
    """The file and what it imports from the subjects' folders, near and far."""
    found, open_files = [], [file]
    while open_files:
        source = open_files.pop()
        if source in found or not source.is_file():
            continue
        found.append(source)
        try:
            tree = ast.parse(source.read_text())
        except SyntaxError:
            continue
        for node in ast.walk(tree):
            for place in _places(node, source):
                if place.relative_to(HOME).parts[:1] in {(folder,) for folder in FOLDERS}:
                    open_files += [place.with_suffix(".py"), place / "__init__.py"]
    return sorted(found)


def _places(node: ast.AST, source: Path) -> list[Path]:
    """Where an import statement's modules may be, without their ending.

    A subject's folder and the products' are on the search path.
    """
    if isinstance(node, ast.Import):
        return [base.joinpath(*alias.name.split(".")) for alias in node.names for base in _bases(source)]
    if not isinstance(node, ast.ImportFrom):
        return []
    bases = [source.parents[node.level - 1]] if node.level else _bases(source)
    places = [base.joinpath(*(node.module or "").split(".")) if node.module else base for base in bases]
    return [*places, *(place / alias.name for place in places for alias in node.names)]


def _bases(source: Path) -> list[Path]:
    return [HOME, HOME / source.relative_to(HOME).parts[0], HOME / "products"]
