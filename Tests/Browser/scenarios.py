"""What a learner does, step by step, and what the page must show. Each function is one scenario."""
import re, signal

from playwright.sync_api import expect

from focus_server import ROOT

SOLUTIONS = ROOT / "Content/problems/arrays-hashing/two-sum/solutions"
RIGHT = (SOLUTIONS / "fast.swift").read_text()
RIGHT_PYTHON = (SOLUTIONS / "fast.py").read_text()
HEAD = "class Solution {\n  func twoSum(_ nums: [Int], _ target: Int) -> [Int] {\n"
WRONG = HEAD + "    return [0, 1]\n  }\n}\n"
BROKEN = HEAD + '    let first: Int = "no"\n    return [first]\n  }\n}\n'
WRONG_PYTHON = """class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        for first in range(len(nums)):
            for second in range(len(nums)):
                if nums[first] + nums[second] == target:
                    return [first, second]
"""
BROKEN_PYTHON = RIGHT_PYTHON.replace("List[int]:", "List[int]", 1)
MUTANT = (ROOT / "Content/problems/intervals/merge-intervals/mutants/joins-neighbours.py").read_text()
JAVASCRIPT = """var twoSum = function(nums, target) {
    const seen = new Map();
    for (let i = 0; i < nums.length; i++) {
        if (seen.has(target - nums[i])) return [seen.get(target - nums[i]), i];
        seen.set(nums[i], i);
    }
};
"""
ENDLESS = HEAD + "    var n = 0\n    while n >= 0 { n = (n + 1) % 1000 }\n    return [n]\n  }\n}\n"
PROGRAM = """nums, target = [2, 7, 11, 15], int(input())
seen = {}
for i in range(len(nums)):
    if target - nums[i] in seen:
        print(seen[target - nums[i]], i)
    seen[nums[i]] = i
"""
JUDGED = 60_000
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

    def sign_in(self, **options):
        context = self.browser.new_context(**options)
        self.contexts.append(context)
        self.page = context.new_page()
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

    def journey(self):
        """The player, once it stands and has drawn its first step."""
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


@scenario
def the_list_leads_to_two_sum(visit):
    page = visit.sign_in()
    assert "token" not in page.url
    visit.to_problems()
    page.get_by_role("searchbox").fill("two s")
    page.get_by_role("link", name="Two Sum").click()
    expect(page.get_by_role("heading", name="Two Sum").first).to_be_visible()
    visit.quiet()


@scenario
def a_right_solution_is_accepted(visit):
    visit.sign_in(viewport={"width": 1440, "height": 900})
    page = visit.open()
    visit.write(RIGHT)
    page.get_by_role("button", name="Submit").click()
    visit.judged("Accepted")
    marks = page.locator("#marks > li")
    assert marks.count() >= 15, marks.count()
    visit.quiet()
    visit.shot("problem")
    page.goto(f"{visit.server.address}/problems")
    expect(page.locator("main")).to_contain_text("Solved")


@scenario
def a_wrong_solution_shows_its_first_failing_case(visit):
    visit.sign_in()
    page = visit.open()
    visit.write(WRONG)
    page.keyboard.press("Control+Enter")
    results = page.locator("#results")
    visit.judged("Wrong answer")
    for word in ("nums", "target", "Expected", "Got"):
        expect(results).to_contain_text(re.compile(word, re.I))
    visit.shot("wrong-answer")
    visit.quiet()


@scenario
def the_smallest_input_that_fails_comes_first(visit):
    page = visit.sign_in(viewport={"width": 1440, "height": 900})
    visit.open("merge-intervals", "?language=python")
    visit.write(MUTANT)
    page.get_by_role("button", name="Submit").click()
    visit.judged("Wrong answer")
    box = page.locator("#result .failure")
    expect(box.locator(".search")).to_contain_text("A smaller input", timeout=JUDGED)
    tables = box.locator("details.case")
    expect(tables).to_have_count(2)
    expect(tables.first).to_contain_text("The smallest input found to fail: Wrong answer")
    expect(tables.first).to_have_attribute("open", "")
    expect(tables.last.locator("summary")).to_contain_text(re.compile(r"Case \d+: Wrong answer"))
    # Two intervals of one digit numbers are enough.
    smallest = tables.first.locator(".fields pre").first.inner_text()
    assert re.fullmatch(r"\[\[\d, \d\], \[\d, \d\]\]", smallest), smallest
    # What stands below is where it was, as the box keeps the room of the failing case.
    assert "px" in box.evaluate("box => box.style.minHeight")
    visit.shot("smallest-input")
    tables.first.get_by_role("button", name="Add to my cases").click()
    expect(page.locator("#own-cases")).to_contain_text(smallest)
    page.get_by_role("link", name="Result").click()
    tables.first.get_by_role("button", name="Trace this case").click()
    visit.journey()
    expect(page.locator("#journey-input option:checked")).to_contain_text(smallest)
    page.goto(page.url)
    page.get_by_role("link", name="Submissions").click()
    page.locator("#attempts > li a").first.click()
    expect(page.locator("#results")).to_contain_text("The smallest input found to fail")
    visit.quiet()


@scenario
def a_compile_error_paints_exactly_its_line(visit):
    visit.sign_in()
    page = visit.open()
    visit.write(BROKEN)
    page.get_by_role("button", name="Run", exact=False).first.click()
    visit.judged("Compile error")
    painted = page.locator(".cm-line.diagnostic-error")
    expect(painted).to_have_count(1)
    assert "let first" in painted.inner_text()
    assert visit.text().split("\n").index(painted.inner_text().rstrip()) == 2
    expect(page.locator(".cm-diagnostics .diagnostic-dot.error")).to_have_count(1)
    visit.shot("compile-error")
    visit.write(RIGHT)
    expect(painted).to_have_count(0)
    page.get_by_role("button", name="Run", exact=False).first.click()
    visit.judged("Accepted")
    expect(painted).to_have_count(0)
    visit.quiet()


@scenario
def mistakes_show_while_typing_and_vanish_when_mended(visit):
    visit.sign_in()
    for language, broken, right in (
        ("swift", BROKEN, RIGHT), ("python", BROKEN_PYTHON, RIGHT_PYTHON),
    ):
        page = visit.open(query=f"?language={language}")
        visit.write(broken)
        dots, words = page.locator(".cm-diagnostics .diagnostic-dot.error"), page.locator(".underlined")
        summary = page.locator("#check-summary")
        expect(words.first).to_be_visible(timeout=JUDGED)
        expect(dots).to_have_count(1)
        expect(summary).to_contain_text("Line ")
        line = re.search(r"Line (\d+):", summary.inner_text())[1]
        expect(page.locator("#check-announcer")).to_contain_text(f"Line {line}")
        expect(page.locator(".cm-line.diagnostic-error")).to_have_count(0)
        visit.shot(f"while-typing-{language}")
        summary.click()
        expect(page.locator(".cm-lineNumbers .cm-activeLineGutter")).to_have_text(line)
        visit.write(right)
        expect(dots).to_have_count(0, timeout=JUDGED)
        expect(words).to_have_count(0)
        expect(summary).to_be_hidden()
        expect(page.locator("#check-announcer")).to_have_text("Nothing is found any more.")
    visit.quiet()


@scenario
def checking_while_typing_can_be_switched_off(visit):
    visit.sign_in()
    page = visit.open()
    visit.write(BROKEN)
    expect(page.locator(".underlined").first).to_be_visible(timeout=JUDGED)
    page.get_by_label("Check while typing").uncheck()
    expect(page.locator(".underlined")).to_have_count(0)
    visit.saved()
    page.reload()
    box = page.get_by_label("Check while typing")
    expect(box).not_to_be_checked()
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/diagnose/" in request.url else None)
    visit.write(BROKEN + "// more")
    visit.saved()
    assert not asked, asked
    box.check()
    expect(page.locator(".underlined").first).to_be_visible(timeout=JUDGED)
    visit.quiet()


@scenario
def a_language_that_is_missing_shows_its_command(visit):
    visit.server.stop()
    visit.server.path = "/nowhere"
    visit.server.start()
    visit.sign_in()
    page = visit.open(query="?language=swift")
    expect(page.locator("#obstacle")).to_contain_text("Install Swift")
    expect(page.get_by_role("button", name="Run")).to_have_count(0)
    expect(page.get_by_role("button", name="Submit")).to_have_count(0)
    page.locator("main [data-menu] summary").click()
    choice = page.locator("main [data-menu] a", has_text="Swift")
    expect(choice).to_contain_text("not installed")
    visit.shot("missing-language")
    visit.write(RIGHT + "// kept")
    page.keyboard.press("Control+Enter")
    visit.saved()
    page.reload()
    expect(page.locator(".cm-content")).to_contain_text("// kept")
    visit.quiet()


@scenario
def the_language_is_chosen_from_a_menu_and_remembered(visit):
    visit.sign_in()
    page = visit.open()
    menu = page.locator("main [data-menu] summary")
    menu.focus()
    page.keyboard.press("Enter")
    for _ in range(5):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(menu).to_contain_text("JavaScript")
    visit.open(query="")
    expect(menu).to_contain_text("JavaScript")
    visit.write(JAVASCRIPT)
    page.get_by_role("button", name="Submit").click()
    visit.judged("Accepted")
    visit.shot("javascript")
    visit.quiet()


@scenario
def too_many_runs_say_when_to_come_back(visit):
    visit.sign_in()
    page = visit.open()
    visit.write(RIGHT + "// kept")
    visit.saved()
    statuses = page.evaluate("""async () => {
      const form = new URLSearchParams(new FormData(document.getElementById("workbench")));
      const headers = { "Focus-Fragment": "1" };
      const statuses = [];
      // Thirty at once are allowed; what flows back meanwhile depends on the machine.
      while (statuses.length < 90 && !statuses.includes(429)) {
        statuses.push((await fetch(location.pathname + "/run", { method: "POST", body: form, headers })).status);
      }
      return statuses;
    }""")
    assert len(statuses) > 30 and statuses[-1] == 429, statuses
    page.get_by_role("button", name="Run", exact=False).first.click()
    expect(page.locator("#results")).to_contain_text("Come back in")
    expect(page.get_by_role("button", name="Run", exact=False).first).to_be_enabled()
    expect(page.locator(".cm-content")).to_contain_text("// kept")
    visit.shot("too-many-runs")
    # Chromium itself complains of the refusals.
    visit.problems = [text for text in visit.problems if "429" not in text]
    visit.quiet()


@scenario
def an_endless_loop_reaches_its_limit(visit):
    visit.sign_in()
    page = visit.open()
    visit.write(ENDLESS)
    page.get_by_role("button", name="Run", exact=False).first.click()
    visit.judged("Time limit exceeded")
    visit.quiet()


@scenario
def an_endless_loop_can_be_cancelled(visit):
    visit.sign_in()
    page = visit.open()
    visit.write(ENDLESS)
    page.get_by_role("button", name="Submit").click()
    page.get_by_role("button", name="Cancel").click()
    visit.judged("Cancelled")
    visit.quiet()


@scenario
def a_draft_survives_a_reload_and_a_restart(visit):
    visit.sign_in()
    page = visit.open()
    visit.write(RIGHT + "// kept")
    visit.saved()
    page.reload()
    expect(page.locator(".cm-content")).to_contain_text("// kept")
    visit.server.stop(signal.SIGKILL)
    visit.write(RIGHT + "// unsent")
    visit.server.start()
    page.goto(visit.server.sign_in)
    visit.open()
    expect(page.locator(".cm-content")).to_contain_text("// unsent")


@scenario
def each_language_keeps_its_own_draft(visit):
    visit.sign_in()
    page = visit.open()
    visit.write(RIGHT + "// in Swift")
    visit.saved()
    visit.open(query="?language=python")
    visit.write(RIGHT_PYTHON + "# in Python")
    page.get_by_role("button", name="Submit").click()
    visit.judged("Accepted")
    visit.open()
    expect(page.locator(".cm-content")).to_contain_text("// in Swift")
    visit.quiet()


@scenario
def two_tabs_keep_both_texts(visit):
    first = visit.sign_in()
    visit.open()
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator(".cm-content")).to_be_visible()
    visit.write(RIGHT + "// first tab")
    visit.saved()
    visit.write(RIGHT + "// second tab", second)
    dialog = second.locator("#draft-conflict")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("first tab")
    expect(dialog).to_contain_text("second tab")


@scenario
def an_own_case_is_kept_and_run(visit):
    visit.sign_in()
    page = visit.open()
    page.locator("[name=input]").fill("[5,5,1]\n10")
    page.get_by_role("button", name=re.compile("add", re.I)).first.click()
    expect(page.locator("#own-cases")).to_contain_text("[5, 5, 1]")
    visit.write(RIGHT)
    page.get_by_role("button", name="Run", exact=False).first.click()
    visit.judged("Accepted")
    page.reload()
    expect(page.locator("#own-cases")).to_contain_text("[5, 5, 1]")
    page.locator("[name=input]").fill("[5,5")
    page.get_by_role("button", name=re.compile("add", re.I)).first.click()
    expect(page.locator("#own-cases")).to_contain_text(re.compile("not valid JSON|expected", re.I))


@scenario
def without_javascript_everything_is_a_form(visit):
    page = visit.sign_in(java_script_enabled=False)
    visit.to_problems()
    page.get_by_role("link", name="Two Sum").first.click()
    page.locator("textarea[name=source]").fill(RIGHT)
    page.get_by_role("button", name="Submit").click()
    # The page loads itself anew while the job runs.
    visit.judged("Accepted")


@scenario
def a_program_is_traced_and_gone_through_by_keys(visit):
    page = visit.sign_in(viewport={"width": 1440, "height": 900})
    page.goto(f"{visit.server.address}/journey?language=python")
    expect(page.locator(".cm-content")).to_be_visible()
    visit.shot("journey-empty")
    visit.write(PROGRAM)
    page.locator("#input").fill("9")
    page.keyboard.press("Control+Enter")
    player = visit.journey()
    expect(page.locator("#journey-report")).to_contain_text("steps in")
    said = []
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        said.append(player.locator(".journey-narration").inner_text())
    assert any(re.search(r"\bi = 0\b", text) for text in said), said
    assert any(re.search(r"\bi = 0 → 1\b", text) for text in said), said
    page.keyboard.press("End")
    expect(player).to_contain_text("0 1")
    visit.shot("journey-python")
    page.emulate_media(color_scheme="dark")
    visit.shot("journey-python-dark")
    page.reload()
    visit.journey()
    assert visit.text() == PROGRAM.rstrip(), visit.text()
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 375, "height": 812})
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 375, f"the page is {width} px wide"
    page.locator("#journey-report").scroll_into_view_if_needed()
    page.screenshot(path=visit.shots / "journey-phone.png", full_page=True)
    visit.quiet()


@scenario
def a_failing_case_is_traced_and_compared(visit):
    page = visit.sign_in(viewport={"width": 1440, "height": 900})
    visit.open(query="?language=python")
    visit.write(WRONG_PYTHON)
    page.get_by_role("button", name="Submit").click()
    visit.judged("Wrong answer")
    page.locator("#result").get_by_role("button", name="Trace this case").first.click()
    player = visit.journey()
    expect(page.locator("#journey-input option:checked")).to_contain_text("Fails")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#journey-report")).to_contain_text("steps in")
    visit.shot("journey-failing-case")
    page.get_by_role("button", name="Compare with the reference").click()
    expect(page.locator(".journey-comparison")).to_be_visible(timeout=JUDGED)
    visit.shot("journey-compared")
    page.emulate_media(color_scheme="dark")
    visit.shot("journey-compared-dark")
    page.locator("#pane-results [data-expand]").click()
    page.get_by_role("link", name="Editorial").click()
    page.locator("#show-editorial > summary").click()
    page.locator("#editorial").get_by_role("button", name="Trace it").first.click()
    expect(page.locator(".journey-comparison")).to_have_count(0, timeout=JUDGED)
    visit.journey()
    visit.shot("journey-editorial-dark")
    visit.quiet()


@scenario
def a_program_that_goes_on_is_shown_and_stopped(visit):
    page = visit.sign_in()
    page.goto(f"{visit.server.address}/journey?language=python")
    expect(page.locator(".cm-content")).to_be_visible()
    visit.write("import time\nn = 0\nwhile True:\n    n += 1\n    time.sleep(0.02)\n")
    page.get_by_role("button", name="Run & trace").click()
    visit.journey()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.locator("#journey-report")).to_contain_text("recorded until then", timeout=JUDGED)
    visit.journey()
    visit.write("if True\n    pass\n")
    page.get_by_role("button", name="Run & trace").click()
    expect(page.locator("#journey-report")).to_contain_text("expected ':'", timeout=JUDGED)
    visit.shot("journey-syntax-error")
    visit.quiet()


@scenario
def without_javascript_a_journey_is_a_page_for_each_step(visit):
    page = visit.sign_in(java_script_enabled=False)
    page.goto(f"{visit.server.address}/journey?language=python")
    page.locator("textarea[name=source]").fill(PROGRAM)
    page.locator("textarea[name=input]").fill("9")
    page.get_by_role("button", name="Run & trace").click()
    expect(page.locator("#step h3")).to_contain_text("Step 0 of", timeout=JUDGED)
    page.get_by_role("link", name="Next").click()
    expect(page.locator("#step h3")).to_contain_text("Step 1 of")
    page.get_by_role("link", name="Last").click()
    expect(page.locator("#step pre")).to_contain_text("0 1")
    visit.shot("journey-plain")
    page.goto(f"{visit.server.address}/problems/two-sum?language=python")
    page.locator("textarea[name=source]").fill(RIGHT_PYTHON)
    page.get_by_role("button", name="Trace", exact=True).click()
    expect(page.locator("#step h3")).to_contain_text("Step 0 of", timeout=JUDGED)


@scenario
def it_fits_a_phone_and_the_dark(visit):
    page = visit.sign_in(viewport={"width": 390, "height": 844}, color_scheme="dark")
    visit.to_problems()
    expect(page.get_by_role("searchbox")).to_be_visible()
    visit.shot("phone-list")
    page.goto(f"{visit.server.address}/problems/two-sum?language=swift")
    expect(page.get_by_role("link", name="Code")).to_be_visible()
    visit.shot("phone-text")
    page.get_by_role("link", name="Code").click()
    expect(page.locator(".cm-content")).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, f"the page is {width} px wide"
    visit.shot("phone-problem")
    visit.quiet()


@scenario
def a_stranger_is_told_how_to_get_in(visit):
    context = visit.browser.new_context()
    visit.contexts.append(context)
    visit.page = context.new_page()
    visit.page.goto(f"{visit.server.address}/problems")
    expect(visit.page.locator("body")).to_contain_text("focus open")
