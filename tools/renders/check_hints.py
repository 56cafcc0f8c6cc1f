"""Names every function whose arguments or result have no type hint: python3 check_hints.py <file> …"""

import ast
import sys
from pathlib import Path


def missing(code: str) -> list[tuple[int, str]]:
    """The line and the name of each function that is not hinted in full."""
    return [
        (node.lineno, node.name)
        for node in ast.walk(ast.parse(code))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not _is_hinted(node)
    ]


def _is_hinted(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    given = function.args
    every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    named = [each for each in every if each is not None and each.arg not in {"self", "cls"}]
    return function.returns is not None and all(each.annotation is not None for each in named)


if __name__ == "__main__":
    found = [f"{file}:{line} {name}" for file in sys.argv[1:] for line, name in missing(Path(file).read_text())]
    print("\n".join(found))
    sys.exit(1 if found else 0)
