"""The status flow on every path, and its browser of pages in two positions of a phone."""
import re

from playwright.sync_api import expect

from scenarios import JUDGED, scenario
from scenarios_takehomes import PHONE, WIDE, quiet

UPRIGHT = {"width": 400, "height": 800}
LYING = {"width": 800, "height": 400}


def status(visit, path="", size=WIDE, **options):
    page = visit.sign_in(viewport=size, **options)
    page.goto(f"{visit.server.address}/apps/status/{path}")
    return page


def lit(page, name):
    expect(page.locator(".flow-node.lit")).to_have_attribute("data-state", name, timeout=JUDGED)


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


@scenario
def a_status_is_asked_for_postponed_cancelled_and_saved(visit):
    page = status(visit)
    lit(page, "Prompt")
    visit.shot("status-prompt")
    press(page, "Later")
    lit(page, "Final")
    expect(page.locator("#status")).to_contain_text("The next launch asks again.")
    press(page, "Launch again")
    lit(page, "Prompt")
    press(page, "Update")
    lit(page, "Update")
    modal = page.locator("#modal")
    assert modal.evaluate("dialog => dialog.matches(':modal')")
    expect(modal.get_by_role("button", name="Save")).to_be_disabled()
    page.keyboard.press("Escape")
    lit(page, "Final")
    expect(modal).to_have_count(0)
    press(page, "Launch again")
    lit(page, "Prompt")
    press(page, "Update")
    press(page, "HIV-positive")
    expect(page.locator("#choose-positive")).to_have_attribute("aria-pressed", "true")
    visit.shot("status-modal")
    press(page, "Save")
    expect(page.locator("#toast")).to_contain_text("saved", timeout=JUDGED)
    expect(page.locator("#person")).to_contain_text("HIV-positive, last check:")
    expect(page.locator("#events li").first).to_have_text("enter Final(success)")
    press(page, "today")
    expect(page.locator("#status")).to_contain_text("up to date", timeout=JUDGED)
    expect(page.locator("#prompt")).to_be_empty()
    quiet(visit)


@scenario
def a_failure_keeps_the_choice_and_can_be_retried(visit):
    page = status(visit, size=PHONE)
    lit(page, "Prompt")
    press(page, "Update")
    press(page, "HIV-negative")
    # The server fails from now on, which is switched in another window's way: behind the modal nothing is in reach.
    page.evaluate("document.getElementById('failing').form.requestSubmit(document.getElementById('failing'))")
    expect(page.locator("#failing")).to_have_attribute("aria-checked", "true")
    press(page, "Save")
    toast = page.locator("#toast")
    expect(toast).to_contain_text("Your choice is kept", timeout=JUDGED)
    expect(toast).to_have_attribute("role", "status")
    visit.shot("status-toast-phone")
    page.get_by_role("switch").click()
    expect(page.locator("#failing")).to_have_attribute("aria-checked", "false")
    page.evaluate("new MutationObserver(() => { window.asked ||= document.querySelector('#modal, .app-prompt') !== null })"
                  ".observe(document.getElementById('live-page'), { childList: true, subtree: true })")
    press(page, "Retry")
    expect(toast).to_contain_text("Your status is saved", timeout=JUDGED)
    assert not page.evaluate("window.asked"), "a retry asks nobody"
    expect(page.locator("#events")).to_contain_text("enter Save(negative)")
    quiet(visit)


@scenario
def pages_snap_upright_and_lying_by_keys_buttons_and_the_mouse(visit):
    page = status(visit, "browser", UPRIGHT, reduced_motion="reduce")
    pager = page.locator("#pager")
    at = lambda number: (
        expect(page.locator("#pager-number")).to_have_text(f"{number} of 4", timeout=JUDGED),
        page.wait_for_function(
            "n => { const p = document.getElementById('pager'); return Math.abs(p.scrollLeft - n * p.clientWidth) < 2 }",
            arg=number - 1))
    at(1)
    pager.focus()
    page.keyboard.press("ArrowRight")
    at(2)
    page.set_viewport_size(LYING)
    at(2)
    visit.shot("status-pages-lying")
    box = pager.bounding_box()
    middle = box["y"] + 20
    page.mouse.move(box["x"] + 600, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + 100, middle, steps=6)
    page.mouse.up()
    at(3)
    # In the page that is a browser itself, keys turn the inner pages first, then the outer ones.
    page.locator("#inner").focus()
    page.keyboard.press("End")
    expect(page.locator("#inner-turns")).to_contain_text("3 of 3")
    at(3)
    page.keyboard.press("ArrowRight")
    at(4)
    expect(page.locator("#life")).to_contain_text("page 4: didAppear")
    expect(page).to_have_url(re.compile("/apps/status/browser/4$"))
    # What a finger's swipe does by itself: the page that is nearest stays.
    page.set_viewport_size(UPRIGHT)
    at(4)
    pager.evaluate("p => p.scrollBy({ left: -0.7 * p.clientWidth, behavior: 'smooth' })")
    at(3)
    page.get_by_role("button", name="Page before", exact=True).click()
    at(2)
    page.reload()
    at(2)
    visit.shot("status-pages-phone")
    quiet(visit)


@scenario
def of_a_thousand_rows_those_in_sight_are_there(visit):
    page = status(visit, "browser/2")
    stack = page.locator("#stack-1-1000")
    rows = stack.locator("> *")
    expect(rows.first).to_have_text("Visit 1", timeout=JUDGED)
    assert stack.evaluate("s => s.scrollHeight") == 56_000
    stack.evaluate("s => s.scrollTo(0, 28_000)")
    expect(page.locator("#row-1-500")).to_be_in_viewport(timeout=JUDGED)
    expect(page.locator("#row-1-0")).to_have_count(0)
    assert rows.count() < 40, rows.count()
    visit.shot("status-rows")
    stack.evaluate("s => s.scrollTo(0, s.scrollHeight)")
    expect(page.locator("#row-1-999")).to_be_in_viewport(timeout=JUDGED)
    # Without scripts the same is done by forms.
    plain = visit.new_context(viewport=PHONE, java_script_enabled=False).new_page()
    plain.goto(visit.server.sign_in)
    plain.goto(f"{visit.server.address}/apps/status/")
    expect(plain.locator(".app-prompt")).to_be_visible(timeout=JUDGED)
    press(plain, "Update")
    press(plain, "HIV-negative")
    press(plain, "Save")
    expect(plain.locator("#toast")).to_contain_text("saved", timeout=JUDGED)
    plain.goto(f"{visit.server.address}/apps/status/browser/2")
    press(plain, "Further rows")
    expect(plain.get_by_text("Visit 20", exact=True)).to_have_count(1)
    quiet(visit)
