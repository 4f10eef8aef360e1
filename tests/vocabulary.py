"""What card files of both families keep to: they change the table only by its verbs."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Collection, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

CHANGING = {
    "add", "append", "clear", "difference_update", "discard", "extend", "insert", "intersection_update", "pop",
    "popitem", "remove", "reverse", "setdefault", "sort", "symmetric_difference_update", "update",
}  # fmt: skip
BY_NAME = {"delattr", "setattr", "vars"}
NEW = (ast.List, ast.ListComp, ast.Set, ast.SetComp, ast.Dict, ast.DictComp, ast.Tuple, ast.Constant)
MAKERS = {"dict", "len", "list", "max", "min", "set", "sorted", "sum"}
Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


@cache
def tree_of(module: Path) -> ast.Module:
    return ast.parse(module.read_text())


def helped(module: Path, within: str = "", own: tuple[str, ...] = ()) -> set[str]:
    """The functions that it gets from elsewhere: from within a package, but for those of its own."""
    imports = [node for node in ast.walk(tree_of(module)) if isinstance(node, ast.ImportFrom) and node.module]
    return {
        name.name
        for node in imports
        for name in node.names
        if str(node.module).startswith(within) and not str(node.module).startswith(own)
        if inspect.isfunction(getattr(import_module(str(node.module)), name.name, None))
    }


def functions(tree: ast.Module) -> Iterator[Function]:
    """Those that get the table."""
    for node in ast.walk(tree):
        if isinstance(node, Function) and "g" in [each.arg for each in node.args.args]:
            yield node


def written(tree: ast.Module, verbs: Collection[str], fresh: Collection[str] = ()) -> list[str]:
    """Where functions that get the table change anything but what is their own: what they have made themselves, and
    the lists that these queries give."""
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for function in functions(tree)
        for node in ast.walk(function)
        if isinstance(node, ast.expr | ast.stmt) and is_written(node, made_in(function, fresh), verbs)
    ]


def is_written(node: ast.AST, own: Collection[str], verbs: Collection[str]) -> bool:
    if isinstance(node, ast.Attribute | ast.Subscript):
        return not isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.AugAssign):
        return isinstance(node.target, ast.Name) and node.target.id not in own
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Name):
        return node.func.id in BY_NAME
    if not isinstance(node.func, ast.Attribute) or node.func.attr not in CHANGING:
        return False
    is_verb = ast.unparse(node.func.value) == "g" and node.func.attr in verbs
    return not is_verb and root_of(node.func) not in own


def made_in(function: Function, fresh: Collection[str]) -> set[str]:
    """The names that it gives to lists and numbers of its own, and to nothing else."""
    values: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                note(values, target, node.value)
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            note(values, node.target, node.value)
    return {name for name, given in values.items() if all(is_new(value, fresh) for value in given)}


def note(values: dict[str, list[ast.expr]], target: ast.expr, value: ast.expr) -> None:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=True):
            note(values, one, other)
        return
    for each in ast.walk(target):
        if isinstance(each, ast.Name):
            values.setdefault(each.id, []).append(value)


def is_new(value: ast.expr, fresh: Collection[str]) -> bool:
    if isinstance(value, ast.IfExp):
        return is_new(value.body, fresh) and is_new(value.orelse, fresh)
    if not isinstance(value, ast.Call):
        return isinstance(value, NEW)
    made_by = value.func.value if isinstance(value.func, ast.Subscript) else value.func  # `list[int]()`
    if isinstance(made_by, ast.Name):
        return made_by.id in MAKERS
    if isinstance(made_by, ast.Attribute):
        return made_by.attr == "copy" or (ast.unparse(made_by.value) == "g" and made_by.attr in fresh)
    return False


def root_of(node: ast.expr) -> str:
    """`me` of `me.on[0].card`."""
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Call | ast.Await):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else ""
