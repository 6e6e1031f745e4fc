"""The word on how a solution grows: measured after an accept, asked for, and stopped."""
import re

from playwright.sync_api import expect

from scenarios import RIGHT_PYTHON, scenario
from scenarios_problems import PHONE, WIDE, reads_well, shots

# Each program runs several times on each size.
MEASURED = 180_000


def submit(visit, source):
    visit.write(source)
    visit.page.get_by_role("button", name="Submit").click()
    visit.judged("Accepted")
    return visit.page.get_by_role("region", name="Growth")


def lines(growth):
    """The points of each program's line in the plot, in its own units."""
    found = {}
    for line in growth.locator("figure > svg polyline").all():
        pairs = line.get_attribute("points").split()
        found[line.get_attribute("class")] = [tuple(map(float, pair.split(","))) for pair in pairs]
    return found


@scenario
def an_accept_is_told_how_it_grows(visit):
    page = visit.sign_in(viewport=WIDE)
    visit.open(query="?language=python")
    growth = submit(visit, RIGHT_PYTHON)
    expect(growth).to_contain_text(re.compile(r"Measuring how it grows|It grows like"))
    expect(growth.locator("strong").last).to_have_text("It grows like the fast reference (n).", timeout=MEASURED)
    expect(growth.locator(".stretch")).to_contain_text("as large")
    expect(growth).to_contain_text(re.compile(r"Measured on inputs up to [\d,]+, where n is"))
    plot = growth.get_by_role("img", name=re.compile("CPU time by size, both logarithmic. It grows like the fast"))
    expect(plot).to_be_visible()
    expect(growth.locator("figcaption span")).to_have_text(["Yours", "Fast reference", "Slow reference"])
    drawn, box = lines(growth), [float(number) for number in plot.get_attribute("viewBox").split()]
    assert set(drawn) == {"yours", "fast", "brute"}, drawn
    for name, points in drawn.items():
        assert len(points) > 1 and points == sorted(points), (name, points)
        assert all(0 <= x <= box[2] + box[0] and 0 <= y <= box[3] + box[1] for x, y in points), (name, points)
    # Nothing of the plot is cut off.
    outside = plot.evaluate("""plot => [...plot.querySelectorAll("text")].filter((text) => {
      const [all, one] = [plot.getBoundingClientRect(), text.getBoundingClientRect()];
      return one.left < all.left - 1 || one.right > all.right + 1 || one.bottom > all.bottom + 1;
    }).map((text) => text.textContent)""")
    assert not outside, outside
    plot.scroll_into_view_if_needed()
    shots(visit, "growth")
    table = growth.get_by_role("table")
    expect(table).to_be_hidden()
    growth.get_by_text("The times as a table").click()
    expect(table.locator("thead th")).to_have_text(["n", "Yours", "Fast reference", "Slow reference"])
    expect(table.locator("tbody tr")).to_have_count(max(map(len, drawn.values())))
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        reads_well(page, ".growth :is(p, strong, span, summary, td, th)")
    page.emulate_media(color_scheme="light")
    # It is kept with the submission.
    page.get_by_role("link", name="Submissions").click()
    page.locator("#attempts > li a").first.click()
    expect(page.get_by_role("region", name="Growth").locator("strong").last).to_have_text("It grows like the fast reference (n).")
    visit.quiet()


@scenario
def measuring_can_be_stopped_and_asked_for_again(visit):
    page = visit.sign_in(viewport=WIDE)
    visit.open(query="?language=python")
    growth = submit(visit, RIGHT_PYTHON)
    expect(growth).to_contain_text("Measuring how it grows")
    visit.shot("growth-measuring")
    growth.get_by_role("button", name="Stop measuring").click()
    ask = growth.get_by_role("button", name="How does it grow?")
    expect(ask).to_be_visible()
    expect(page.locator("#result .verdict h2")).to_have_text("Accepted")
    expect(growth).not_to_contain_text("Measuring")
    page.get_by_role("link", name="Submissions").click()
    expect(page.locator("#attempts > li")).to_have_count(1)
    # What was stopped keeps nothing from being asked again.
    ask.click()
    visit.judged("Accepted")
    expect(growth.locator("strong").last).to_have_text("It grows like the fast reference (n).", timeout=MEASURED)
    page.set_viewport_size(PHONE)
    growth.get_by_role("img").scroll_into_view_if_needed()
    visit.shot("growth-asked-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    visit.quiet()
