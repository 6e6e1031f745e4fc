"""Today's page, the way between the sections, and a first week lived through with a clock of the test's own."""
import os, re, signal, subprocess

from playwright.sync_api import expect

from focus_server import ROOT, binary
from scenarios import JUDGED, RIGHT_PYTHON, scenario
from scenarios_problems import reads_well

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 375, "height": 800}
SECTIONS = [
    "Today", "Plan", "Problems", "Review", "Focus", "Stats", "Drill", "Take-homes", "Journey", "Settings", "Log",
]


def terminal(visit, *line):
    environment = dict(os.environ, FOCUS_HOME=str(ROOT), FOCUS_DATA=str(visit.server.data))
    if visit.server.clock:
        environment["FOCUS_CLOCK"] = str(visit.server.clock)
    return subprocess.run([binary(), *line], env=environment, check=True, capture_output=True, text=True).stdout


def today(visit):
    visit.page.goto(visit.server.address)
    return visit.page


def shots(visit, name):
    """Wide, at 900 and on a phone, in light and dark; nothing may be wider than the window."""
    page = visit.page
    for width, scheme in [(1440, "light"), (1440, "dark"), (900, "light"), (375, "light"), (375, "dark")]:
        page.set_viewport_size({"width": width, "height": 900 if width > 375 else 800})
        # Without motion no picture shows a colour on its way to another.
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{name} is {wide} px wide at {width}"
        reads_well(page, "body :is(h1, h2, p, strong, small, s, a, button, summary, .pill, .name)")
        page.screenshot(path=visit.shots / f"{name}-{width}-{scheme}.png", full_page=True)
    page.set_viewport_size(WIDE)
    page.emulate_media(color_scheme="light")


def habit(page, name):
    return page.locator("#habits").get_by_role("button", name=re.compile(name))


@scenario
def the_day_shows_how_to_begin_and_follows_the_terminal(visit):
    page = visit.sign_in(viewport=WIDE)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Good (morning|afternoon|evening)$"))
    expect(page.get_by_role("heading", name="Begin here")).to_be_visible()
    expect(page.get_by_text("0 of 2", exact=True)).to_be_visible()
    # One accent: a gradient on one card alone.
    assert page.evaluate("""[...document.querySelectorAll("main *")].filter((element) =>
      getComputedStyle(element).backgroundImage.includes("gradient")).length""") == 1
    shots(visit, "today-new")
    habit(page, "Exercise").click()
    expect(habit(page, "Exercise")).to_have_attribute("aria-pressed", "true")
    expect(habit(page, "Exercise")).to_be_focused()
    page.keyboard.press("Space")
    expect(habit(page, "Exercise")).to_have_attribute("aria-pressed", "false")
    terminal(visit, "habits", "--done", "other study")
    expect(habit(page, "Other study")).to_have_attribute("aria-pressed", "true")
    expect(habit(page, "Exercise")).to_be_focused()
    terminal(visit, "timer", "start", "--minutes", "40")
    expect(page.get_by_role("heading", name="Focus is running")).to_be_visible()
    page.get_by_role("link", name="Open the timer").click()
    expect(page.locator("#timer")).to_have_attribute("data-standing", "running")
    visit.quiet()
    today(visit)
    # A server that is asked to stop does not wait for pages that listen.
    visit.server.stop(signal.SIGTERM)
    visit.server.start()
    today(visit)
    expect(page.get_by_role("heading", name="Focus is running")).to_be_visible()


@scenario
def habits_and_the_day_need_no_script(visit):
    page = visit.sign_in(viewport=PHONE, java_script_enabled=False, color_scheme="dark")
    habit(page, "Exercise").click()
    expect(habit(page, "Exercise")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("link", name="Edit").click()
    page.get_by_label("A new habit").fill("Piano")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_label("Name of “Piano”")).to_be_visible()
    page.get_by_label("A new habit").fill("piano")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_role("alert")).to_contain_text("There's already a habit called “piano”.")
    visit.shot("habits-phone-dark")
    page.get_by_role("button", name="Remove Piano").click()
    page.get_by_role("button", name="Put back Piano").click()
    page.get_by_label("Name of “Piano”").fill("Cello")
    page.get_by_label("Name of “Piano”").press("Enter")
    expect(page.get_by_label("Name of “Cello”")).to_be_visible()
    page.get_by_role("link", name="Today").first.click()
    expect(habit(page, "Cello")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.locator("#timer")).to_have_attribute("data-standing", "running")
    # The bar of five, and what it has no room for: it opens upward without a script.
    bar = page.get_by_role("navigation", name="Sections")
    expect(bar.get_by_role("link")).to_have_text(["Today", "Problems", "Review", "Focus"])
    bar.get_by_text("More").click()
    for name in SECTIONS:
        expect(bar.get_by_role("link", name=name, exact=True)).to_be_visible()
    visit.shot("more-phone-dark")
    plan = bar.get_by_role("link", name="Plan").bounding_box()
    assert plan["y"] + plan["height"] < 800 - 56 and plan["y"] > 0, plan
    bar.get_by_role("link", name="Plan").click()
    expect(page).to_have_url(re.compile("/plan$"))


@scenario
def every_section_is_one_step_away(visit):
    page = visit.sign_in(viewport=WIDE)
    bar = page.get_by_role("navigation", name="Sections")
    for name in SECTIONS:
        # The brand is called Focus, too.
        link = bar.get_by_role("listitem").get_by_role("link", name=name, exact=True)
        link.click()
        expect(link).to_have_attribute("aria-current", "page")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    visit.quiet()
    for width in [1440, 1280, 900, 820, 375]:
        page.set_viewport_size({"width": width, "height": 900 if width >= 900 else 800})
        page.emulate_media(color_scheme="dark" if width == 1280 else "light")
        page.goto(f"{visit.server.address}/problems/two-sum?language=python")
        expect(page.locator(".cm-content" if width >= 900 else "#pane-text")).to_be_visible()
        more = bar.locator("summary")
        more.click()
        box = bar.get_by_role("link", name="Log").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width and 0 <= box["y"] < 860, (width, box)
        # It opens downward beside a problem, upward from a bar at the foot.
        assert (box["y"] > more.bounding_box()["y"]) == (width >= 900), (width, box)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        visit.shot(f"more-{width}")
        page.keyboard.press("Escape")
        expect(bar.get_by_role("link", name="Log")).to_be_hidden()
        expect(bar.locator("summary")).to_be_focused()


def solution(slug):
    return next(ROOT.glob(f"Content/problems/*/{slug}/solutions/fast.py"))


def solve(visit, *slugs):
    """As a learner does who works in an editor of their own."""
    for slug in slugs:
        terminal(visit, "test", slug, str(solution(slug)), "--no-growth")


def slugs(card):
    return [link.get_attribute("href").split("/")[-1] for link in card.get_by_role("link").all()
            if "/problems/" in link.get_attribute("href")]


@scenario
def a_first_week_begins_and_a_missed_day_is_carried_over(visit):
    visit.server.set_clock("2026-03-02T12:00:00Z")
    page = visit.sign_in(viewport=WIDE)
    page.get_by_role("link", name="See the plans").click()
    page.get_by_role("button", name=re.compile("Preview it.*Blind 75")).click()
    page.get_by_role("button", name="Start this plan").click()
    expect(page.locator(".plan-summary")).to_contain_text("Day 1 of")
    today(visit)
    planned, tomorrow = page.locator("#planned"), page.locator("#tomorrow")
    expect(planned).to_contain_text("day 1 of")
    monday, tuesday = slugs(planned), slugs(tomorrow)
    assert monday and tuesday and not set(monday) & set(tuesday), (monday, tuesday)
    # One click to solve.
    planned.locator(".day-rows a").first.click()
    expect(page).to_have_url(re.compile(f"/problems/{monday[0]}"))
    visit.open(monday[0], "?language=python")
    visit.write(solution(monday[0]).read_text())
    page.get_by_role("button", name="Submit").click()
    visit.judged("Accepted")
    today(visit)
    expect(planned.locator(".done s")).to_have_count(1)
    expect(page.get_by_text("1 of 2", exact=True)).to_be_visible()
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    expect(page.locator("#habits")).to_contain_text("done: you solved a problem")
    shots(visit, "today-monday")
    # Tuesday goes by.
    visit.server.set_clock("2026-03-04T12:00:00Z")
    today(visit)
    carried = page.locator("#carried")
    expect(carried).to_contain_text("from Tue 3 Mar")
    assert slugs(carried) == monday[1:] + tuesday, (slugs(carried), monday, tuesday)
    expect(page.get_by_text("Today begins a new streak.")).to_be_visible()
    expect(page.get_by_text("Longest: 1 day")).to_be_visible()
    shots(visit, "today-carried")
    # What the terminal does is seen here.
    solve(visit, tuesday[0])
    expect(carried.locator(".done s")).to_have_count(1)
    expect(page.locator("#habits")).to_contain_text("done: you solved a problem")
    text = terminal(visit, "today")
    assert f"[x] {tuesday[0]}" in text and "Carried over" in text and "1 day in a row." in text, text
    visit.quiet()


@scenario
def in_a_first_week_reviews_come_due_and_a_streak_is_kept_and_lost(visit):
    visit.server.set_clock("2026-03-02T12:00:00Z")
    page = visit.sign_in(viewport=WIDE)
    solve(visit, "two-sum")
    for day, words in [(3, "1 day in a row; today keeps it."), (4, "2 days in a row; today keeps it.")]:
        visit.server.set_clock(f"2026-03-0{day}T12:00:00Z")
        today(visit)
        expect(page.get_by_text(words)).to_be_visible()
        solve(visit, ["contains-duplicate", "valid-anagram"][day - 3])
    expect(page.get_by_text("3 days in a row", exact=True)).to_be_visible()
    # Before four in the morning it is still the evening before: the streak stands.
    visit.server.set_clock("2026-03-06T02:00:00Z")
    today(visit)
    expect(page.get_by_text("Thursday, 5 March 2026")).to_be_visible()
    expect(page.get_by_text("3 days in a row; today keeps it.")).to_be_visible()
    # Thursday goes by, and what was solved on Monday is due.
    visit.server.set_clock("2026-03-12T12:00:00Z")
    today(visit)
    expect(page.get_by_text("Today begins a new streak.")).to_be_visible()
    expect(page.get_by_text("Longest: 3 days")).to_be_visible()
    due = page.locator("#due")
    assert "two-sum" in slugs(due), slugs(due)
    count = len(slugs(due))
    cards = page.locator(".day-card").evaluate_all("cards => cards.map((card) => card.id)")
    assert cards[0] == "due", cards
    shots(visit, "today-due")
    due.get_by_role("link", name="Two Sum").click()
    expect(page).to_have_url(re.compile("/problems/two-sum"))
    visit.open(query="?language=python")
    visit.write(RIGHT_PYTHON)
    page.get_by_role("button", name="Submit").click()
    visit.judged("Accepted")
    expect(page.locator("#review-panel").get_by_role("status")).to_contain_text("back in", timeout=JUDGED)
    today(visit)
    expect(page.get_by_text("1 of 2", exact=True)).to_be_visible()
    assert len(slugs(due)) == count - 1 if count > 1 else due.count() == 0
    expect(page.get_by_text("1 day in a row", exact=True)).to_be_visible()
    visit.quiet()


@scenario
def in_a_first_week_the_timer_outlives_the_server(visit):
    visit.server.set_clock("2026-03-02T12:00:00Z")
    page = visit.sign_in(viewport=WIDE)
    page.get_by_role("button", name="Start").click()
    expect(page.locator("#timer")).to_have_attribute("data-standing", "running")
    visit.server.set_clock("2026-03-02T12:10:00Z")
    visit.server.restart(signal.SIGKILL)
    today(visit)
    hero = page.locator(".hero")
    expect(hero).to_contain_text("Focus is running")
    expect(hero).to_contain_text(re.compile(r"Until \d+:25"))
    focus = page.get_by_role("region", name="Focus time")
    expect(focus).to_contain_text("10 min")
    expect(focus).to_contain_text("40 min of 50 min to go")
    expect(page.get_by_text("Your first problem begins a streak.")).to_be_visible()
    shots(visit, "today-running")
    visit.server.set_clock("2026-03-02T12:26:00Z")
    # The page notices by itself that the time is up.
    expect(hero).to_contain_text("Start a focus session")
    expect(focus).to_contain_text("25 min of 50 min to go")
    expect(page.get_by_text("1 day in a row")).to_be_visible()


@scenario
def a_stranger_is_told_how_to_get_in(visit):
    visit.page = visit.new_context().new_page()
    visit.page.goto(f"{visit.server.address}/problems")
    expect(visit.page.locator("body")).to_contain_text("focus open")
