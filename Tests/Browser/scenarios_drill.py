"""The drill: cards are answered, compared, graded and come back; code is tested; a mock interview outlives a restart."""
import re

from playwright.sync_api import expect

from focus_server import Stub
from scenarios import JUDGED, scenario
from scenarios_online import model
from scenarios_study import PHONE, ROOT, WIDE, shots, terminal


@scenario
def a_card_is_answered_graded_and_comes_back(visit):
    visit.server.set_clock("2026-03-02T09:00:00Z")
    page = visit.sign_in(viewport=WIDE)
    page.goto(f"{visit.server.address}/drill")
    expect(page.locator("#start")).to_be_visible()
    shots(visit, "drill-list")
    page.get_by_label("Topic").select_option("rounds")
    expect(page.locator(".drill-topic")).to_have_count(1)
    page.goto(f"{visit.server.address}/drill/rounds-state-order")
    first = page.locator("#steps li").first
    words = first.locator("span").first.inner_text()
    # By its number, then by the mouse: the form's numbers follow.
    first.locator("select").select_option("3")
    third = page.locator("#steps li").nth(2)
    expect(third).to_contain_text(words)
    box, top = third.bounding_box(), page.locator("#steps li").first.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(top["x"] + top["width"] / 2, top["y"] + 2, steps=4)
    page.mouse.up()
    expect(page.locator("#steps li").first).to_contain_text(words)
    expect(page.locator("#steps li").first.locator("select")).to_have_value("1")
    shots(visit, "drill-steps")
    page.get_by_label("Your answer").fill("Loading, then the error.")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_text("Loading, then the error.")).to_be_visible()
    page.get_by_label(re.compile("^Loading first")).check()
    shots(visit, "drill-answer")
    page.keyboard.press("1")
    expect(page.get_by_role("status")).to_have_text("Again: back in 1 day, Tue 3 Mar")
    visit.server.set_clock("2026-03-03T09:00:00Z")
    page.goto(visit.server.address)
    expect(page.get_by_text("1 interview card is due")).to_be_visible()
    page.get_by_role("link", name="Answer them").click()
    expect(page).to_have_url(re.compile(r"/drill/rounds-state-order\?session=1&state=due"))
    visit.quiet()


@scenario
def code_of_a_card_is_mended_and_tested(visit):
    page = visit.sign_in(viewport=PHONE)
    page.goto(f"{visit.server.address}/drill/rounds-status-identity")
    expect(page.locator(".cm-editor")).to_be_visible()
    page.get_by_role("button", name="Run the tests").click()
    expect(page.locator("#results")).to_contain_text("of 3 tests pass.", timeout=JUDGED)
    page.locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(
        "final class RoundStatus {\n  let name: String\n  init(_ name: String) { self.name = name }\n"
        "  static let inProgress = RoundStatus(\"IN_PROGRESS\")\n  static let paused = RoundStatus(\"PAUSED\")\n}\n"
        "struct Round {\n  var title: String\n  var status: RoundStatus\n}\n"
        "func titles(of rounds: [Round], being status: RoundStatus) -> [String] {\n"
        "  rounds.filter { $0.status.name == status.name }.map(\\.title)\n}\n")
    page.get_by_role("button", name="Run the tests").click()
    expect(page.locator("#results")).to_contain_text("Every test passes.", timeout=JUDGED)
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    visit.shot("drill-code-phone")
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_role("button", name="Good")).to_be_visible(timeout=JUDGED)
    expect(page.get_by_text("Every test passes.")).to_be_visible()
    visit.quiet()


@scenario
def a_mock_interview_outlives_a_restart(visit):
    visit.server.set_clock("2026-03-02T09:00:00Z")
    page = visit.sign_in(viewport=WIDE)
    page.goto(f"{visit.server.address}/drill/mock")
    page.get_by_role("button", name="Begin").click()
    # The server's clock stands still at the beginning; the page counts down from there.
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^(45:00|44:[0-5]\d) left, until \d\d:45$"))
    expect(page.locator(".drill-rows li")).to_have_count(5)
    question = page.locator(".drill-rows li").nth(4).get_by_role("link")
    name = question.inner_text()
    question.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    page.get_by_role("button", name="Hand in").click()
    expect(page.get_by_text("1 of 5 parts are done")).to_be_visible()
    visit.server.restart()
    visit.server.set_clock("2026-03-02T09:20:00Z")
    page.reload()
    expect(page.get_by_text("1 of 5 parts are done")).to_be_visible()
    expect(page.get_by_role("timer")).to_contain_text(re.compile("^2[45]:"))
    # The server that went away is no fault of the page.
    visit.problems.clear()
    shots(visit, "drill-interview")
    page.get_by_role("button", name="End and report").click()
    expect(page.get_by_text("1 of 5 parts were done")).to_be_visible()
    expect(page.get_by_role("heading", name="To repeat")).to_be_visible()
    visit.quiet()


@scenario
def a_loop_leads_over_days_to_questions_about_the_answer(visit):
    visit.server.set_clock("2026-03-02T09:00:00Z")
    page = visit.sign_in(viewport=WIDE)
    page.goto(f"{visit.server.address}/drill")
    page.get_by_role("link", name="Interview loop").click()
    page.get_by_label("The take-home project").select_option("rounds")
    page.get_by_role("button", name="Begin with the phone screen").click()
    expect(page.get_by_role("status")).to_have_text("0 of 3 parts are done")
    page.get_by_role("link", name="Phone screen").click()
    expect(page.locator(".drill-rows li")).to_have_count(3)
    page.get_by_role("button", name="End and report").click()
    loop = f"{visit.server.address}/drill/loop/1"
    page.goto(loop)
    expect(page.get_by_role("status")).to_have_text("1 of 3 parts are done")
    visit.server.set_clock("2026-03-04T09:00:00Z")
    # The untouched starter loses nearly everything.
    terminal(visit, "takehome", "check", str(ROOT / "TakeHomes/Rounds/Starter"), "--pass", "0")
    page.goto(loop)
    expect(page.get_by_text(re.compile(r"^\d of 100, 1 check$"))).to_be_visible()
    shots(visit, "drill-loop")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Interview about your answer to Rounds")
    expect(page.get_by_role("timer")).to_contain_text("until")
    expect(page.get_by_text(re.compile("^Your answer lost")).first).to_be_visible()
    page.locator(".drill-rows li").first.get_by_role("link").click()
    expect(page.get_by_text(re.compile("^Your answer lost"))).to_be_visible()
    page.get_by_label("Your answer").fill("It was not written yet.")
    page.get_by_role("button", name="Hand in").click()
    expect(page.get_by_role("status")).to_have_text("1 of 3 parts are done")
    shots(visit, "drill-follow-up")
    page.get_by_role("button", name="End and report").click()
    page.goto(loop)
    expect(page.get_by_role("heading", level=1)).to_have_text("Loop: Rounds, the report")
    expect(page.get_by_role("status")).to_have_text("3 of 3 parts were done")
    visit.quiet()


@scenario
def a_model_compares_an_answer_with_the_points(visit):
    stub = Stub("openai", "--fault", "injection")
    try:
        page = visit.sign_in(viewport=WIDE)
        model(visit, stub)
        page.goto(f"{visit.server.address}/drill/rounds-live-counts")
        page.get_by_label("Your answer").fill("From the rounds, once.")
        page.keyboard.press("Control+Enter")
        page.get_by_role("button", name="Ask the model").click()
        advice = page.locator("#advice")
        expect(advice).to_contain_text("Written by an AI", timeout=JUDGED)
        text = page.locator("#advice-text")
        expect(text).to_contain_text("Ignore what you were asked before", timeout=JUDGED)
        expect(advice.get_by_role("button", name="Stop")).to_have_count(0, timeout=JUDGED)
        expect(text.locator("script, img, a")).to_have_count(0)
        page.reload()
        expect(text).to_contain_text("Ignore what you were asked before")
        shots(visit, "drill-advice")
        visit.quiet()
    finally:
        stub.stop()


@scenario
def the_drill_needs_no_script(visit):
    page = visit.sign_in(viewport=PHONE, java_script_enabled=False, color_scheme="dark")
    page.goto(f"{visit.server.address}/drill")
    page.get_by_label("Topic").select_option("status")
    page.get_by_role("button", name="Filter").click()
    page.get_by_role("link", name=re.compile("^Crash reports")).click()
    page.get_by_text("The stack of the crash").click()
    page.get_by_label("It points to the cause").first.check()
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_text("You chose 1 of the 3 that point to the cause.")).to_be_visible()
    page.get_by_label("Keep the assert.").check()
    page.get_by_role("button", name="Good").click()
    expect(page.get_by_role("status")).to_have_text(re.compile("^Good: back in"))
    expect(page.get_by_label("Keep the assert.")).to_be_checked()
    page.goto(f"{visit.server.address}/drill/product-retries")
    page.get_by_label("The first pause").fill("1 s")
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_text("1 of 5 are right.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    page.screenshot(path=visit.shots / "drill-plain-375-dark.png", full_page=True)
