"""A verdict is shown before the disk has it: what the page says in between, and when the disk refuses."""
import sqlite3

from playwright.sync_api import expect

from scenarios import RIGHT_PYTHON, scenario


def submit(visit):
    """Leaves the page with a saved text whose verdict cannot be kept at once, as the data file is held."""
    page = visit.sign_in(viewport={"width": 1440, "height": 900})
    visit.open(query="?language=python&tab=submissions")
    visit.write(RIGHT_PYTHON)
    visit.saved()
    # The reference's answers are worked out now, not while the file is held.
    page.get_by_role("button", name="Submit").click()
    visit.judged("Accepted")
    expect(page.locator("#attempts > li")).to_have_count(1)
    return page


def data(visit):
    return sqlite3.connect(visit.server.data / "focus.sqlite", isolation_level=None, timeout=60)


@scenario
def a_slow_disk_does_not_hold_the_verdict_back(visit):
    page = submit(visit)
    file = data(visit)
    file.execute("BEGIN IMMEDIATE")
    page.get_by_role("button", name="Submit").click()
    expect(page.locator("#result .keeping")).to_contain_text("Saving…")
    expect(page.locator("#result .verdict h2")).to_have_text("Accepted")
    page.wait_for_timeout(600)
    visit.shot("keeping")
    expect(page.locator("#attempts > li")).to_have_count(1)
    file.execute("ROLLBACK")
    expect(page.locator("#attempts > li")).to_have_count(2)
    expect(page.locator("#result .keeping")).to_have_count(0)
    visit.quiet()


@scenario
def a_verdict_that_cannot_be_saved_says_so(visit):
    page = submit(visit)
    data(visit).execute(
        "CREATE TRIGGER refuse BEFORE INSERT ON attempt BEGIN SELECT RAISE(ABORT, 'no room for it'); END")
    page.get_by_role("button", name="Submit").click()
    expect(page.locator("#result [role=alert]")).to_contain_text("This wasn't saved under Submissions.")
    expect(page.locator("#result [role=alert]")).to_contain_text("no room for it")
    expect(page.locator("#result .verdict h2")).to_have_text("Accepted")
    visit.shot("not-kept")
    page.reload()
    expect(page.locator("#result .verdict h2")).to_have_count(0)
    expect(page.locator(".cm-content")).to_contain_text("class Solution")
    expect(page.locator("#attempts > li")).to_have_count(1)
    visit.quiet()


@scenario
def a_server_that_dies_before_it_saved_leaves_the_verdict(visit):
    page = submit(visit)
    file = data(visit)
    file.execute("BEGIN IMMEDIATE")
    page.get_by_role("button", name="Submit").click()
    expect(page.locator("#result .verdict h2")).to_have_text("Accepted")
    expect(page.locator("#result .keeping")).to_contain_text("Saving…")
    visit.server.restart()
    file.execute("ROLLBACK")
    expect(page.locator("#result .keeping .lost")).to_be_visible()
    expect(page.locator("#result .verdict h2")).to_have_text("Accepted")
    visit.shot("keeping-lost")
    page.reload()
    expect(page.locator("#attempts > li")).to_have_count(1)
