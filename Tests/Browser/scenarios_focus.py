"""The focus timer, which the page and the terminal share and no restart stops; and what the work adds up to."""
import os, re, signal, subprocess, time

from playwright.sync_api import expect

from focus_server import ROOT, binary
from scenarios import RIGHT_PYTHON, scenario

WIDE = {"width": 1440, "height": 900}


def terminal(visit, *line):
    environment = dict(os.environ, FOCUS_HOME=str(ROOT), FOCUS_DATA=str(visit.server.data))
    return subprocess.run([binary(), *line], env=environment, check=True, capture_output=True, text=True).stdout


def standing(visit, word):
    expect(visit.page.locator("#timer")).to_have_attribute("data-standing", word)


def seconds(page):
    minutes, rest = page.locator(".remaining").inner_text().split(":")
    return int(minutes) * 60 + int(rest)


@scenario
def the_timer_is_shared_and_survives_a_restart(visit):
    page = visit.sign_in(viewport=WIDE)
    page.goto(f"{visit.server.address}/focus?problem=two-sum")
    expect(page.get_by_label("Problem, if you like")).to_have_value("Two Sum")
    visit.shot("focus-ready")
    page.get_by_label("Minutes").fill("30")
    page.get_by_role("button", name="Start").click()
    standing(visit, "running")
    expect(page).to_have_title(re.compile(r"^(30:00|29:\d\d) Focus · Focus$"))
    expect(page.get_by_role("link", name="Two Sum")).to_be_visible()
    expect(page.locator(".remaining")).not_to_have_text("30:00")
    visit.shot("focus-running")
    # Space pauses; the terminal sees it, and what the terminal does is seen here within a second.
    page.locator("h1").click()
    page.keyboard.press("Space")
    standing(visit, "paused")
    assert " paused · two-sum" in terminal(visit, "timer")
    terminal(visit, "timer", "resume")
    standing(visit, "running")
    visit.quiet()
    before, begin = seconds(page), time.monotonic()
    visit.server.restart(signal.SIGKILL)
    page.reload()
    standing(visit, "running")
    left = seconds(page)
    # Both are whole seconds.
    assert before - (time.monotonic() - begin) - 2 <= left <= before, (before, left)
    page.get_by_text("End…").click()
    expect(page.locator(".leave .sure")).to_contain_text("of focus will be kept")
    page.get_by_role("button", name="End the session").click()
    standing(visit, "ready")
    expect(page.locator(".sittings li")).to_have_count(1)
    expect(page.locator(".sittings")).to_contain_text("Ended early")
    visit.shot("focus-ended")


@scenario
def the_timer_needs_no_script_and_fits_a_phone(visit):
    page = visit.sign_in(viewport={"width": 375, "height": 800}, java_script_enabled=False, color_scheme="dark")
    page.goto(f"{visit.server.address}/focus")
    page.get_by_label("Minutes").fill("240")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".remaining")).to_have_text(re.compile(r"^(4:00:00|3:59:\d\d)$"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Resume")).to_be_visible()
    visit.shot("focus-phone-dark")
    page.get_by_role("button", name="Resume").click()
    page.get_by_text("End…").click()
    page.get_by_role("button", name="End the session").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    page.get_by_label("Problem, if you like").fill("tow-sum")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("two-sum")
    expect(page.get_by_label("Problem, if you like")).to_have_value("tow-sum")
    assert page.evaluate("document.documentElement.scrollWidth") <= 375


@scenario
def the_work_adds_up_on_the_stats_page(visit):
    page = visit.sign_in(viewport=WIDE)
    page.goto(f"{visit.server.address}/stats")
    expect(page.locator(".figure .empty").first).to_contain_text("will appear here once")
    visit.shot("stats-empty")
    visit.open(query="?language=python")
    visit.write(RIGHT_PYTHON)
    visit.saved()
    page.get_by_role("button", name="Submit").click()
    visit.judged("Accepted")
    terminal(visit, "timer", "start", "--minutes", "1")
    terminal(visit, "timer", "end")
    page.goto(f"{visit.server.address}/stats")
    expect(page.locator(".figure.solved canvas").first).to_be_visible()
    expect(page.locator(".figure.solved .as-table")).not_to_have_attribute("open", "")
    visit.shot("stats")
    page.locator(".figure.solved summary").click()
    page.locator(".figure.solved tbody tr").last.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Problems solved")
    page.get_by_role("link", name="Two Sum").click()
    expect(page).to_have_url(re.compile(r"/problems/two-sum/attempts/\d+$"))
    visit.quiet()
    for name, options in {"phone": {"viewport": {"width": 375, "height": 800}}, "dark": {"viewport": WIDE, "color_scheme": "dark"}}.items():
        other = visit.sign_in(**options, reduced_motion="reduce")
        other.goto(f"{visit.server.address}/stats")
        expect(other.locator(".figure.year canvas").first).to_be_visible()
        assert other.evaluate("document.documentElement.scrollWidth") <= options["viewport"]["width"]
        visit.shot(f"stats-{name}")
        visit.quiet()
    plain = visit.sign_in(viewport=WIDE, java_script_enabled=False)
    plain.goto(f"{visit.server.address}/stats")
    expect(plain.locator("#solved-table tbody tr").last).to_contain_text("1")
    expect(plain.locator(".plot").first).to_be_hidden()


@scenario
def the_end_of_a_session_is_told_once_and_offers_a_break(visit):
    visit.server.set_clock("2026-03-02T09:00:00Z")
    page = visit.sign_in(viewport=WIDE)
    # The browser's own notices cannot be read back.
    page.add_init_script("""
        window.told = []; window.asked = 0;
        window.Notification = class {
          static permission = "default";
          static requestPermission() { window.asked += 1; this.permission = "granted"; return Promise.resolve("granted"); }
          constructor(title, options) { window.told.push([title, options.body, options.silent]); }
        };""")
    page.goto(f"{visit.server.address}/focus")
    page.get_by_role("button", name="Start").click()
    standing(visit, "running")
    assert page.evaluate("window.asked") == 0
    page.get_by_role("button", name="Tell me when the time is up").click()
    expect(page.get_by_role("button", name="Tell me when the time is up")).to_be_hidden()
    visit.server.set_clock("2026-03-02T09:25:00Z")
    standing(visit, "ready")
    expect(page.locator("#timer h2").first).to_have_text("Short break")
    told = page.evaluate("window.told")
    assert len(told) == 1 and told[0][0] == "The focus session is over." and told[0][2] is True, told
    visit.shot("focus-break")
    page.get_by_role("button", name="Start the break").click()
    standing(visit, "running")
    page.get_by_role("button", name="Skip the break").click()
    standing(visit, "ready")
    expect(page.locator("#timer-note")).to_have_text("The break was skipped.")
    assert len(page.evaluate("window.told")) == 1
    expect(page.locator(".sittings li")).to_have_count(2)
    visit.quiet()
