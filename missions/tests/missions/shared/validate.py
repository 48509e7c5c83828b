"""Validates documents: validate.py SCHEMA DOCUMENT... prints a line for each, "ok" or what is wrong with it."""
import json
import sys

from jsonschema import Draft202012Validator

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
for path in sys.argv[2:]:
    with open(path, encoding="utf-8") as file:
        error = next(validator.iter_errors(json.load(file)), None)
    print("ok" if error is None else f"{error.json_path}: {error.message[:120]}")
