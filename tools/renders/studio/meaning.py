"""What a Python file means, apart from how it is written: the part of it that a picture depends on."""

import ast

#: Modules that only type hints need.
HINTS = {"__future__", "collections.abc", "types", "typing"}
#: Parts of a syntax tree that never change what runs: type hints, and how a text was spelled.
SILENT = {"annotation", "returns", "type_comment", "type_params", "type_ignores", "kind"}


def meaning(code: str) -> str:
    """The code's statements in a form that comments, docstrings, layout and type hints do not change.

    It is written here and not by `ast.dump`, whose output differs between versions of Python.
    """
    try:
        return _written(ast.parse(code))
    except SyntaxError:
        return code


def _written(part: object) -> str:
    if isinstance(part, list):
        return f"[{','.join(_written(each) for each in part if not _is_silent(each))}]"
    if not isinstance(part, ast.AST):
        return repr(part)
    fields = {name: value for name, value in ast.iter_fields(part) if name not in SILENT and value not in (None, [])}
    # A constant's value may be None, and says so.
    if isinstance(part, ast.Constant):
        fields = {"value": part.value}
    return f"{type(part).__name__}({','.join(f'{name}={_written(value)}' for name, value in fields.items())})"


def _is_silent(statement: object) -> bool:
    """Whether a statement does nothing: a docstring, or the import of names for type hints."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Constant)
    return isinstance(statement, ast.ImportFrom) and statement.module in HINTS
