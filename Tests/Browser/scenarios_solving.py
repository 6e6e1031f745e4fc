"""A problem's page from the code to its verdict: runs, submissions, limits, languages, own cases, without scripts and on a phone."""
import re

from playwright.sync_api import expect

from scenarios import HEAD, JUDGED, MUTANT, RIGHT, scenario

WRONG = HEAD + "    return [0, 1]\n  }\n}\n"
JAVASCRIPT = """var twoSum = function(nums, target) {
    const seen = new Map();
    for (let i = 0; i < nums.length; i++) {
        if (seen.has(target - nums[i])) return [seen.get(target - nums[i]), i];
        seen.set(nums[i], i);
    }
};
"""
ENDLESS = HEAD + "    var n = 0\n    while n >= 0 { n = (n + 1) % 1000 }\n    return [n]\n  }\n}\n"


@scenario
def a_right_solution_is_accepted(visit):
    visit.sign_in(viewport={"width": 1440, "height": 900})
    page = visit.open()
    visit.write(RIGHT)
    page.get_by_role("button", name="Submit").click()
    visit.judged("Accepted")
    # There are fifteen at least.
    expect(page.locator("#marks > li").nth(14)).to_be_visible()
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
def a_language_that_is_missing_shows_its_command(visit):
    visit.server.stop()
    visit.server.path = "/nowhere"
    visit.server.start()
    visit.sign_in()
    page = visit.open(query="?language=swift")
    expect(page.locator("#obstacle")).to_contain_text("Install Swift")
    expect(page.get_by_role("button", name="Run")).to_have_count(0)
    expect(page.get_by_role("button", name="Submit")).to_have_count(0)
    page.locator("main [data-menu]:not(.end) summary").click()
    choice = page.locator("main [data-menu]:not(.end) a", has_text="Swift")
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
    menu = page.locator("main [data-menu]:not(.end) summary")
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
    # While time stands still nothing flows back, however slow the machine is.
    visit.server.set_clock("2026-03-02T09:00:00Z")
    visit.sign_in()
    page = visit.open()
    visit.write(RIGHT + "// kept")
    visit.saved()
    statuses = page.evaluate("""async () => {
      const form = new URLSearchParams(new FormData(document.getElementById("workbench")));
      const headers = { "Focus-Fragment": "1" };
      const statuses = [];
      // Thirty at once are allowed.
      while (statuses.length < 90 && !statuses.includes(429)) {
        statuses.push((await fetch(location.pathname + "/run", { method: "POST", body: form, headers })).status);
      }
      return statuses;
    }""")
    assert len(statuses) > 30 and statuses[-1] == 429, statuses
    page.get_by_role("button", name="Run", exact=False).first.click()
    expect(page.locator("#results")).to_contain_text("Try again in")
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
    expect(page.locator("#own-cases")).to_contain_text(re.compile("valid JSON|expected", re.I))


@scenario
def without_javascript_everything_is_a_form(visit):
    page = visit.sign_in(java_script_enabled=False)
    visit.to_problems()
    page.get_by_role("link", name="Arrays & Hashing").click()
    page.get_by_role("link", name="Two Sum", exact=True).first.click()
    page.locator("textarea[name=source]").fill(RIGHT)
    page.get_by_role("button", name="Submit").click()
    # The page loads itself anew while the job runs.
    visit.judged("Accepted")


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
