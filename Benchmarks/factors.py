#!/usr/bin/env python3
"""How many times the CPU time of Swift the same five kernels take in other languages.

Usage: Benchmarks/factors.py [ROUNDS]     the best of 5 rounds, each in a process of its own

The kernels (a hash map, a table, a flood fill, sorted pairs, a window over counts) are in
Benchmarks/factors, written as learners write them. `Language.slowness` takes its factors from here.
"""
import pathlib
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).parent / "factors"
KERNELS = ["pairs", "lcs", "flood", "merge", "window"]


def programs(folder):
    """The command of each language, once it is built."""
    swift = f"{folder}/kernels"
    subprocess.run(["swiftc", "-O", str(FOLDER / "Kernels.swift"), "-o", swift], check=True)
    subprocess.run(["javac", "-d", folder, str(FOLDER / "Kernels.java")], check=True)
    return {
        "swift": [swift],
        "java": ["java", "-XX:+UseSerialGC", "-cp", folder, "Kernels"],
        "javascript": ["node", str(FOLDER / "kernels.js")],
        "python": [sys.executable, str(FOLDER / "kernels.py")],
    }


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory() as folder:
        commands = programs(folder)
        best, answers = {}, {}
        for _ in range(rounds):
            for language, command in commands.items():
                for kernel in KERNELS:
                    out = subprocess.run(
                        command + [kernel], capture_output=True, text=True, check=True).stdout
                    answer, time = out.split()
                    answers.setdefault(kernel, set()).add(answer)
                    best[language, kernel] = min(
                        float(time), best.get((language, kernel), float("inf")))
    for kernel in KERNELS:
        if len(answers[kernel]) != 1:
            sys.exit(f"{kernel}: the languages disagree: {answers[kernel]}")
    print("| kernel | " + " | ".join(commands) + " |")
    print("|---|" + "---|" * len(commands))
    for kernel in KERNELS:
        swift = best["swift", kernel]
        cells = [
            f"{best[language, kernel]:.1f} ms ({best[language, kernel] / swift:.1f} ×)"
            for language in commands]
        print(f"| {kernel} | " + " | ".join(cells) + " |")
    for language in commands:
        ratios = sorted(best[language, kernel] / best["swift", kernel] for kernel in KERNELS)
        print(f"{language}: median {ratios[len(ratios) // 2]:.1f}, most {ratios[-1]:.1f}")


if __name__ == "__main__":
    main()
