"""Runs that do not end by themselves: each opens at its last step with a sentence, and what was not recorded can be."""
import dataclasses, re

from playwright.sync_api import expect

from scenarios import scenario
from scenarios_journey import RECORDED, record

STEPS = 10_000_000
# Far behind what is recorded, but reached by every machine within the limit of CPU time.
BEHIND = STEPS + 20_000


@dataclasses.dataclass
class Ending:
    """How a program of the scratch page ends."""
    name: str
    language: str
    source: str
    headline: str
    sentence: str
    # The line where it was; 0: wherever.
    line: int = 0
    # What stands beside a name at the end.
    value: str = ""


ENDINGS = [
    Ending("trap", "swift", "let list = [1, 2, 3]\nvar i = 0\nwhile true {\n    i += list[i]\n}\n",
           "Runtime error", "Index out of range", 4, "3"),
    Ending("trap", "python", "numbers = [1, 2, 3]\ni = 0\nwhile True:\n    i += numbers[i]\n",
           "Runtime error", "IndexError: list index out of range", 4, "3"),
    Ending("recursion", "swift", "func down(_ n: Int) -> Int {\n    return down(n + 1) + 1\n}\nprint(down(0))\n",
           "Runtime error", "the recursion goes too deep", 2),
    Ending("recursion", "python", "def down(n):\n    return down(n + 1) + 1\n\n\nprint(down(0))\n",
           "Runtime error", "RecursionError", 2),
    Ending("cpu", "swift", "var sum = 1\nsum = (0..<Int.max).reduce(sum, &+)\nprint(sum)\n",
           "Time limit exceeded", "CPU time", 2, "1"),
    Ending("cpu", "python", "total = 1\ntotal = sum(range(10 ** 12))\nprint(total)\n",
           "Time limit exceeded", "CPU time", 2, "1"),
]
# Programs with how many statements a round has; those that only pass are told soonest, so that a slow
# machine gets behind the limit of steps, too.
ENDLESS = {
    "swift": ("var n = 0\nwhile true {\n    n += 1\n}\n", 2),
    "python": ("n = 0\nwhile True:\n    n += 1\n" + "    pass\n" * 6, 8),
}


def number(text):
    return int(re.sub(r"\D", "", text))


def told(visit, ending):
    page = visit.page
    player = record(visit, "", ending.language, ending.source)
    report = page.locator("#journey-report")
    expect(report.locator("h2")).to_have_text(ending.headline)
    expect(report).to_contain_text(ending.sentence)
    expect(report).to_contain_text("opens at its last step")
    narration = player.locator(".journey-narration").first
    expect(narration).to_contain_text(ending.sentence)
    expect(narration).to_contain_text("the end")
    step = player.get_by_label("Go to step").input_value()
    page.keyboard.press("End")
    expect(player.get_by_label("Go to step")).to_have_value(step)
    if ending.line:
        expect(player.locator(".journey-lines li.ran, .journey-lines li.next").last).to_contain_text(
            ending.source.split("\n")[ending.line - 1].strip())
    if ending.value:
        expect(player.locator(".journey-values")).to_contain_text(ending.value)
    visit.shot(f"journey-ending-{ending.name}-{ending.language}")


@scenario
def runs_that_fail_open_at_their_last_step(visit):
    visit.sign_in(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    for ending in ENDINGS:
        told(visit, ending)
    visit.quiet()


@scenario
def what_an_endless_run_did_behind_the_limit_is_recorded_by_another(visit):
    page = visit.sign_in(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    for language, (source, statements) in ENDLESS.items():
        player = record(visit, "", language, source)
        report = page.locator("#journey-report")
        expect(report.locator("h2")).to_have_text("Time limit exceeded")
        expect(report).to_contain_text("ran without being recorded")
        field = player.get_by_label("Go to step")
        expect(field).to_have_value(str(STEPS))
        expect(player.locator(".journey-limits")).to_contain_text(f"after {STEPS:,} steps")
        visit.shot(f"journey-limit-{language}")
        field.fill(str(BEHIND))
        field.press("Enter")
        expect(report).to_contain_text(re.compile(r"Steps [\d,]+ to [\d,]+"), timeout=RECORDED)
        player = visit.journey()
        expect(player.get_by_label("Go to step")).to_have_value(str(BEHIND), timeout=RECORDED)
        shown = player.locator(".journey-values > li").first.inner_text()
        assert abs(number(shown) - BEHIND // statements) <= 1, shown
        visit.shot(f"journey-window-{language}")
    visit.quiet()
