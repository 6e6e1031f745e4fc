#!/usr/bin/env python3
"""Every step of the catalogue's solutions is told in a plain sentence, whose tests came out as they were recorded.

Usage: Tests/Journey/sentences.py [SLUG …]     prints `N passed, N failed`
Without a slug a tenth of them, another one each day; all with FOCUS_EVERY_SOLUTION, as `make verify-all` has it.
"""

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOCUS = os.environ.get("FOCUS_BINARY", ROOT / ".build/debug/focus")
SHARE = 10


def chosen(slugs):
    """The fast solutions in Python and in Swift."""
    found = sorted(path for ending in ("py", "swift") for path in ROOT.glob(f"Content/problems/*/*/solutions/fast.{ending}"))
    if slugs:
        return [path for path in found if path.parts[-3] in slugs]
    if os.environ.get("FOCUS_EVERY_SOLUTION"):
        return found
    day = int(time.time() // 86400)
    return [path for place, path in enumerate(found) if place % SHARE == day % SHARE]


def record(path, folder, data):
    """Records the first example; gives what went wrong, or nothing."""
    slug = path.parts[-3]
    out = folder / f"{slug}{path.suffix}.djt"
    line = [FOCUS, "trace", slug, path, "-o", out, "--data", data, "--allow-weak-jail"]
    told = subprocess.run(line, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    return None if out.exists() else f"✗ {slug}{path.suffix} was not recorded: {told.stderr.strip()[-300:]}"


def main():
    solutions = chosen(sys.argv[1:])
    with tempfile.TemporaryDirectory() as place:
        folder, data = pathlib.Path(place, "traces"), pathlib.Path(place, "data")
        folder.mkdir()
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            troubles = [found for found in pool.map(lambda path: record(path, folder, data), solutions) if found]
        print("".join(f"{trouble}\n" for trouble in troubles), end="", flush=True)
        told = subprocess.run(["node", ROOT / "Tests/Journey/sentences.mjs", folder], check=False)
    sys.exit(1 if troubles or told.returncode else 0)


if __name__ == "__main__":
    main()
