#!/usr/bin/env python3
"""Drives the real product in Chromium: every scenario of scenarios*.py, or those named.

Usage: Tests/Browser/run.py [--keep-pictures] [NAME…]     KEEP=1 keeps the screenshots' folder
--keep-pictures copies what structures_have_their_picture drew into Documentation/journey.
Prints a line a scenario and, at the end, `N passed, N failed`.
"""
import os, pathlib, shutil, sys, time, traceback

from playwright.sync_api import sync_playwright

import scenarios
import scenarios_endings, scenarios_focus, scenarios_growth, scenarios_journey, scenarios_journey_player, scenarios_keeping, scenarios_languages, scenarios_plan, scenarios_problems, scenarios_reports, scenarios_review, scenarios_settings, scenarios_study, scenarios_widget  # Each adds its own to scenarios.ALL.
from focus_server import ROOT, Server

SHOTS = ROOT / ".build/browser"


def chromium(playwright):
    path = next((p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if p), None)
    if not path:
        raise SystemExit("Chromium is missing. On Debian: apt-get install chromium")
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=path, args=flags)


def keep_pictures():
    for picture in scenarios_journey.PICTURES:
        shutil.copy(SHOTS / f"journey-{picture.name}.png", ROOT / f"Documentation/journey/{picture.name}.png")


def main(names):
    is_keeping = "--keep-pictures" in names
    names = [name for name in names if name != "--keep-pictures"]
    chosen = [s for s in scenarios.ALL if not names or s.__name__ in names]
    unknown = set(names) - {s.__name__ for s in chosen}
    if unknown:
        raise SystemExit(f"No scenario is called {', '.join(sorted(unknown))}.")
    SHOTS.mkdir(parents=True, exist_ok=True)
    failed = []
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        for scenario in chosen:
            begin = time.monotonic()
            server = Server()
            visit = scenarios.Visit(browser, server, SHOTS)
            try:
                scenario(visit)
                word = "passed"
            except Exception:
                failed.append(scenario.__name__)
                word = "FAILED"
                traceback.print_exc()
                visit.keep(scenario.__name__)
            finally:
                visit.close()
                server.stop()
                shutil.rmtree(server.data, ignore_errors=True)
            print(f"{word} {scenario.__name__} ({time.monotonic() - begin:.1f} s)", flush=True)
        browser.close()
    if is_keeping and not failed:
        keep_pictures()
    print(f"{len(chosen) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.path.insert(0, str(pathlib.Path(__file__).parent))
    sys.exit(main(sys.argv[1:]))
