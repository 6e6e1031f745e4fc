#!/usr/bin/env python3
"""Compares a take-home's check with SwiftPM's own build and tests of the same package, in one run.

Usage: Benchmarks/takehome.py [--rounds N]      (FOCUS_BINARY: another build than release)

The package is Heroes as `focus takehome start` makes it, with the reference's sources and tests. Cold: an
empty cache for Focus, with the model answer still to be built, and no .build for SwiftPM. Warm: one source
edited before each, in a function, and then by a new declaration. Both sides take turns; medians and their ratios are printed, with the machine's load.
"""
import argparse, json, os, pathlib, shutil, statistics, subprocess, sys, tempfile, time

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOCUS = os.environ.get("FOCUS_BINARY") or str(ROOT / ".build/release/focus")
APP = ROOT / "TakeHomes/Heroes/HeroesApp"
EDITED = "Sources/HeroesPresentation/Messages/ErrorMessage.swift"


def replace(target, source):
    shutil.rmtree(target)
    shutil.copytree(source, target)


def begin(place):
    """The started folder with the reference's sources and tests."""
    folder = place / "heroes"
    run([FOCUS, "takehome", "start", "heroes", "--out", str(folder)], place, os.environ)
    for layer in ("HeroesDomain", "HeroesData", "HeroesPresentation"):
        replace(folder / "Sources" / layer, APP / "Sources" / layer)
    replace(folder / "Tests/HeroesTests", APP / "Tests/HeroesAppTests")
    return folder


def run(command, folder, environment):
    """What a command prints; anything but success ends the measurement."""
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} ended with {done.returncode}:\n{(done.stderr or done.stdout)[-2000:]}")
    return done.stdout


def seconds(*commands, folder, environment):
    start = time.monotonic()
    output = [run(command, folder, environment) for command in commands]
    return time.monotonic() - start, output[-1]


def edit_function(folder, number):
    file = folder / EDITED
    text = file.read_text()
    line = "    let wording = error.wording\n"
    if line not in text:
        sys.exit(f"{EDITED} has changed: name another line to edit.")
    file.write_text(text.replace(line, f"{line}    _ = {number}\n", 1))


def edit_declaration(folder, number):
    with open(folder / EDITED, "a") as file:
        file.write(f"\nprivate let edition{number} = {number}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, help="how often each side is measured when warm")
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory(prefix="focus-takehome-") as place:
        place = pathlib.Path(place)
        folder = begin(place)
        environment = {**os.environ, "FOCUS_CACHE": str(place / "cache")}
        check = [FOCUS, "takehome", "check", str(folder), "--json", "--pass", "80", "--data", str(place / "data")]
        by_hand = [["swift", "build", "--build-tests"], ["swift", "test", "--skip-build"]]
        load = os.getloadavg()[0]
        cold, report = seconds(check, folder=folder, environment=environment)
        cold_hand, _ = seconds(*by_hand, folder=folder, environment=os.environ)
        pairs = [("cold", [cold], [cold_hand])]
        for name, edit in (("warm, in a function", edit_function), ("warm, a declaration", edit_declaration)):
            warm, warm_hand = [], []
            for number in range(rounds):
                edit(folder, number)
                warm.append(seconds(check, folder=folder, environment=environment)[0])
                warm_hand.append(seconds(*by_hand, folder=folder, environment=os.environ)[0])
            pairs.append((name, warm, warm_hand))
        print(f"score {json.loads(report)['score']}, load {load:.1f} before and {os.getloadavg()[0]:.1f} after")
        for name, ours, hand in pairs:
            mine, theirs = statistics.median(ours), statistics.median(hand)
            print(f"{name}: a check {mine:.1f} s, swift build --build-tests && swift test {theirs:.1f} s, ratio {mine / theirs:.2f}")


if __name__ == "__main__":
    main()
