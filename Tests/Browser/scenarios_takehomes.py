"""The take-home apps as a learner uses them, over stand-ins for the services that they ask; here what holds for all of them."""
import re

from playwright.sync_api import expect

from focus_server import ROOT, Stub
from scenarios import JUDGED, scenario

WIDE = {"width": 1280, "height": 900}
PHONE = {"width": 375, "height": 812}
KEY = "not-a-real-key-0123"
# A whole check, with the model answer still to be built, on a busy machine.
CHECKED = 300_000


def settings(name, address):
    """What points the learner's server at a stand-in."""
    return {
        "comicvine": {"FOCUS_COMICVINE": f"{address}/api", "FOCUS_COMICVINE_KEY": KEY},
        "exchange": {"FOCUS_EXCHANGE": f"{address}/exchange/v1"},
        "coingecko": {"FOCUS_COINGECKO": f"{address}/api/v3", "FOCUS_COINGECKO_KEY": KEY},
    }[name]


class Serving:
    """A stand-in, for Comic Vine unless told, that the learner's server asks as long as the block lasts."""

    def __init__(self, visit, *line, name="comicvine"):
        self.visit, self.line, self.name = visit, line, name

    def __enter__(self):
        self.stub = Stub(self.name, *self.line)
        self.visit.server.extra = settings(self.name, self.stub.address)
        self.visit.server.restart()
        return self.stub

    def __exit__(self, *_):
        self.visit.server.extra = {}
        self.stub.stop()


def app(visit, path):
    # Where a page of twenty heroes is longer than what one sees, the next one is not asked for yet.
    size = PHONE if path.startswith("heroes") else WIDE
    page = visit.page or visit.sign_in(viewport=size)
    page.goto(f"{visit.server.address}/apps/{path}")
    return page


def quiet(visit, *words):
    """Nothing complained but of answers that are refusals on purpose."""
    visit.problems[:] = [text for text in visit.problems if not any(word in text for word in words)]
    visit.quiet()


# Of each text that is seen: how far its colour is from what lies behind it, by WCAG's measure.
PALE = """() => {
    const light = (rgb) => {
        const [r, g, b] = rgb.map((v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const known = new Map();
    const parts = (colour) => {
        if (!known.has(colour)) {
            pen.clearRect(0, 0, 1, 1);
            pen.fillStyle = colour;
            pen.fillRect(0, 0, 1, 1);
            known.set(colour, [...pen.getImageData(0, 0, 1, 1).data]);
        }
        return known.get(colour);
    };
    const behind = (node) => {
        for (let at = node; at; at = at.parentElement) {
            const [r, g, b, a] = parts(getComputedStyle(at).backgroundColor);
            if (a === 255) return [r, g, b];
        }
        return [255, 255, 255];
    };
    const pale = [];
    for (const node of document.querySelectorAll("body *")) {
        const says = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
        if (!says || !node.checkVisibility({ visibilityProperty: true }) || node.closest(".hidden, [aria-hidden=true]")) continue;
        const style = getComputedStyle(node);
        const [one, two] = [light(parts(style.color).slice(0, 3)), light(behind(node))];
        const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
        const size = parseFloat(style.fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
        if (ratio < (isLarge ? 3 : 4.5)) pale.push(`${node.tagName}.${node.className} ${ratio.toFixed(2)} ${node.innerText.slice(0, 30)}`);
    }
    return pale;
}"""


@scenario
def the_apps_are_read_and_used_by_keys_in_light_and_dark(visit):
    page = app(visit, "heroes/")
    expect(page.locator("#rows > li")).to_have_count(20, timeout=JUDGED)
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('#rows a')"):
            break
    first = page.locator("#rows a").first
    expect(first).to_be_focused()
    assert re.match(r".+\.$", first.get_attribute("aria-label"))
    outline = first.evaluate("card => getComputedStyle(card).outlineStyle + getComputedStyle(card).boxShadow")
    assert outline != "nonenone", outline
    page.keyboard.press("Enter")
    expect(page.locator("#detail h1")).to_be_visible(timeout=JUDGED)
    expect(page.locator("#main")).to_be_focused()
    visit.shot("heroes-by-keys")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for path in ("heroes/", "heroes/hero/900001", "heroes/?q=xyzzy", "markets/", "markets/gallery", "markets/settings"):
            page.goto(f"{visit.server.address}/apps/{path}")
            page.wait_for_function("() => !document.querySelector('#live .skeleton:not(#gallery *)')", timeout=JUDGED)
            pale = page.evaluate(PALE)
            assert not pale, (scheme, path, pale)
    visit.shot("markets-dark")
    quiet(visit)


@scenario
def the_apps_work_without_scripts(visit):
    page = visit.sign_in(viewport=PHONE, java_script_enabled=False)
    page.goto(f"{visit.server.address}/apps/markets/")
    expect(page.locator("#coin-1")).to_contain_text("$67,187.33", timeout=JUDGED)
    page.get_by_label("Search coins").fill("doge")
    page.get_by_role("button", name="Search").click()
    expect(page.locator("#rows > li")).to_have_count(1)
    page.goto(f"{visit.server.address}/apps/heroes/")
    expect(page.locator("#rows > li")).to_have_count(20, timeout=JUDGED)
    page.get_by_role("button", name="More heroes").click()
    expect(page.locator("#rows > li")).to_have_count(40, timeout=JUDGED)
    visit.shot("heroes-without-scripts")


@scenario
def an_answer_is_checked_on_its_page_with_its_views_and_what_its_tests_reach(visit):
    page = visit.sign_in(viewport=WIDE)
    page.goto(f"{visit.server.address}/takehomes/rounds")
    expect(page.get_by_text("focus takehome start rounds", exact=True)).to_be_visible()
    expect(page.get_by_text("--views").first).to_be_visible()
    page.get_by_label("The folder of your answer").fill(str(ROOT / "TakeHomes/Rounds/RoundsApp"))
    page.get_by_label(re.compile("which files your tests reach")).check()
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_role("heading", name="What your tests reach")).to_be_visible(timeout=CHECKED)
    views = page.locator(".takehome-areas li").filter(has_text="Your views")
    expect(views).to_contain_text("20 of 20")
    expect(views).to_contain_text("extra points")
    rows = page.locator(".takehome-coverage li")
    expect(rows.filter(has_text="Sources/RoundsPresentation/List/RoundListViewModel.swift")).to_have_count(1)
    visit.shot("takehome-coverage")
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visit.shot("takehome-coverage-phone")
    visit.quiet()
