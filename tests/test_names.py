"""What a linter does not see of names: underscores belong to their module, no class has too many names, and tuples are
not compared by `is`.

Read from the syntax tree: attributes `x._name`, names that are imported, and those that `getattr` and its like are
given.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
MODULES = sorted(SOURCE.rglob("*.py"))
MOST_NAMES = 60
BY_NAME = {"delattr", "getattr", "hasattr", "setattr"}
OF_OTHERS = {"_replace", "_fields", "_asdict", "_make"}  # names of the standard library that are no secret


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name != "_"


def defined(tree: ast.Module) -> set[str]:
    """What the module makes itself: functions, classes, slots, and what it assigns to names and to `self`."""
    found: set[str] = set()
    slotless: list[ast.ClassDef] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
            if isinstance(node, ast.ClassDef) and not has_slots(node):
                slotless.append(node)
        elif isinstance(node, ast.Assign) and any(is_named(target, "__slots__") for target in node.targets):
            found |= {
                each.value
                for each in ast.walk(node.value)
                if isinstance(each, ast.Constant) and type(each.value) is str
            }
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    for each in slotless:
        for node in ast.walk(each):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_named(node.value, "self"):
                found.add(node.attr)
    return found


def has_slots(node: ast.ClassDef) -> bool:
    return any(
        isinstance(each, ast.Assign) and any(is_named(target, "__slots__") for target in each.targets)
        for each in node.body
    )


def is_named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def foreign_names(source: str) -> list[str]:
    """The underscore names of others that a module uses. What it has itself, it asks of `self` or, inside the class, of
    another object of that class."""
    tree = ast.parse(source)
    own = defined(tree) | OF_OTHERS
    within = {node: names for names, nodes in insides(tree) for node in nodes}
    used: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and is_private(node.attr):
            is_selfish = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            if node.attr not in (own if is_selfish else within.get(node, set()) | OF_OTHERS):
                used.append(f"{node.lineno}: {node.attr}")
        elif isinstance(node, ast.ImportFrom):
            used += [f"{node.lineno}: {each.name}" for each in node.names if is_private(each.name)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BY_NAME:
            named = [str(each.value) for each in node.args[1:2] if isinstance(each, ast.Constant)]
            used += [f"{node.lineno}: {each}" for each in named if is_private(each)]
    return used


def insides(tree: ast.Module) -> list[tuple[set[str], list[ast.AST]]]:
    """For each class the names that it makes, and all that stands in it."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [(defined(ast.Module([each], [])), list(ast.walk(each))) for each in classes]


def test_no_module_uses_an_underscore_name_of_another() -> None:
    found = {path.relative_to(SOURCE).as_posix(): foreign_names(path.read_text()) for path in MODULES}
    assert {name: used for name, used in found.items() if used} == {}


def test_the_check_sees_what_it_looks_for() -> None:
    assert foreign_names("from there import _hidden") == ["1: _hidden"]
    assert foreign_names("def f(g):\n    g._touch()") == ["2: _touch"]
    assert foreign_names("class A(B):\n    __slots__ = ()\n    def f(self):\n        self._x = 1") == ["4: _x"]
    assert foreign_names("class A:\n    __slots__ = ('_x',)\n    def f(self):\n        self._x = 1") == []
    assert foreign_names("class A:\n    def __init__(self):\n        self._x = 1") == []
    assert foreign_names("getattr(g, '_hidden')") == ["1: _hidden"]
    own = "class A:\n    def __init__(self, other):\n        self._x = other._x\n"
    assert foreign_names(own) == []
    assert foreign_names(own + "def f(g):\n    return g._x") == ["5: _x"]


def own_names(node: ast.ClassDef, classes: Mapping[str, ast.ClassDef]) -> set[str]:
    """What stands in its body, and what it assigns to `self`, but for what a class of the module has from which it
    derives."""
    above = [
        own_names(classes[each.id], classes) for each in node.bases if isinstance(each, ast.Name) and each.id in classes
    ]
    made = [defined(ast.Module([each], [])) for each in node.body if isinstance(each, ast.Assign | ast.AnnAssign)]
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    kept = {
        each.attr
        for each in ast.walk(node)
        if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store) and is_named(each.value, "self")
    }
    return {
        name for name in kept.union(*made, [each.name for each in methods]) if not name.startswith("__")
    } - set().union(*above)


def test_no_class_has_too_many_names() -> None:
    """But for words: those are constants, looked up by what they say."""
    counts: dict[str, int] = {}
    for path in [path for path in MODULES if "words" not in path.parts]:
        found = {node.name: node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.ClassDef)}
        place = path.relative_to(SOURCE).as_posix()
        counts |= {f"{place} {name}": len(own_names(node, found)) for name, node in found.items()}
    assert max(counts.values()) > 40
    assert {name: count for name, count in counts.items() if count > MOST_NAMES} == {}


def tuple_names(trees: list[ast.Module]) -> set[str]:
    """Constants that are tuples, named ones included: equal ones need not be the same object."""
    kinds = {"tuple"}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "NamedTuple" for base in node.bases):
                kinds.add(node.name)
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
                if is_named(node.value.value, "tuple"):
                    kinds.add(ast.unparse(node.targets[0]))
    found: set[str] = set()
    for tree in trees:
        for node in tree.body:
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).split("[")[0] in kinds:
                found.add(ast.unparse(node.target))
            elif isinstance(node, ast.Assign):
                is_made = isinstance(node.value, ast.Call) and ast.unparse(node.value.func) in kinds
                if isinstance(node.value, ast.Tuple) or is_made:
                    found.add(ast.unparse(node.targets[0]))
    return found


def identities(tree: ast.Module, tuples: set[str]) -> list[str]:
    """Where `is` is asked of a tuple: compiled code may answer otherwise."""
    return [
        f"{node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare) and any(isinstance(each, ast.Is | ast.IsNot) for each in node.ops)
        for side in (node.left, *node.comparators)
        if isinstance(side, ast.Tuple) or ast.unparse(side) in tuples
    ]


def test_tuples_are_compared_by_what_is_in_them() -> None:
    trees = {path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text()) for path in MODULES}
    tuples = tuple_names(list(trees.values()))
    assert {"DISCARDED", "FREE", "SEAT_NAMES"} <= tuples
    assert identities(ast.parse("to is DISCARDED"), tuples) == ["1: to is DISCARDED"]
    assert {name: found for name, tree in trees.items() if (found := identities(tree, tuples))} == {}
