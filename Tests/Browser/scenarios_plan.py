"""The study plan: chosen, looked at, started, followed over missed days, planned anew, ended and undone."""
import re

from playwright.sync_api import expect

from scenarios import scenario
from scenarios_study import PHONE, WIDE, shots, terminal


def plan(visit):
    visit.page.goto(f"{visit.server.address}/plan")
    return visit.page


@scenario
def a_plan_is_chosen_followed_and_planned_anew(visit):
    visit.server.set_clock("2026-03-02T09:00:00Z")
    visit.sign_in(viewport=WIDE, timezone_id="UTC")
    page = plan(visit)
    expect(page.get_by_role("heading", name="Ready plans")).to_be_visible()
    shots(visit, "plan-choices")
    choice = page.locator(".plan-choices > li").filter(has=page.get_by_role("heading", name="Blind 75"))
    choice.get_by_label("Weeks", exact=True).fill("5")
    choice.get_by_role("button", name="Preview it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Blind 75")
    expect(page.locator(".plan-summary")).to_contain_text("76 problems in 35 days")
    page.keyboard.press("]")
    expect(page.locator(".plan-month h2")).to_have_text("April 2026")
    expect(page.locator(".plan-days h3").first).to_contain_text("Wednesday, 1 April")
    shots(visit, "plan-preview")
    page.get_by_role("button", name="Start this plan").click()
    expect(page.locator(".plan-summary")).to_contain_text("Day 1 of 35 · 0 of 76 solved")
    # Keys go from problem to problem.
    page.keyboard.press("j")
    expect(page.locator(".plan-rows a").first).to_be_focused()
    page.keyboard.press("j")
    expect(page.locator(".plan-rows a").nth(1)).to_be_focused()
    first = page.locator(".plan-rows a").first.inner_text()
    visit.server.set_clock("2026-03-05T09:00:00Z")
    page = plan(visit)
    carried = page.get_by_role("region", name="Carried over")
    expect(carried).to_contain_text(first)
    expect(carried).to_contain_text("from Mon 2 Mar")
    expect(page.locator(".plan-calendar .missed")).to_have_count(3)
    shots(visit, "plan-missed")
    assert "Carried over" in terminal(visit, "plan")
    page.get_by_role("link", name="Replan…").click()
    expect(page.locator(".plan-summary")).to_contain_text("76 problems get another day.")
    shots(visit, "plan-anew")
    page.get_by_role("button", name="Replan").click()
    expect(carried).to_have_count(0)
    rows = page.get_by_role("region", name="Today").locator("li")
    expect(page.get_by_role("region", name="Today")).to_contain_text(first)
    page.wait_for_load_state()
    own = rows.count()
    page.get_by_role("button", name="Take tomorrow’s problems today").click()
    expect(page.get_by_role("region", name="Undo")).to_contain_text("days were moved forward")
    expect(rows.nth(own)).to_be_attached()
    page.get_by_role("region", name="Undo").get_by_role("button", name="Undo").first.click()
    expect(rows).to_have_count(own)
    # A day of the calendar leads to its place in the list.
    page.locator(".plan-calendar a.plan-date").last.click()
    expect(page).to_have_url(re.compile("#day-2026-03-31$"))
    visit.quiet()


@scenario
def a_plan_until_an_interview_needs_no_script_and_fits_a_phone(visit):
    visit.server.set_clock("2026-03-02T09:00:00Z")
    visit.sign_in(java_script_enabled=False, viewport=PHONE, color_scheme="dark", timezone_id="UTC")
    page = plan(visit)
    own = page.get_by_role("region", name="Until an interview")
    own.get_by_label("Day of the interview").fill("2026-03-20")
    own.get_by_label("Hours per week").fill("6")
    own.get_by_label("Trees").check()
    visit.shot("plan-own-phone")
    own.get_by_role("button", name="Preview it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Until 20 March")
    expect(page.locator(".plan-summary")).to_contain_text("There isn't enough time for everything")
    page.get_by_text(re.compile("^Left out: ")).click()
    visit.shot("plan-own-preview-phone")
    page.get_by_role("button", name="Start this plan").click()
    expect(page.locator(".plan-summary")).to_contain_text("The interview is in 18 days")
    page.get_by_role("link", name="End plan…").click()
    page.get_by_role("button", name="End the plan").click()
    expect(page.get_by_role("region", name="Undo")).to_contain_text("“Until 20 March” was ended.")
    page.get_by_role("button", name="Follow it again").click()
    expect(page.locator(".plan-summary h2")).to_have_text("Until 20 March")
    page.screenshot(path=visit.shots / "plan-phone-dark.png", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth <= 375")
