"""Where values came from: what is clicked is followed back, and a wrong answer leads to its reasons, its parting and its code."""
import re

from playwright.sync_api import expect

from scenarios import JUDGED, MUTANT, RIGHT_PYTHON, WRONG_PYTHON, scenario
from scenarios_journey import record, run_to

PROGRAM = """def pair(nums, target):
    seen = {}
    for i, num in enumerate(nums):
        want = target - num
        if want in seen:
            return [seen[want], i]
        seen[num] = i
    return []


print(pair([3, 7, 4], 7))
"""
WIDE = {"width": 1440, "height": 900}


@scenario
def what_is_clicked_is_followed_to_where_it_came_from(visit):
    page = visit.sign_in(viewport=WIDE, reduced_motion="reduce")
    player = record(visit, "", "python", PROGRAM)
    field = player.get_by_label("Go to step")
    panel = player.get_by_label("Where a value came from")
    page.keyboard.press("End")
    # Behind the last step the call that ended keeps its variables.
    examples = player.locator(".journey-examples button")
    assert 2 <= examples.count() <= 3, examples.all_inner_texts()
    examples.first.click()
    page.keyboard.press("Home")
    while "want in seen" not in player.locator(".journey-lines li.next code").inner_text():
        page.keyboard.press("ArrowRight")
    player.locator(".journey-variable", has_text="want").click()
    expect(panel).to_contain_text("Where want came from")
    expect(panel).to_contain_text("want = target - num")
    panel.get_by_role("button", name="num was 3").click()
    expect(panel).to_contain_text("nums[0] was 3")
    step = panel.locator(".journey-write").first.inner_text().removeprefix("step ")
    panel.locator(".journey-write").first.click()
    expect(field).to_have_value(step)
    page.keyboard.press("Escape")
    cell = player.locator('.journey-figure[data-name="nums"] g[data-key="c1"]')
    cell.click()
    expect(panel).to_contain_text("Where nums[1] came from")
    expect(panel).to_contain_text("given as an argument")
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()
    hovered(page, player)
    visit.quiet()


def place_of(code, words):
    """Where a part of a line stands on the page."""
    code.scroll_into_view_if_needed()
    return code.evaluate("""(code, words) => {
      const at = code.textContent.indexOf(words);
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let left = at; walker.nextNode(); left -= walker.currentNode.length) {
        if (left >= walker.currentNode.length) continue;
        const range = document.createRange();
        range.setStart(walker.currentNode, left);
        range.setEnd(walker.currentNode, left + 1);
        const { left: x, top: y, width, height } = range.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
    }""", words)


def hovered(page, player):
    """An expression under the pointer is told with its values."""
    spot = place_of(player.locator(".journey-lines li", has_text="want = target").locator("code"), "- num")
    page.mouse.move(spot["x"], spot["y"])
    expect(player.locator(".journey-peek")).to_have_text(re.compile(r"^target - num = 7 - \d = -?\d$"))


@scenario
def a_wrong_answer_leads_to_its_reasons_and_back_to_the_code(visit):
    page = visit.sign_in(viewport=WIDE, reduced_motion="reduce")
    visit.open(query="?language=python")
    visit.write(WRONG_PYTHON)
    page.get_by_role("button", name="Submit").click()
    visit.judged("Wrong answer")
    visit.settled()
    page.locator("#result").get_by_role("button", name="Trace this case").first.click()
    player = visit.journey()
    answer = player.locator(".journey-answer")
    expect(answer).to_have_text(re.compile(r"^returned \[0, 0\], expected \[\d,\d\]$"))
    expect(answer).to_have_class(re.compile(r"\btrouble\b"))
    expect(page.locator("#journey-report h2")).to_have_text("Wrong answer")
    # It opens at its end, where the variables still stand.
    expect(player.locator(".journey-variable", has_text="second")).to_be_visible()
    answer.get_by_role("button").nth(1).click()
    expect(player.get_by_label("Where a value came from")).to_contain_text("for second in range(len(nums)):")
    visit.shot("journey-wrong-answer")
    player.get_by_role("button", name="Back to my code").click()
    expect(page.locator(".cm-activeLine")).to_contain_text("return [first, second]")
    page.locator("#pane-results").get_by_role("link", name="Journey").click()
    player.get_by_role("button", name="Where the runs part").click()
    expect(page.locator(".journey-comparison .journey-parting")).to_contain_text("They part", timeout=JUDGED)
    visit.shot("journey-parting")
    visit.quiet()


@scenario
def the_values_of_a_line_are_there_for_keys_and_fingers(visit):
    page = visit.sign_in(viewport=WIDE, reduced_motion="reduce")
    player = record(visit, "two-sum", "python", RIGHT_PYTHON)
    values = player.get_by_role("region", name="Values of the line")
    run_to(page, player, "partner changed")
    player.locator(".journey-code").focus()
    page.keyboard.press("r")
    expect(values.get_by_role("heading")).to_have_text(re.compile(r"^Values of line \d+$"))
    line = player.locator(".journey-lines li.next code").inner_text().strip()
    first = values.locator("li").first.inner_text()
    assert first.split(" = ")[0] in line, (first, line)
    # They are those of the next step's line, too.
    page.keyboard.press("ArrowRight")
    expect(values.locator("li").first).not_to_have_text(first)
    # Escape closes it, then what was asked for, and only then leaves the whole page to the other panes.
    player.locator(".journey-figure[data-name=nums] g[data-key=c1]").click()
    expect(player.get_by_label("Where a value came from")).to_be_visible()
    full = page.locator("[data-panes]")
    for closed in (player.get_by_label("Where a value came from"), values):
        expect(full).to_have_attribute("data-full", re.compile("."))
        page.keyboard.press("Escape")
        expect(closed).to_be_hidden()
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(values).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(full).not_to_have_attribute("data-full", re.compile("."))
    visit.quiet()
    fingers(visit)


def fingers(visit):
    page = visit.sign_in(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    player = record(visit, "", "python", PROGRAM)
    run_to(page, player, "num == 7")
    spot = place_of(player.locator(".journey-lines li", has_text="want = target").locator("code"), "- num")
    page.touchscreen.tap(spot["x"], spot["y"])
    expect(player.locator(".journey-peek")).to_have_text("target - num = 7 - 7 = 0")
    player.get_by_role("button", name="More controls").tap()
    player.get_by_role("button", name="Values of the line").tap()
    values = player.get_by_role("region", name="Values of the line")
    expect(values.locator("li").first).to_have_text("want = 4")
    expect(values).to_contain_text("target - num = 7 - 7 = 0")
    values.get_by_role("button", name="Close").tap()
    expect(values).to_be_hidden()
    visit.quiet()


@scenario
def in_two_runs_each_value_tells_where_it_came_from(visit):
    page = visit.sign_in(viewport=WIDE, reduced_motion="reduce")
    visit.open("merge-intervals", "?language=python")
    visit.write(MUTANT)
    page.get_by_role("button", name="Submit").click()
    visit.judged("Wrong answer")
    visit.settled()
    page.locator("#result").get_by_role("button", name="Trace this case").first.click()
    visit.journey().get_by_role("button", name="Where the runs part").click()
    both = page.locator("#journey-stage .journey-comparison")
    expect(both.locator(".journey-parting")).to_contain_text("They part at merged", timeout=JUDGED)
    mine, theirs = both.locator(".journey-side").all()
    at = theirs.locator(".journey-lines li.next").inner_text()
    for side in (mine, theirs):
        panel = side.get_by_label("Where a value came from")
        side.locator(".journey-figure[data-name^=merged] g[data-key^=c0]").first.click()
        expect(panel).to_contain_text(re.compile(r"Where merged\[0\]\S* came from"))
        expect(panel.locator(".journey-write").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(panel).to_be_hidden()
        side.locator(".journey-variable").first.click()
        expect(panel).to_contain_text("came from")
    # A step of the other run brings both runs there.
    moved = theirs.get_by_label("Where a value came from").locator(".journey-write").last
    step = both.get_by_label("Go to step")
    before = step.input_value()
    moved.click()
    expect(theirs.locator(".journey-lines li.next")).not_to_have_text(at)
    expect(step).not_to_have_value(before)
    page.keyboard.press("r")
    for side in (mine, theirs):
        expect(side.get_by_role("region", name="Values of the line").locator("li").first).to_be_visible()
    visit.quiet()
