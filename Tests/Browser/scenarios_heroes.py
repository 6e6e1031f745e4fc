"""Heroes over a stand-in that misbehaves on demand: skeletons, pictures, search, leaving, troubles and the way out of them."""
import re

from playwright.sync_api import expect

from scenarios import JUDGED, scenario
from scenarios_takehomes import KEY, PHONE, Serving, app, quiet


@scenario
def heroes_begin_as_skeletons_and_go_on_as_one_scrolls(visit):
    with Serving(visit, "--fault", "slow", "--times", "1"):
        page = visit.sign_in(viewport=PHONE)
        # In the page as it comes: a slow machine may have the answer before one looks.
        begin = page.goto(f"{visit.server.address}/apps/heroes/").text()
        assert begin.count('class="app-hero skeleton"') == 20, begin
        visit.shot("heroes-skeletons")
        expect(page.locator("#rows > li")).to_have_count(20, timeout=JUDGED)
        expect(page.locator(".app-hero.skeleton")).to_have_count(0)
        first = page.locator("#rows > li").first
        first.evaluate("row => row.marked = true")
        for count in (40, 45):
            page.mouse.wheel(0, 20_000)
            expect(page.locator("#rows > li")).to_have_count(count, timeout=JUDGED)
        assert first.evaluate("row => row.marked") is True, "rows that stay keep their element"
        expect(page.locator("#status")).to_have_text("45 heroes")
        visit.shot("heroes-list")
        expect(page.locator("#live-lost")).to_be_hidden()
        quiet(visit)


def draw_all(page):
    """Has all pictures of the list drawn, not those in sight alone, and waits for them."""
    expect(page.locator("#rows > li")).to_have_count(20, timeout=JUDGED)
    page.wait_for_function("""() => {
        const pictures = [...document.querySelectorAll("#rows img")];
        for (const picture of pictures) picture.loading = "eager";
        return pictures.every((one) => one.complete) && document.querySelector("#hero-1700 img")?.naturalWidth === 128;
    }""")


@scenario
def one_picture_is_asked_for_once_whoever_shows_it(visit):
    with Serving(visit) as stub:
        page = app(visit, "heroes/")
        expect(page.locator("#rows > li")).to_have_count(20, timeout=JUDGED)
        others = [page.context.new_page() for _ in range(2)]
        for other in others:
            other.goto(f"{visit.server.address}/apps/heroes/")
        for one in [page, *others]:
            draw_all(one)
        assert stub.hears("/pictures/thumb/1700.png") == 1, stub.lines
        visit.shot("heroes-pictures")
        # Kept on disk: a server that starts anew asks for none of them.
        visit.server.restart()
        page.goto(visit.server.sign_in)
        page.goto(f"{visit.server.address}/apps/heroes/")
        draw_all(page)
        asked = [line for line in stub.lines if "/pictures/" in line]
        assert len(asked) == len(set(asked)), asked
        quiet(visit, "Failed to load resource")


@scenario
def a_search_asks_once_for_the_last_word_and_can_be_cleared(visit):
    with Serving(visit) as stub:
        page = app(visit, "heroes/")
        expect(page.locator("#rows > li")).to_have_count(20, timeout=JUDGED)
        # All keys in one moment of the page, so that no machine is too slow for the 300 ms between them.
        page.locator("#search-text").focus()
        page.locator("#search-text").evaluate("""input => {
            for (const end of [1, 2, 3, 4, 5]) {
                input.value = "spark".slice(0, end);
                input.dispatchEvent(new InputEvent("input", { bubbles: true }));
            }
        }""")
        expect(page.locator("#rows > li").first).to_contain_text("Spark", timeout=JUDGED)
        assert stub.hears("/search/") == 1, stub.lines
        expect(page).to_have_url(re.compile(r"\?q=spark$"))
        expect(page.locator("#search-text")).to_be_focused()
        page.locator("#search-text").press_sequentially("zzz", delay=20)
        # Not of the first letters alone: each answer brings the button anew.
        expect(page).to_have_url(re.compile(r"\?q=\w*zzz\w*$"))
        expect(page.locator("#trouble")).to_contain_text("No heroes found", timeout=JUDGED)
        visit.shot("heroes-empty")
        page.get_by_role("button", name="Clear search").click()
        expect(page.locator("#rows > li")).to_have_count(20, timeout=JUDGED)
        expect(page.locator("#search-text")).to_have_value("")
        page.goto(f"{visit.server.address}/apps/heroes/?q=spark")
        expect(page.locator("#rows > li").first).to_contain_text("Spark", timeout=JUDGED)
        quiet(visit)


@scenario
def whoever_leaves_waits_no_longer(visit):
    with Serving(visit, "--fault", "silent") as stub:
        page = app(visit, "heroes/")
        expect(page.locator(".app-hero.skeleton")).to_have_count(20)
        page.wait_for_function("() => document.querySelector('#live-lost').hidden")
        assert stub.hears("200  GET /api/characters") == 1, stub.lines
        assert stub.heard("499") == 0, stub.lines
        page.goto(f"{visit.server.address}/takehomes")
        assert stub.hears("499  GET /api/characters") == 1, stub.lines


@scenario
def each_trouble_has_its_own_words_and_a_way_out(visit):
    seen = set()
    faults = {"unavailable": None, "html": None, "rate-limited": None, "wrong-key": None, "hang-up": None}
    for fault in faults:
        with Serving(visit, "--fault", fault):
            page = app(visit, "heroes/") if visit.page is None else visit.page
            page.goto(visit.server.sign_in)
            page.goto(f"{visit.server.address}/apps/heroes/")
            notice = page.locator("#offline")
            expect(notice).to_contain_text("Offline data", timeout=JUDGED)
            words = notice.inner_text()
            assert words not in seen, words
            seen.add(words)
            assert KEY not in page.content()
            expect(notice.get_by_role("button", name="Retry")).to_be_visible()
            expect(page.locator("#rows > li")).to_have_count(20)
            if fault == "rate-limited":
                visit.shot("heroes-offline")
    assert len(seen) == 5
    # A hero that nobody knows is in neither source.
    page.goto(f"{visit.server.address}/apps/heroes/hero/5")
    expect(page.locator("#detail")).to_contain_text("Retry", timeout=JUDGED)
    visit.shot("heroes-error")
    quiet(visit, "404", "502", "Failed to load resource")


@scenario
def a_retry_brings_the_service_back_and_no_key_reaches_the_browser(visit):
    with Serving(visit, "--fault", "rate-limited", "--times", "1"):
        page = visit.sign_in(viewport=PHONE)
        addresses = []
        page.on("request", lambda request: addresses.append(request.url))
        page.goto(f"{visit.server.address}/apps/heroes/")
        expect(page.locator("#offline")).to_contain_text("Offline data", timeout=JUDGED)
        visit.shot("heroes-offline-phone")
        page.locator("#offline").get_by_role("button", name="Retry").click()
        expect(page.locator("#rows")).to_contain_text("Copper Heron", timeout=JUDGED)
        expect(page.locator("#offline")).to_be_empty()
        page.locator("#hero-1700 a").click()
        expect(page.locator("#detail h1")).to_have_text("Copper Heron")
        expect(page.locator("#detail")).to_contain_text("Ferry Ghost", timeout=JUDGED)
        expect(page.locator("#detail")).not_to_contain_text("never shown")
        visit.shot("heroes-detail-phone")
        page.go_back()
        expect(page.locator("#rows")).to_contain_text("Copper Heron")
        visit.shot("heroes-list-phone")
        page.goto(f"{visit.server.address}/log")
        assert KEY not in page.content()
        assert not [url for url in addresses if "api_key" in url or KEY in url or "comicvine" in url]
        quiet(visit)
