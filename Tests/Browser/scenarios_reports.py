"""A hidden test that a learner takes for wrong: what the references say, leaving it out, counting it again."""
import re

from playwright.sync_api import expect

from scenarios import JUDGED, RIGHT_PYTHON, scenario

# Right but for one hidden test.
ALMOST = RIGHT_PYTHON.replace("        index_of", "        if nums == [3, 3]:\n            return []\n        index_of", 1)


def submit(visit, verdict):
    visit.page.get_by_role("button", name="Submit").click()
    visit.judged(verdict)


def open_form(visit):
    # Without its search under way: what is found takes the place of the failing case.
    link = visit.page.get_by_role("link", name="This test is wrong…")
    expect(link).to_be_visible(timeout=JUDGED)
    link.focus()
    visit.page.keyboard.press("Enter")
    dialog = visit.page.get_by_role("dialog")
    expect(dialog.get_by_label("What is wrong with it?")).to_be_focused()
    return dialog


@scenario
def a_bad_test_is_reported_judged_again_and_left_out(visit):
    page = visit.sign_in(viewport={"width": 1440, "height": 900})
    visit.open(query="?language=python&tab=submissions")
    visit.write(ALMOST)
    visit.saved()
    submit(visit, "Wrong answer")
    dialog = open_form(visit)
    visit.shot("report-form")
    dialog.get_by_role("button", name="Have it judged again").click()
    assert dialog.get_by_label("What is wrong with it?").evaluate("field => field.validity.valueMissing")
    expect(dialog.get_by_label("What is wrong with it?")).to_be_focused()
    page.keyboard.type("The answer is not unique.")
    dialog.get_by_role("button", name="Have it judged again").click()
    expect(dialog.get_by_role("heading", name="The test is valid")).to_be_visible(timeout=JUDGED)
    expect(dialog).to_contain_text(re.compile(r"Both references answer \[0,1\]; your program answers \[\]"))
    visit.shot("report-stands")
    dialog.get_by_role("button", name="Exclude it anyway").click()
    expect(dialog.get_by_role("heading", name="The test is valid")).to_be_visible()
    dialog.get_by_role("checkbox").check()
    dialog.get_by_role("button", name="Exclude it anyway").click()
    expect(dialog.get_by_role("heading", name="Left out at your request")).to_be_visible()
    visit.shot("report-insisted")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("#reports")).to_contain_text("Left out at your request")
    submit(visit, "Accepted, 1 test left out by you")
    expect(page.locator("#marks .out")).to_have_count(1)
    expect(page.locator("#result .left-out")).to_contain_text("The answer is not unique.")
    expect(page.locator("#attempts > li").first).to_contain_text("1 left out by you")
    visit.shot("report-accepted")
    page.locator("#reports").get_by_role("button", name="Count it again").click()
    expect(page.locator("#reports")).to_contain_text("Counted again")
    submit(visit, "Wrong answer")
    expect(page.locator("#marks .out")).to_have_count(0)
    visit.quiet()


@scenario
def a_report_needs_no_script_and_fits_a_phone(visit):
    page = visit.sign_in(viewport={"width": 1440, "height": 900})
    visit.open(query="?language=python")
    visit.write(ALMOST)
    visit.saved()
    submit(visit, "Wrong answer")
    link = page.get_by_role("link", name="This test is wrong…")
    expect(link).to_be_visible(timeout=JUDGED)
    form = link.get_attribute("href")
    cookies = page.context.cookies()
    context = visit.new_context(java_script_enabled=False, viewport={"width": 375, "height": 720}, color_scheme="dark")
    context.add_cookies(cookies)
    page = visit.page = context.new_page()
    page.goto(visit.server.address + form)
    page.get_by_label("What is wrong with it?").fill("Nobody would ask this.")
    visit.shot("report-form-phone")
    page.get_by_role("button", name="Have it judged again").click()
    expect(page.get_by_role("heading", name="The test is valid")).to_be_visible(timeout=JUDGED)
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Exclude it anyway").click()
    expect(page.get_by_role("heading", name="Left out at your request")).to_be_visible()
    visit.shot("report-insisted-phone")
    page.get_by_role("link", name="Back to the problem").click()
    expect(page.locator("#reports")).to_contain_text("Left out at your request")
    page.locator("#reports").scroll_into_view_if_needed()
    visit.shot("report-list-phone")
    assert page.evaluate("document.documentElement.scrollWidth <= 375")
    page.locator("#reports").get_by_role("button", name="Count it again").click()
    expect(page.get_by_role("heading", name="Counted again")).to_be_visible()
