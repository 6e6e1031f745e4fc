"""Where values came from: what is clicked is followed back, and a wrong answer leads to its reasons, its parting and its code."""
import re

from playwright.sync_api import expect

from scenarios import JUDGED, WRONG_PYTHON, scenario
from scenarios_journey import record

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


def hovered(page, player):
    """An expression under the pointer is told with its values."""
    code = player.locator(".journey-lines li", has_text="want = target").locator("code")
    box = code.evaluate("""code => {
      const text = code.textContent, at = text.indexOf("- num");
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let left = at; walker.nextNode(); left -= walker.currentNode.length) {
        if (left >= walker.currentNode.length) continue;
        const range = document.createRange();
        range.setStart(walker.currentNode, left);
        range.setEnd(walker.currentNode, left + 1);
        const { left: x, top: y, width, height } = range.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
    }""")
    page.mouse.move(box["x"], box["y"])
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
