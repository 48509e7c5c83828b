"""What pytiled-parser finds in a Tiled map, as JSON on standard output."""

import json
import sys
from pathlib import Path

from pytiled_parser import parse_map
from pytiled_parser.layer import ObjectLayer, TileLayer

tiled = parse_map(Path(sys.argv[1]))


def word(value):
    return str(value).lower() if isinstance(value, bool) else str(value)


spaces, objects = [], []
for layer in tiled.layers:
    if isinstance(layer, TileLayer):
        spaces = [gid for row in layer.data for gid in row]
    elif isinstance(layer, ObjectLayer):
        for thing in layer.tiled_objects:
            kind = getattr(thing, "class_", None) or getattr(thing, "type", None)
            properties = {name: word(value) for name, value in (thing.properties or {}).items()}
            at = [float(thing.coordinates.x), float(thing.coordinates.y), float(thing.rotation)]
            corners = len(getattr(thing, "points", []))
            objects.append([thing.name, kind, *at, getattr(thing, "gid", None), corners, properties])
size = [int(tiled.map_size.width), int(tiled.map_size.height), int(tiled.tile_size.width)]
json.dump({"size": size, "title": tiled.properties["doom_title"], "spaces": spaces, "objects": objects}, sys.stdout)
