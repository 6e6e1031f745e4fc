#!/usr/bin/env python3
"""Measures the Data Journey in Chromium: from an edit to its first frame, and one step of the player.

Usage: Benchmarks/journey.py [--rounds N] [NAME…]     (python, swift, python-problem, swift-problem,
                                                         step, matrix, table, cold, opening)

Needs the release build (./focus doctor makes it), Playwright and Chromium as the browser tests do: run it with
the Python of their environment. An edit changes a number of the program; the clock begins with the click on
Run & trace (or Trace) inside the page and ends when the frame with the drawn step was painted. A step is the
player's move by a key, forward and back in turns of ten, motion off, until the page is laid out anew: among 300 visible
objects (journey/objects.py), in a matrix of 300 by 300 (journey/matrix.py) and in the table of journey/edit-distance.py. Cold, only when it is
named, is the first recording of a server, in Python, of a problem's page that has been open for some seconds. Opening, only
when it is named, counts what a problem's page asks the server for, and measures the first recording of a browser that has
kept nothing: the button pressed out of the blue, and with the pointer on it for a third of a second before.
"""
import argparse, pathlib, statistics, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from playwright.sync_api import sync_playwright  # noqa: E402

from focus_server import Server  # noqa: E402
from run import chromium  # noqa: E402

SORTS = {
    "python": """numbers = [5, 2, 4, 1, 3, 9, 8, 7, 6, {number}]
for end in range(len(numbers) - 1, 0, -1):
    for i in range(end):
        if numbers[i] > numbers[i + 1]:
            numbers[i], numbers[i + 1] = numbers[i + 1], numbers[i]
print(numbers)
""",
    "swift": """var numbers = [5, 2, 4, 1, 3, 9, 8, 7, 6, {number}]
for end in stride(from: numbers.count - 1, to: 0, by: -1) {{
  for i in 0..<end where numbers[i] > numbers[i + 1] {{
    numbers.swapAt(i, i + 1)
  }}
}}
print(numbers)
""",
}
SOLUTIONS = {
    "python": """class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        seen = {{}}
        for i, number in enumerate(nums):
            if target - number in seen:
                return [seen[target - number], i]
            seen[number] = i
        return [{number}]
""",
    "swift": """class Solution {{
  func twoSum(_ nums: [Int], _ target: Int) -> [Int] {{
    var seen: [Int: Int] = [:]
    for (i, number) in nums.enumerated() {{
      if let first = seen[target - number] {{ return [first, i] }}
      seen[number] = i
    }}
    return [{number}]
  }}
}}
""",
}
FIRST_FRAME = """(button) => new Promise((resolve) => {
  const stage = document.getElementById("journey-stage");
  const before = stage.querySelector(".journey");
  const begin = performance.now();
  const observer = new MutationObserver(() => {
    const player = stage.querySelector(".journey");
    if (!player || player === before || !player.querySelector(".journey-narration").textContent) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begin);
      port2.postMessage(null);
    });
  });
  observer.observe(stage, { childList: true, subtree: true, characterData: true });
  button.click();
})"""
STEPS = """async ([first, count]) => {
  const frame = () => new Promise(requestAnimationFrame);
  const stage = document.getElementById("journey-stage");
  location.hash = `#step=${first}`;
  for (let turn = 0; turn < 30; turn += 1) await frame();
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    const key = turn % 20 < 10 ? "ArrowRight" : "ArrowLeft";
    const begin = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    stage.getBoundingClientRect();
    times.push(performance.now() - begin);
    await frame();
    await frame();
  }
  return times;
}"""
# What a step is measured in: the program, where to begin, its steps in all, and its name in the report.
STEPPED = {
    "step": ("objects.py", 1100, None, "among 300 objects"),
    "matrix": ("matrix.py", 90_000, "180", "in a matrix of 300 × 300"),
    "table": ("edit-distance.py", 1_000_000, "1,43", "in a table of 691 × 691"),
}


class Bench:
    def __init__(self, page, server, rounds):
        self.page, self.server, self.rounds = page, server, rounds

    def write(self, source):
        self.page.locator(".cm-content").click()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(source)

    def first_frames(self, language, address, sources, button):
        self.page.goto(f"{self.server.address}{address}?language={language}")
        # The player is fetched when the page has nothing else to do.
        self.page.wait_for_timeout(1000)
        times = []
        for number in range(self.rounds + 2):
            self.write(sources[language].format(number=1000 + number))
            element = self.page.locator(button).first.element_handle()
            times.append(self.page.evaluate(FIRST_FRAME, element))
            self.page.wait_for_timeout(600)
            # On a problem's page the player may fill it.
            if self.page.locator(".cm-content").is_hidden():
                self.page.reload()
        return times[2:]

    def program(self, language):
        return self.first_frames(language, "/journey", SORTS, "button[aria-keyshortcuts='Control+Enter']")

    def problem(self, language):
        return self.first_frames(
            language, "/problems/two-sum", SOLUTIONS, "#journey button[data-fragment=trace]")

    def steps(self, program, first, count):
        """Of a run of so many steps, as far as its first digits say; None: whatever is recorded."""
        self.page.goto(f"{self.server.address}/journey?language=python")
        self.write((ROOT / "Benchmarks/journey" / program).read_text())
        element = self.page.locator("button[aria-keyshortcuts='Control+Enter']").first.element_handle()
        self.page.evaluate(FIRST_FRAME, element)
        if count:
            self.page.wait_for_function(
                "start => document.querySelector('.journey-place')?.innerText.includes(`of ${start}`)", arg=count, timeout=60_000)
        # The player counts over the whole run when nothing else is to be done.
        self.page.wait_for_timeout(3000)
        return self.page.evaluate(STEPS, [first, 40 + self.rounds * 10])[40:]


def cold(browser, rounds):
    times = []
    for number in range(rounds):
        server = Server()
        try:
            page = browser.new_page(reduced_motion="reduce")
            page.goto(server.sign_in)
            page.goto(f"{server.address}/problems/two-sum?language=python")
            page.wait_for_timeout(4000)
            Bench(page, server, 1).write(SOLUTIONS["python"].format(number=number))
            page.wait_for_timeout(1500)
            element = page.locator("#journey button[data-fragment=trace]").first.element_handle()
            times.append(page.evaluate(FIRST_FRAME, element))
            page.close()
        finally:
            server.stop()
    return times


def opening(browser, server, rounds):
    """Requests of the page and then of its first journey, and the times of that, pressed at once and with a hint."""
    asked, times = ([], []), ([], [])
    for number in range(rounds * 2):
        context = browser.new_context(reduced_motion="reduce")
        page = context.new_page()
        requests = []
        page.goto(server.sign_in)
        page.on("request", lambda request: requests.append(request.url))
        page.goto(f"{server.address}/problems/two-sum?language=python")
        page.wait_for_timeout(3000)
        before = len(requests)
        Bench(page, server, 1).write(SOLUTIONS["python"].format(number=5000 + number))
        page.wait_for_timeout(1500)
        page.locator("[data-panel=journey]").first.evaluate("link => link.click()")
        button = page.locator("#journey button[data-fragment=trace]").first
        typed = len(requests)
        if number % 2:
            button.hover()
            page.wait_for_timeout(330)
        times[number % 2].append(page.evaluate(FIRST_FRAME, button.element_handle()))
        page.wait_for_timeout(500)
        asked[0].append(before)
        asked[1].append(len(requests) - typed)
        context.close()
    print(f"| requests of two-sum's page, and of its first journey | | {statistics.median(asked[0]):.0f} | "
          f"{statistics.median(asked[1]):.0f} |", flush=True)
    told("python, two-sum, a browser's first, pressed at once", times[0], 200)
    told("python, two-sum, a browser's first, pointed at before", times[1], 100)


def told(name, times, target):
    times = sorted(times)
    print(f"| {name} | {target} ms | {statistics.median(times):.3g} ms | {times[0]:.3g}–{times[-1]:.3g} ms |", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    server = Server()
    try:
        with sync_playwright() as playwright:
            browser = chromium(playwright)
            page = browser.new_page(reduced_motion="reduce")
            page.goto(server.sign_in)
            bench = Bench(page, server, options.rounds)
            print(f"| {options.rounds} edits | target | median | range |\n|---|---|---|---|")
            for language, target in (("python", 100), ("swift", 500)):
                if not options.names or language in options.names:
                    told(f"{language}, scratch page", bench.program(language), target)
                if not options.names or f"{language}-problem" in options.names:
                    told(f"{language}, two-sum", bench.problem(language), target)
            for name, (program, first, count, words) in STEPPED.items():
                if not options.names or name in options.names:
                    told(f"player, a step {words}", bench.steps(program, first, count), 16)
            if "opening" in options.names:
                opening(browser, server, options.rounds)
            if "cold" in options.names:
                told("python, two-sum, first recording", cold(browser, options.rounds), 100)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
