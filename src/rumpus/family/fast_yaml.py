"""YAML by the library in C, which is ten times as fast, or by the one in Python where there is no other."""

from __future__ import annotations

try:
    from yaml import CSafeDumper as Dumper
    from yaml import CSafeLoader as Loader
except ImportError:
    from yaml import SafeDumper as Dumper  # type: ignore[assignment]
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

__all__ = ["Dumper", "Loader"]
