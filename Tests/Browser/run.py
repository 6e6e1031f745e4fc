#!/usr/bin/env python3
"""Drives the real product in Chromium: every scenario of scenarios*.py, or those named.

Usage: Tests/Browser/run.py [--keep-pictures] [--workers N] [NAME…]
--keep-pictures copies what structures_have_their_picture drew into Documentation/journey.
So many scenarios are played at a time (else 1), each by a server and data of its own; those of ALONE one by one.
Where all are played, up to three that failed are played once more, alone, and named at the end.
Prints a line a scenario and, at the end, `N passed, N failed`.
"""
import argparse, multiprocessing, os, pathlib, queue, shutil, sys, time, traceback

from playwright.sync_api import expect, sync_playwright

import scenarios
# Each adds its own to scenarios.ALL.
import scenarios_drill, scenarios_editor, scenarios_endings, scenarios_focus, scenarios_growth, scenarios_heroes
import scenarios_journey, scenarios_journey_player, scenarios_keeping, scenarios_languages, scenarios_layout
import scenarios_markets, scenarios_online, scenarios_origins, scenarios_plan, scenarios_problems
import scenarios_recorder, scenarios_reports, scenarios_review, scenarios_rounds, scenarios_settings
import scenarios_solving, scenarios_status, scenarios_study, scenarios_takehomes, scenarios_tracing
import scenarios_widget
from focus_server import ROOT, Server
from unhurried import wait_for_whole_pages

SHOTS = ROOT / ".build/browser"
SCENARIOS = {s.__name__: s for s in scenarios.ALL}
# What measures times or runs into a limit of them.
ALONE = [
    "what_an_endless_run_did_behind_the_limit_is_recorded_by_another",
    "an_accept_is_told_how_it_grows",
    "measuring_can_be_stopped_and_asked_for_again",
    "too_many_runs_say_when_to_come_back",
    "a_run_that_is_cut_says_why_and_what_to_do",
]
# More than so many that fail at once are no accident.
SECOND_TRIES = 3
# The long ones begin, so that no worker is left alone with one.
FIRST = ["runs_that_fail_open_at_their_last_step", "what_changed_is_in_sight_and_nothing_else_moves", "structures_have_their_picture"]


def chromium(playwright):
    path = next((p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if p), None)
    if not path:
        raise SystemExit("Chromium is missing. On Debian: apt-get install chromium")
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=path, args=flags)


def keep_pictures():
    for picture in scenarios_journey.PICTURES:
        shutil.copy(SHOTS / f"journey-{picture.name}.png", ROOT / f"Documentation/journey/{picture.name}.png")


def play(browser, name):
    """Plays a scenario; gives what went wrong, or nothing."""
    server = Server()
    visit = scenarios.Visit(browser, server, SHOTS)
    try:
        SCENARIOS[name](visit)
    except Exception:
        trouble = traceback.format_exc()
        visit.keep(name)
        return trouble
    finally:
        visit.close()
        server.stop()
        shutil.rmtree(server.data, ignore_errors=True)


def work(todo, done):
    """A worker: plays what is to do, one after the other, in a browser of its own."""
    # Another one's scenario may have the processor just now.
    expect.set_options(timeout=30_000)
    wait_for_whole_pages()
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        while name := todo.get():
            begin = time.monotonic()
            try:
                trouble = play(browser, name)
            except Exception:
                trouble = traceback.format_exc()
            done.put((name, trouble, time.monotonic() - begin))
        browser.close()


def play_all(names, count):
    """Plays scenarios, so many at a time; gives the names of those that failed."""
    todo, done = multiprocessing.Queue(), multiprocessing.Queue()
    for name in names + [None] * count:
        todo.put(name)
    workers = [multiprocessing.Process(target=work, args=(todo, done)) for _ in range(count)]
    for worker in workers:
        worker.start()
    failed, left = [], list(names)
    while left:
        try:
            name, trouble, seconds = done.get(timeout=5)
        except queue.Empty:
            if any(worker.is_alive() for worker in workers):
                continue
            print(f"FAILED {', '.join(left)} (the workers have died)", flush=True)
            return failed + left
        left.remove(name)
        if trouble:
            failed.append(name)
            print(trouble, file=sys.stderr, flush=True)
        print(f"{'FAILED' if trouble else 'passed'} {name} ({seconds:.1f} s)", flush=True)
    for worker in workers:
        worker.join()
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep-pictures", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    unknown = set(options.names + ALONE + FIRST) - set(SCENARIOS)
    if unknown:
        raise SystemExit(f"No scenario is called {', '.join(sorted(unknown))}.")
    chosen = [name for name in SCENARIOS if not options.names or name in options.names]
    chosen.sort(key=lambda name: name not in FIRST)
    SHOTS.mkdir(parents=True, exist_ok=True)
    failed = play_all([name for name in chosen if name in ALONE], 1)
    failed += play_all([name for name in chosen if name not in ALONE], max(1, options.workers))
    first = failed
    if not options.names and 0 < len(first) <= SECOND_TRIES:
        print(f"Once more, alone: {', '.join(first)}", flush=True)
        failed = play_all(first, 1)
        for name in first:
            print(f"{'FAILED' if name in failed else 'passed'} at the second try: {name}")
    if options.keep_pictures and not failed:
        keep_pictures()
    print(f"{len(chosen) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.path.insert(0, str(pathlib.Path(__file__).parent))
    sys.exit(main())
