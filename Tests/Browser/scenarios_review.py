"""Reviews: what was solved is graded by what happened, comes back when it is due, and may be graded otherwise."""
import re

from playwright.sync_api import expect

from scenarios import JUDGED, RIGHT_PYTHON, scenario


@scenario
def a_solved_problem_is_graded_and_comes_back(visit):
    visit.server.set_clock("2026-03-02T09:00:00Z")
    page = visit.sign_in(viewport={"width": 1280, "height": 900})
    page.goto(f"{visit.server.address}/review")
    expect(page.get_by_text("Your reviews will appear here.")).to_be_visible()
    visit.shot("review-empty")
    visit.open(query="?language=python")
    with page.expect_response(re.compile("/help/hint-1$")) as told:
        page.locator("#hint-1 > summary").click()
    assert told.value.status == 204, told.value.status
    # Another browser finds it open, too.
    page.evaluate("sessionStorage.clear()")
    page.reload()
    expect(page.locator("#hint-1")).to_have_attribute("open", "")
    visit.write(RIGHT_PYTHON)
    visit.saved()
    page.get_by_role("button", name="Submit").click()
    visit.judged("Accepted")
    panel = page.locator("#review-panel")
    expect(panel.get_by_role("status")).to_have_text(re.compile(r"^Hard: back in \d+ days"), timeout=JUDGED)
    expect(panel).to_contain_text("Accepted with 1 hint. That suggests Hard.")
    visit.shot("review-panel")
    panel.get_by_role("button", name="Again").click()
    expect(panel.get_by_role("status")).to_have_text("Again: back in 1 day, Tue 3 Mar")
    expect(panel.get_by_role("button", name="Again")).to_be_focused()
    expect(panel).to_contain_text("You chose Again.")
    visit.server.set_clock("2026-03-05T09:00:00Z")
    page.goto(f"{visit.server.address}/review")
    expect(page.get_by_text("1 review is due")).to_be_visible()
    expect(page.locator("#due-two-sum")).to_contain_text("2 days overdue")
    visit.shot("review-due")
    page.goto(f"{visit.server.address}/problems?due=1")
    expect(page.locator("#problem-list tbody tr")).to_have_count(1)
    page.goto(f"{visit.server.address}/review")
    page.get_by_role("link", name="Solve Two Sum").click()
    expect(page.locator("#hint-1")).not_to_have_attribute("open", "")
    page.goto(f"{visit.server.address}/review/two-sum")
    page.get_by_role("button", name="Good").click()
    expect(page.locator("#review-headline")).to_have_text(re.compile("^Good: back in"))
    visit.shot("review-problem")
    for width in (1280, 375):
        page.set_viewport_size({"width": width, "height": 800})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            for name, path in (("page", ""), ("problem", "/two-sum")):
                page.goto(f"{visit.server.address}/review{path}")
                assert page.evaluate("document.documentElement.scrollWidth") <= width, name
                page.screenshot(path=visit.shots / f"review-{name}-{width}-{theme}.png", full_page=True)
    visit.quiet()


@scenario
def reviews_work_without_scripts(visit):
    page = visit.sign_in(java_script_enabled=False)
    address = f"{visit.server.address}/problems/two-sum?language=python"
    page.goto(f"{address}&tab=editorial")
    expect(page.locator("#show-editorial")).to_be_hidden()
    page.get_by_role("button", name="Show the editorial").click()
    expect(page.locator("#show-editorial")).to_be_visible()
    expect(page.locator("#show-editorial")).to_have_attribute("open", "")
    page.goto(f"{visit.server.address}/review/two-sum")
    expect(page.locator("#review-panel")).to_contain_text("The editorial was open. That suggests Again.")
    page.get_by_role("button", name="Again").click()
    expect(page.locator("#review-headline")).to_have_text(re.compile("^Again: back in 1 day"))
    page.get_by_label(re.compile("^Grade of")).select_option("good")
    page.get_by_role("button", name="Change").click()
    expect(page.locator("#review-headline")).to_have_text(re.compile("^Good: back in"))
