"""Where pytmx puts the tiles of a Tiled map, as JSON on standard output: place, size, turn and picture of every tile object.

pytmx gives the place of the north-west corner of a picture that is not turned: it takes the height off, for it knows one point
by which pictures hang, their south-west corner.
"""

import json
import os
import sys

from pytmx import TiledMap, TiledObjectGroup

folder = os.path.dirname(sys.argv[1])


def loader(path, colorkey, **options):
    return lambda rect=None, flags=None: (os.path.relpath(path, folder), flags)


tiled = TiledMap(sys.argv[1], image_loader=loader)
tiles = []
for layer in tiled.layers:
    if isinstance(layer, TiledObjectGroup) and layer.name == "tiles":
        for thing in layer:
            path, flags = thing.image
            if flags is not None and any(flags):
                sys.exit(f"{thing.name} is mirrored")
            tiles.append([path, thing.x, thing.y, thing.width, thing.height, thing.rotation])
json.dump({"size": [tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight], "tiles": tiles}, sys.stdout)
