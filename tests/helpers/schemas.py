"""The part of JSON Schema (draft 2020-12) that isodyn's schema uses, in one function: `errors` says where and why."""

from __future__ import annotations

import re
from typing import Any

_TYPES = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "number": (int, float),
}
_KNOWN = {
    "$defs", "$id", "$ref", "$schema", "additionalProperties", "anyOf", "const", "description", "enum", "items", "maxItems",
    "maximum", "minItems", "minLength", "minimum", "not", "oneOf", "pattern", "properties", "required", "title", "type",
}  # fmt: skip


def errors(value: Any, schema: dict[str, Any], root: dict[str, Any] | None = None, where: str = "") -> list[str]:
    """Everything about value that the schema does not allow; a keyword this validator does not know is an assertion."""
    root = root or schema
    assert set(schema) <= _KNOWN, f"unknown keywords {set(schema) - _KNOWN}"
    if "$ref" in schema:
        target = root
        for part in schema["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        if found := errors(value, target, root, where):
            return found
    found = [*_scalar(value, schema, where), *_combined(value, schema, root, where)]
    if isinstance(value, dict):
        found += _object(value, schema, root, where)
    if isinstance(value, list):
        low, high = schema.get("minItems", 0), schema.get("maxItems", len(value))
        found += [] if low <= len(value) <= high else [f"{where}: {len(value)} items"]
        found += [e for i, item in enumerate(value) for e in errors(item, schema.get("items", {}), root, f"{where}[{i}]")]
    return found


def _scalar(value: Any, schema: dict[str, Any], where: str) -> list[str]:
    kind = schema.get("type")
    if kind and (not isinstance(value, _TYPES[kind]) or (kind == "number" and isinstance(value, bool))):
        return [f"{where}: not of type {kind}"]
    found = []
    if "const" in schema and (value != schema["const"] or isinstance(value, bool)):
        found.append(f"{where}: not {schema['const']}")
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{where}: not one of {schema['enum']}")
    if isinstance(value, str) and (len(value) < schema.get("minLength", 0) or not re.search(schema.get("pattern", ""), value)):
        found.append(f"{where}: text {value!r}")
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        if not schema.get("minimum", value) <= value <= schema.get("maximum", value):
            found.append(f"{where}: {value} out of range")
    return found


def _combined(value: Any, schema: dict[str, Any], root: dict[str, Any], where: str) -> list[str]:
    found = []
    for key, allowed in (("anyOf", lambda n: n >= 1), ("oneOf", lambda n: n == 1)):
        if key in schema and not allowed(sum(not errors(value, option, root, where) for option in schema[key])):
            found.append(f"{where}: {key} does not hold")
    if "not" in schema and not errors(value, schema["not"], root, where):
        found.append(f"{where}: not allowed together")
    return found


def _object(value: dict[str, Any], schema: dict[str, Any], root: dict[str, Any], where: str) -> list[str]:
    known = schema.get("properties", {})
    found = [f"{where}.{key}: missing" for key in schema.get("required", ()) if key not in value]
    for key, entry in value.items():
        if key in known:
            found += errors(entry, known[key], root, f"{where}.{key}")
        elif (others := schema.get("additionalProperties", {})) is False:
            found.append(f"{where}.{key}: unknown")
        else:
            found += errors(entry, others, root, f"{where}.{key}")
    return found
