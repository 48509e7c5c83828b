"""Unpacks a bundle with Python's own zipfile and tells of every file in it when it is from and what its mode is."""

import json
import sys
import zipfile

with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    archive.extractall(sys.argv[2])
    entries = archive.infolist()
    print(json.dumps([{"name": it.filename, "date": it.date_time, "mode": oct(it.external_attr >> 16)} for it in entries]))
