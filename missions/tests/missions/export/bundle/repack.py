"""Packs the files of an archive again as the Finder of a Mac does: in one folder, in a stream whose sizes stand behind each file,
with folders of their own, and with what the Finder notes about every file beside them."""

import os
import sys
import zipfile

source, target, folder = sys.argv[1:]


class Stream:
    """A file in which nothing can be gone back to."""

    def __init__(self, file):
        self.write, self.flush = file.write, file.flush


with zipfile.ZipFile(source) as old, open(target, "wb") as file, zipfile.ZipFile(Stream(file), "w", zipfile.ZIP_DEFLATED) as new:
    made = set()

    def put(path, data):
        parts = path.split("/")[:-1]
        for depth in range(1, len(parts) + 1):
            above = "/".join(parts[:depth]) + "/"
            if above not in made:
                made.add(above)
                info = zipfile.ZipInfo(above)
                info.external_attr = 0o40755 << 16 | 0x10
                new.writestr(info, b"")
        info = zipfile.ZipInfo(path)
        info.external_attr = 0o100644 << 16
        info.compress_type = zipfile.ZIP_DEFLATED
        new.writestr(info, data)

    put(f"{folder}/.DS_Store", b"\0\0\0\1Bud1")
    put(f"__MACOSX/{folder}/._.DS_Store", b"\0\5\26\7")
    for path in old.namelist():
        put(f"{folder}/{path}", old.read(path))
        above, name = os.path.split(path)
        put(os.path.join("__MACOSX", folder, above, f"._{name}"), b"\0\5\26\7")
