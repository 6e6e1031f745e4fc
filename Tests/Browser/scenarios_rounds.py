"""The archer's rounds in the browser: tabs that count, a score sheet, statistics, text in and out."""
import re

from playwright.sync_api import expect

from scenarios import JUDGED, scenario
from scenarios_problems import reads_well
from scenarios_takehomes import PHONE, WIDE

TABS = "#tabs a strong"


def rounds(visit, path="", size=WIDE, **options):
    page = visit.sign_in(viewport=size, **options)
    page.goto(f"{visit.server.address}/apps/rounds/{path}")
    return page


def fits(visit, name):
    """The page in light and dark: nothing is wider than the window, and all of it can be read."""
    page = visit.page
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width[0] <= width[1], width
        reads_well(page, "#live :is(h1, h2, p, strong, span, a, button, summary, th, td, dt, dd, li)")
        page.screenshot(path=visit.shots / f"{name}-{scheme}.png", full_page=True)
    page.emulate_media(color_scheme="light")


def shoot(page, arrows, after=0):
    """One arrow after the other, each once the page shows the one before: it may exchange the buttons."""
    for number, arrow in enumerate(arrows, after + 1):
        page.get_by_role("button", name=arrow, exact=True).click()
        expect(page.locator("#sheet")).to_contain_text(f"{number} of 36 arrows")


@scenario
def five_tabs_of_rounds_count_live_in_every_page(visit):
    page = rounds(visit)
    expect(page.locator("#rows > li")).to_have_count(13, timeout=JUDGED)
    expect(page.locator(TABS)).to_have_text(["13", "2", "8", "1", "2"])
    fits(visit, "rounds-list")
    other = page.context.new_page()
    other.goto(f"{visit.server.address}/apps/rounds/paused")
    expect(other.locator("#rows > li")).to_have_count(1, timeout=JUDGED)
    page.evaluate("window.wasHere = true")
    page.get_by_role("button", name="Pause: Training before work").click()
    for one in (page, other):
        expect(one.locator(TABS)).to_have_text(["13", "1", "8", "2", "2"], timeout=JUDGED)
    expect(other.locator("#rows")).to_contain_text("Training before work")
    # A tab that becomes empty says so in its own words, and a refresh stays on it.
    for tab, count in (("planned", 2), ("completed", 8), ("in-progress", 1)):
        page.locator("#tabs").get_by_role("link", name=re.compile(tab.replace("-", " "), re.I)).click()
        expect(page).to_have_url(re.compile(f"/apps/rounds/{tab}$"))
        expect(page.locator("#rows > li")).to_have_count(count)
    page.get_by_role("button", name="Pause: Indoor practice").click()
    expect(page.locator("#notice")).to_contain_text("You are not shooting at the moment")
    page.get_by_role("button", name="Refresh").click()
    expect(page.locator("#notice")).to_contain_text("You are not shooting at the moment")
    expect(page.locator("#tabs a[aria-current]")).to_contain_text("In Progress")
    assert page.evaluate("window.wasHere") is True
    visit.quiet()


@scenario
def a_link_leads_on_where_the_page_was_put_away_and_what_is_not_taken_is_said(visit):
    page = rounds(visit)
    expect(page.locator("#rows > li")).to_have_count(13, timeout=JUDGED)
    events = re.compile(r"/apps/rounds/-/[^/]+$")
    page.route(events, lambda route: route.fulfill(status=500))
    page.get_by_role("button", name="Refresh").click()
    expect(page.locator("#live-refused")).to_be_visible()
    page.unroute(events)
    page.get_by_role("button", name="Refresh").click()
    expect(page.locator("#live-refused")).to_be_hidden()
    page.route(events, lambda route: route.fulfill(status=410))
    page.evaluate("window.wasHere = true")
    page.locator("#places").get_by_role("link", name="Statistics").click()
    expect(page.locator("#statistics section")).to_have_count(3, timeout=JUDGED)
    expect(page).to_have_url(re.compile("/apps/rounds/statistics$"))
    assert page.evaluate("window.wasHere") is None


# A finger that goes down the page by so many points.
PULL = """async points => {
  const target = document.getElementById("rows");
  const at = y => [new Touch({ identifier: 1, target, clientX: 100, clientY: y })];
  const send = (kind, touches) => target.dispatchEvent(
    new TouchEvent(kind, { touches, bubbles: true, cancelable: true }));
  send("touchstart", at(200));
  send("touchmove", at(200 + points));
  const moved = getComputedStyle(document.getElementById("live-page")).translate;
  send("touchend", []);
  return moved;
}"""


@scenario
def a_list_that_is_pulled_down_loads_again(visit):
    page = rounds(visit, "", PHONE, has_touch=True)
    expect(page.locator("#rows > li")).to_have_count(13, timeout=JUDGED)
    sent = []
    page.on("request", lambda request: sent.append(request.post_data) if request.method == "POST" else None)
    assert page.evaluate(PULL, 50) == "0px 25px"
    assert page.evaluate(PULL, 0) in ("none", "0px")
    page.evaluate("window.scrollTo(0, 100)")
    page.evaluate(PULL, 200)
    assert sent == []
    page.evaluate("window.scrollTo(0, 0)")
    with page.expect_request(lambda request: request.method == "POST"):
        assert page.evaluate(PULL, 200) == "0px 40px"
    assert len(sent) == 1 and "refresh" in sent[0], sent
    expect(page.locator("#rows > li")).to_have_count(13, timeout=JUDGED)
    visit.quiet()


@scenario
def a_round_is_shot_on_a_phone_and_kept(visit):
    page = rounds(visit, "planned", PHONE)
    page.get_by_text("Plan a round").click()
    page.get_by_role("button", name="Short 30 m").click()
    expect(page.locator("#rows > li")).to_have_count(3, timeout=JUDGED)
    page.locator("#round-14 a").click()
    page.get_by_role("link", name="Score sheet").click()
    expect(page.locator("#sheet")).to_contain_text("End 1 of 6", timeout=JUDGED)
    shoot(page, ["X", "9", "M", "8"])
    expect(page.locator("#sheet strong")).to_have_text("27")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#sheet strong")).to_have_text("19")
    shoot(page, ["10", "7", "7", "X"], after=3)
    expect(page.locator("#sheet")).to_contain_text("End 2 of 6")
    expect(page.locator("#ends tbody tr")).to_have_count(2)
    expect(page.locator("#ends")).to_contain_text("43")
    fits(visit, "rounds-sheet-phone")
    # Another server over the same data knows every arrow.
    visit.server.restart()
    page.goto(visit.server.sign_in)
    page.goto(f"{visit.server.address}/apps/rounds/rounds/14")
    expect(page.locator("#detail")).to_contain_text("7 of 36 arrows", timeout=JUDGED)
    expect(page.locator("#detail .rounds-score")).to_contain_text("53")
    fits(visit, "rounds-detail-phone")
    page.goto(f"{visit.server.address}/apps/rounds/")
    expect(page.locator("#rows > li")).to_have_count(14, timeout=JUDGED)
    fits(visit, "rounds-list-phone")


@scenario
def statistics_units_and_text_in_and_out_of_rounds(visit):
    page = rounds(visit, "statistics")
    expect(page.locator("#statistics section")).to_have_count(3, timeout=JUDGED)
    expect(page.locator("#distance-70 svg circle")).to_have_count(4)
    expect(page.locator("#distance-70 svg circle.best")).to_have_count(1)
    fits(visit, "rounds-statistics")
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("button", name="Yards").click()
    expect(page.get_by_role("button", name="Yards")).to_have_attribute("aria-pressed", "true")
    fits(visit, "rounds-settings")
    page.get_by_role("link", name="Import and export").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download rounds.csv").click()
    text = download.value.path().read_text()
    assert download.value.suggested_filename == "rounds.csv"
    assert len(text.splitlines()) == 14, text
    # Taken back from a file, with one line that is wrong.
    page.locator("#import-file").set_input_files({
        "name": "mine.csv", "mimeType": "text/csv",
        "buffer": (text.replace("Windy 720", "Calm 720") + "x,Odd,2025-01-01,18,PLANNED,,,,\n").encode()})
    expect(page.locator("#import-text")).to_have_value(re.compile("Calm 720"))
    page.get_by_role("button", name="Take these rounds").click()
    expect(page.locator("#imported")).to_contain_text("13 rounds were imported.", timeout=JUDGED)
    expect(page.locator("#imported")).to_contain_text("Line 15: “x” is no number.")
    fits(visit, "rounds-exchange")
    page.get_by_role("link", name="Rounds", exact=True).click()
    expect(page.locator("#rows")).to_contain_text("Calm 720")
    expect(page.locator("#rows")).to_contain_text("77 yd")
    expect(page.locator(TABS).first).to_have_text("13")
    visit.quiet()


@scenario
def rounds_work_without_scripts(visit):
    page = rounds(visit, "planned", PHONE, java_script_enabled=False)
    expect(page.locator("#rows > li")).to_have_count(2, timeout=JUDGED)
    page.get_by_role("button", name="Start: Autumn 720").click()
    expect(page.locator(TABS)).to_have_text(["13", "3", "8", "1", "1"], timeout=JUDGED)
    page.locator("#tabs").get_by_role("link", name="In Progress").click()
    page.get_by_role("link", name="Autumn 720").click()
    page.get_by_role("link", name="Score sheet").click()
    expect(page.locator("#sheet")).to_contain_text("End 1 of 12", timeout=JUDGED)
    page.get_by_role("button", name="X", exact=True).click()
    expect(page.locator("#sheet strong")).to_have_text("10", timeout=JUDGED)
