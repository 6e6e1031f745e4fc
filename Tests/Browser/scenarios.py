"""What every scenario of scenarios_*.py has in hand: programs, and one learner's browser. Each of their functions is one scenario,
what a learner does step by step and what the page must show."""
from playwright.sync_api import expect

from focus_server import ROOT

SOLUTIONS = ROOT / "Content/problems/arrays-hashing/two-sum/solutions"
RIGHT = (SOLUTIONS / "fast.swift").read_text()
RIGHT_PYTHON = (SOLUTIONS / "fast.py").read_text()
HEAD = "class Solution {\n  func twoSum(_ nums: [Int], _ target: Int) -> [Int] {\n"
WRONG_PYTHON = """class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        for first in range(len(nums)):
            for second in range(len(nums)):
                if nums[first] + nums[second] == target:
                    return [first, second]
"""
MUTANT = (ROOT / "Content/problems/intervals/merge-intervals/mutants/joins-neighbours.py").read_text()
JUDGED = 60_000
# Notes on each player that comes to its place which report of the recording stood there then.
NOTING = """new MutationObserver((_, search) => {
  const stage = document.getElementById("journey-stage");
  if (!stage) return;
  search.disconnect();
  new MutationObserver(() => {
    const player = stage.firstElementChild;
    if (player) player.report ??= document.getElementById("journey-report");
  }).observe(stage, { childList: true });
}).observe(document, { childList: true, subtree: true })"""
# The player of a run's first steps gives way to that of the whole run a little after the report says that it has ended.
IS_WHOLE = """() => {
  const report = document.getElementById("journey-report");
  const player = document.getElementById("journey-stage")?.firstElementChild;
  return report?.dataset.state === "ended" && player?.report === report && player.matches(".journey");
}"""
ALL = []


def scenario(function):
    ALL.append(function)
    return function


class Visit:
    """One learner's browser: a fresh profile, signed in when it first opens a page."""

    def __init__(self, browser, server, shots):
        self.browser, self.server, self.shots = browser, server, shots
        self.contexts = []
        self.page = None

    def new_context(self, **options):
        context = self.browser.new_context(**options)
        self.contexts.append(context)
        # Pages are asked for and buttons pressed while another's scenario has the processor.
        context.set_default_timeout(JUDGED)
        context.add_init_script(NOTING)
        return context

    def sign_in(self, **options):
        self.page = self.new_context(**options).new_page()
        self.problems = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda m: self.problems.append(m.text) if m.type == "error" else None)
        self.page.goto(self.server.sign_in)
        return self.page

    def to_problems(self):
        """From any page to the problems, as everybody goes there."""
        self.page.get_by_role("navigation", name="Sections").get_by_role("link", name="Problems").click()

    def open(self, slug="two-sum", query="?language=swift"):
        self.page.goto(f"{self.server.address}/problems/{slug}{query}")
        expect(self.page.locator(".cm-content")).to_be_visible()
        return self.page

    def write(self, source, page=None):
        """Replaces the editor's text as a person would, and waits until it is saved."""
        page = page or self.page
        page.locator(".cm-content").click()
        page.keyboard.press("Control+a")
        page.keyboard.insert_text(source)

    def text(self, page=None):
        return "\n".join((page or self.page).locator(".cm-line").all_inner_texts()).rstrip()

    def saved(self, page=None):
        expect((page or self.page).locator("#draft-state")).to_have_attribute("data-state", "saved")

    def judged(self, verdict):
        """The verdict itself, and that it is kept: the marks of the cases say such words too."""
        expect(self.page.locator("#result .verdict h2")).to_have_text(verdict, timeout=JUDGED)
        expect(self.page.locator("#result .keeping")).to_have_count(0)

    def settled(self):
        """After a verdict: nothing is looked for any more that would take the place of what it shows."""
        expect(self.page.locator("#result [data-events]")).to_have_count(0, timeout=JUDGED)

    def journey(self):
        """The player of the whole recording, once it stands and has drawn its first step."""
        self.page.wait_for_function(IS_WHOLE, timeout=JUDGED)
        return self.begun_journey()

    def begun_journey(self):
        """The player, also of a run that goes on."""
        player = self.page.locator("#journey-stage .journey")
        expect(player).to_be_visible(timeout=JUDGED)
        expect(player.locator(".journey-narration").first).not_to_be_empty()
        return player

    def shot(self, name):
        self.page.screenshot(path=self.shots / f"{name}.png")

    def keep(self, name):
        if self.page:
            self.page.screenshot(path=self.shots / f"failed-{name}.png", full_page=True)

    def quiet(self):
        """Nothing complained; Chromium's own way of typing over a selection is not ours to mend."""
        ours = [text for text in self.problems if "Applying inline style" not in text]
        assert not ours, ours

    def close(self):
        for context in self.contexts:
            context.close()
