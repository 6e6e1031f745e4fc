#!/usr/bin/env python3
"""Makes the pictures of README.md and of Documentation/Guide from the running product: Documentation/Images/*.webp.

Usage: Tests/Browser/pictures.py [NAME…]     NAME is one of those that --list prints; all are made without one
It needs what the browser tests need: ./focus check assets build browser makes it; then run it by the Python of
~/.cache/focus/browser-tests-*/bin. FOCUS_BINARY names another focus.
"""
import os, pathlib, re, secrets, shutil, signal, subprocess, sys, tempfile

from playwright.sync_api import expect, sync_playwright

from focus_server import ROOT, Server, Stub, binary
from run import chromium
from scenarios import JUDGED, MUTANT, Visit
from scenarios_journey import record, run_to
from scenarios_online import COOKIE, model
from scenarios_study import terminal
from webp import Encoder

IMAGES = ROOT / "Documentation/Images"
SIZE = {"width": 1200, "height": 750}
CONTENT = ROOT / "Content/problems"
MOST, MOST_OF_MOVING = 80_000, 2_000_000
# The day on which the pictures are taken, the fifth of a plan.
EVENING = "2026-03-06T18:20:00Z"
PICTURES = {}


def picture(function):
    PICTURES[function.__name__.replace("_", "-")] = function
    return function


class Studio:
    """A browser and a server whose learner has had a week."""

    def __init__(self, browser, server, shots):
        self.browser, self.server, self.shots = browser, server, shots
        self.encoder = Encoder(browser)
        self.visit = None

    def learner(self, theme="light", **options):
        """A fresh visit that is signed in."""
        if self.visit:
            self.visit.close()
        self.visit = Visit(self.browser, self.server, self.shots)
        self.visit.sign_in(**{"viewport": SIZE, "timezone_id": "UTC", "color_scheme": theme, "reduced_motion": "reduce"} | options)
        return self.visit

    def at(self, path, **options):
        visit = self.learner(**options)
        visit.page.goto(f"{self.server.address}{path}")
        return visit.page

    def keep(self, name, page, **options):
        page.mouse.move(0, 0)
        webp = self.encoder.still(page.screenshot(**options), MOST)
        assert len(webp) <= MOST, f"{name} has {len(webp)} bytes"
        (IMAGES / f"{name}.webp").write_bytes(webp)


def solution(slug, file="fast.py"):
    return str(next(CONTENT.glob(f"*/{slug}/solutions/{file}")))


def a_week(server):
    """What the learner did from Monday to Friday, by the terminal."""
    class Days:
        pass

    days = Days()
    days.server = server
    days_of = [
        ("2026-03-02", ["two-sum", "contains-duplicate", "valid-anagram"], ["algorithms", "exercise"], 25),
        ("2026-03-03", ["group-anagrams", "longest-consecutive-sequence"], ["algorithms"], 40),
        ("2026-03-04", ["product-of-array-except-self", "top-k-frequent-elements"], ["algorithms", "exercise"], 30),
        ("2026-03-05", ["valid-palindrome", "encode-and-decode-strings", "two-sum-ii-input-array-is-sorted"], ["algorithms", "other"], 45),
        ("2026-03-06", ["3sum"], ["exercise"], 25),
    ]
    server.set_clock("2026-03-02T09:00:00Z")
    terminal(days, "plan", "--start", "blind75", "--weeks", "5", "--yes")
    for day, slugs, habits, minutes in days_of:
        server.set_clock(f"{day}T17:00:00Z")
        terminal(days, "timer", "start", "--minutes", str(minutes), "--problem", slugs[0])
        server.set_clock(f"{day}T17:{minutes}:00Z")
        terminal(days, "timer")
        for slug in slugs:
            terminal(days, "test", slug, solution(slug), "--no-growth")
        for habit in habits:
            terminal(days, "habits", "--done", habit)
    server.set_clock(EVENING)


@picture
def today(studio):
    studio.keep("today", studio.at("/"))


@picture
def plan(studio):
    studio.keep("plan", studio.at("/plan"))


@picture
def road_map(studio):
    studio.keep("road-map", studio.at("/problems?view=map"))


@picture
def problem(studio):
    """A wrong solution, and the smallest input that shows it."""
    visit = studio.learner()
    page = visit.open("merge-intervals", "?language=python")
    visit.write(MUTANT)
    page.get_by_role("button", name="Submit").click()
    visit.judged("Wrong answer")
    expect(page.locator("#result .failure .search")).to_contain_text("A smaller input", timeout=JUDGED)
    studio.keep("problem", page)


@picture
def accepted(studio):
    """A right one, with how it grows."""
    visit = studio.learner()
    page = visit.open("two-sum", "?language=swift")
    visit.write(pathlib.Path(solution("two-sum", "fast.swift")).read_text())
    page.get_by_role("button", name="Submit").click()
    visit.judged("Accepted")
    visit.settled()
    page.locator("#pane-results [data-expand]").click()
    studio.keep("accepted", page)


@picture
def editorial(studio):
    page = studio.at("/problems/merge-intervals?tab=editorial&language=python")
    page.locator("#show-editorial > summary").click()
    expect(page.locator("#show-editorial")).to_have_attribute("open", "")
    studio.keep("editorial", page)


@picture
def journey(studio):
    """The Data Journey beside the code, at a step in the middle."""
    visit = studio.learner(theme="dark")
    player = record(visit, "reverse-linked-list", "swift", pathlib.Path(solution("reverse-linked-list", "fast.swift")).read_text())
    run_to(visit.page, player, "changed(node) && node.val == 1")
    studio.keep("journey", visit.page)


@picture
def moving(studio):
    """Two Sum by two pointers, step by step."""
    visit = studio.learner(viewport={"width": 960, "height": 600})
    slug = "two-sum-ii-input-array-is-sorted"
    player = record(visit, slug, "python", pathlib.Path(solution(slug)).read_text(), given="[1,3,4,6,8,10,13]\n12")
    page, frames = visit.page, []
    page.keyboard.press("Home")
    last = None
    while True:
        step = player.get_by_label("Go to step").input_value()
        if step == last or len(frames) > 90:
            break
        last = step
        page.mouse.move(0, 0)
        frames.append([page.screenshot(), 900])
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(120)
    frames[0][1], frames[-1][1] = 1500, 3000
    webp = studio.encoder.moving(frames)
    assert len(webp) <= MOST_OF_MOVING, f"the moving picture has {len(webp)} bytes"
    (IMAGES / "journey-moving.webp").write_bytes(webp)
    print(f"moving: {len(frames)} steps, {len(webp)} bytes", file=sys.stderr)


@picture
def review(studio):
    studio.server.set_clock("2026-03-07T09:00:00Z")
    studio.keep("review", studio.at("/review"))
    studio.server.set_clock(EVENING)


@picture
def timer(studio):
    page = studio.at("/focus?problem=3sum")
    studio.keep("timer", page)


@picture
def stats(studio):
    page = studio.at("/stats")
    expect(page.locator("main :is(canvas, [_echarts_instance_] svg)").nth(1)).to_be_visible(timeout=JUDGED)
    # Its bars may still grow.
    page.wait_for_timeout(1500)
    studio.keep("stats", page)


@picture
def drill(studio):
    """A card with an answer beside its points."""
    page = studio.at("/drill/markets-lock-or-queue")
    page.get_by_label("Your answer").fill("A look-up under a lock takes some tens of nanoseconds, and a value comes back without a wait.")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("button", name="Good")).to_be_visible()
    page.locator("main input[type=checkbox]").first.check()
    studio.keep("drill", page)


@picture
def leetcode(studio):
    """A sync with a stand-in, what came over, and an accepted submission there."""
    stub = Stub("leetcode")
    studio.server.leetcode = stub.address
    studio.server.restart()
    try:
        # Wide enough for the button in one line.
        page = studio.at("/settings", viewport={"width": 1440, "height": 900})
        part = page.locator("#leetcode")
        part.locator("summary", has_text="Sign in with your cookie").click()
        part.get_by_label("The cookie").fill(COOKIE)
        part.get_by_role("button", name="Sign in").click()
        expect(part).to_contain_text("Signed in as ada", timeout=JUDGED)
        visit = studio.visit
        visit.open("contains-duplicate", "?language=python")
        visit.write(pathlib.Path(solution("contains-duplicate")).read_text())
        visit.saved()
        page.get_by_role("button", name="Submit to LeetCode").click()
        expect(page.locator("#results")).to_contain_text("Accepted on LeetCode", timeout=JUDGED)
        page.get_by_role("link", name="Submissions").click()
        studio.keep("leetcode", page)
    finally:
        stub.stop()
        studio.server.leetcode = None


@picture
def ai(studio):
    """A failure that a stand-in for a model explains."""
    stub = Stub("openai")
    try:
        visit = studio.learner()
        model(visit, stub)
        page = visit.open("two-sum", "?language=python")
        visit.write("class Solution:\n    def twoSum(self, nums, target):\n        seen = {}\n        for i, n in enumerate(nums):\n"
                    "            seen[n] = i\n            if target - n in seen:\n                return [seen[target - n], i]\n")
        visit.saved()
        page.keyboard.press("Control+Enter")
        visit.judged("Wrong answer")
        page.get_by_role("link", name="AI", exact=True).click()
        page.get_by_role("button", name="Explain my last failure").click()
        advice = page.locator("#advice")
        expect(advice.get_by_role("button", name="Stop")).to_have_count(0, timeout=JUDGED)
        expect(advice).to_contain_text("Written by an AI")
        studio.keep("ai", page)
    finally:
        stub.stop()


# Two of Markets' planted defects: file, what stands there, what stands there instead.
DEFECTS = [
    ("Formatting/Digits.swift", "2...4", "2...2"),
    ("List/CryptoListViewModel+State.swift", "item.tagStrings.sorted()", "item.tagStrings"),
]


@picture
def takehome(studio):
    """A check of an answer to Markets: the model answer with two mistakes, in a folder whose name the picture may show."""
    answer = pathlib.Path(tempfile.gettempdir(), "markets")
    shutil.copytree(ROOT / "TakeHomes/Markets/MarketsApp", answer)
    try:
        for file, right, wrong in DEFECTS:
            path = answer / "Sources/MarketsPresentation" / file
            path.write_text(path.read_text().replace(right, wrong))
        terminal(studio, "takehome", "check", str(answer), "--pass", "0")
    finally:
        shutil.rmtree(answer)
    page = studio.at("/takehomes/markets")
    page.locator("tr td a").first.click()
    expect(page.locator("#takehome-headline")).to_be_visible()
    studio.keep("takehome", page)


@picture
def app(studio):
    """The model answer of Markets, live."""
    page = studio.learner().page
    page.goto(f"{studio.server.address}/apps/markets/")
    expect(page.locator("#coin-1")).to_contain_text("$", timeout=JUDGED)
    studio.keep("app", page)


@picture
def widget(studio):
    page = studio.learner(viewport={"width": 350, "height": 560}).page
    page.goto(f"{studio.server.address}/widget")
    expect(page.locator("#widget h1")).to_be_visible()
    studio.keep("widget", page)


@picture
def settings(studio):
    studio.keep("settings", studio.at("/settings"))


@picture
def class_server(studio):
    """Three learners, of whom two have handed in, as their teacher sees them."""
    data = pathlib.Path(tempfile.mkdtemp(prefix="focus-class-"))
    names = {name: secrets.token_hex(16) for name in ("grace", "ada", "alan")}
    listed = data / "class.txt"
    listed.write_text("".join(f"{name} {token}{' teacher' if name == 'grace' else ''}\n" for name, token in names.items()))
    listed.chmod(0o600)
    environment = dict(os.environ, FOCUS_HOME=str(ROOT), FOCUS_DATA=str(data))
    process = subprocess.Popen([binary(), "serve", "--no-open", "--port", "0", "--learners", str(listed)], env=environment,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        signs = {}
        for line in process.stdout:
            if match := re.search(r"(http://127\.0\.0\.1:\d+)/\?token=(\S+)", line):
                signs[match[2]] = match[0]
                address = match[1]
            if len(signs) == len(names) or "/?token=" not in line and signs:
                break
        for name, folder in (("ada", "MarketsApp"), ("alan", "Starter")):
            where = next(path for path in data.rglob(name) if path.is_dir())
            subprocess.run([binary(), "takehome", "check", str(ROOT / "TakeHomes/Markets" / folder), "--pass", "0", "--data", str(where)],
                           env=environment, check=True, capture_output=True)
        context = studio.browser.new_context(viewport={"width": 1200, "height": 400}, reduced_motion="reduce", timezone_id="UTC")
        page = context.new_page()
        page.goto(f"{address}/?token={names['grace']}")
        page.get_by_role("button", name="Sign in").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Good")
        page.goto(f"{address}/takehomes/class")
        studio.keep("class", page)
        context.close()
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)
        shutil.rmtree(data, ignore_errors=True)


def main(names):
    if names == ["--list"]:
        return print("\n".join(PICTURES))
    if unknown := set(names) - set(PICTURES):
        raise SystemExit(f"There is no picture called {', '.join(sorted(unknown))}. There are: {', '.join(PICTURES)}")
    IMAGES.mkdir(exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as shots:
        browser = chromium(playwright)
        server = Server()
        expect.set_options(timeout=30_000)
        try:
            a_week(server)
            studio = Studio(browser, server, pathlib.Path(shots))
            for name in names or PICTURES:
                PICTURES[name](studio)
                print(name, flush=True)
        finally:
            server.stop()
            shutil.rmtree(server.data, ignore_errors=True)


if __name__ == "__main__":
    main(sys.argv[1:])
