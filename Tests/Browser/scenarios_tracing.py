"""From a program to its journey: recorded on the scratch page and from a failing case, compared, stopped, and without scripts."""
import re

from playwright.sync_api import expect

from scenarios import JUDGED, RIGHT_PYTHON, WRONG_PYTHON, scenario

PROGRAM = """nums, target = [2, 7, 11, 15], int(input())
seen = {}
for i in range(len(nums)):
    if target - nums[i] in seen:
        print(seen[target - nums[i]], i)
    seen[nums[i]] = i
"""


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
    assert any(re.search(r"\bi is 0\b", text) for text in said), said
    assert any(re.search(r"\bi is 1\b", text) for text in said), said
    page.keyboard.press("End")
    expect(player).to_contain_text("0 1")
    visit.shot("journey-python")
    page.emulate_media(color_scheme="dark")
    visit.shot("journey-python-dark")
    page.reload()
    visit.journey()
    expect(page.locator(".cm-content")).to_be_visible()
    assert visit.text() == PROGRAM.rstrip(), visit.text()
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 375, "height": 812})
    # What is drawn by measure is drawn anew with the next frame.
    page.wait_for_function("() => document.documentElement.scrollWidth <= 375")
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
    visit.settled()
    page.locator("#result").get_by_role("button", name="Trace this case").first.click()
    visit.journey()
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
    visit.begun_journey()
    # In one moment of the page: as the run grows its report is exchanged, and the button with it.
    page.get_by_role("button", name="Stop", exact=True).evaluate("button => button.click()")
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
