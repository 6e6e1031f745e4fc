"""The day in small: a window that follows each save, addresses with a key, and a page while no server runs."""
import os, re, subprocess, urllib.error, urllib.request

from playwright.sync_api import expect

from focus_server import ROOT, binary
from scenarios import JUDGED, scenario

SMALL = {"width": 350, "height": 560}


def focus(visit, *words):
    environment = dict(os.environ, FOCUS_HOME=str(ROOT), FOCUS_DATA=str(visit.server.data))
    if visit.server.clock:
        environment["FOCUS_CLOCK"] = str(visit.server.clock)
    return subprocess.run([binary(), *words], env=environment, check=True, capture_output=True, text=True, timeout=60).stdout


def figure(page, name):
    return page.locator("#widget dl div", has_text=name).locator("dd")


@scenario
def the_small_window_follows_a_save_without_a_reload(visit):
    visit.server.set_clock("2026-03-02T09:00:00Z")
    page = visit.sign_in(viewport=SMALL)
    page.goto(visit.server.address + "/widget")
    expect(page.get_by_role("link", name="Choose a plan")).to_be_visible()
    visit.shot("widget-unset")
    page.evaluate("window.stays = true")
    expect(figure(page, "Habits")).to_have_text("0 of 3")
    focus(visit, "habits", "--done", "exercise")
    expect(figure(page, "Habits")).to_have_text("1 of 3")
    focus(visit, "plan", "--start", "blind75")
    expect(page.locator("#widget h1")).to_contain_text("Day 1 of")
    expect(page.locator("#widget li").first).to_be_visible()
    visit.shot("widget-open")
    assert page.evaluate("window.stays")
    # Nothing runs over the window's edge, in its own size and in the smallest phone's.
    for size in (SMALL, {"width": 320, "height": 480}):
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size(SMALL)
    page.emulate_media(color_scheme="dark")
    visit.shot("widget-dark")
    visit.quiet()
    visit.server.stop()
    expect(page.get_by_text("Not connected")).to_be_visible()
    visit.server.start()
    expect(page.get_by_text("Not connected")).to_be_hidden(timeout=JUDGED)


@scenario
def a_key_is_made_used_and_revoked(visit):
    page = visit.sign_in(viewport={"width": 1280, "height": 900})
    page.goto(visit.server.address + "/widget/access")
    page.get_by_role("button", name="Make the addresses").click()
    address = page.get_by_label("Calendar").input_value()
    picture = page.get_by_label("Picture").input_value()
    assert re.search(r"/calendar\.ics\?key=[0-9a-f]{64}$", address), address
    visit.shot("widget-access")
    assert urllib.request.urlopen(address).read().startswith(b"BEGIN:VCALENDAR\r\n")
    # As another page shows it: a picture that is drawn, though that page is not ours.
    elsewhere = page.context.new_page()
    elsewhere.set_content(f'<img src="{picture}" alt="">')
    elsewhere.wait_for_function("() => document.images[0].complete && document.images[0].naturalWidth === 350")
    for scheme in ("light", "dark"):
        elsewhere.emulate_media(color_scheme=scheme)
        elsewhere.screenshot(path=visit.shots / f"widget-picture-{scheme}.png")
    elsewhere.close()
    page.get_by_role("button", name="Revoke them").click()
    expect(page.get_by_role("button", name="Make the addresses")).to_be_visible()
    try:
        urllib.request.urlopen(address)
        raise AssertionError("a revoked key opened the calendar")
    except urllib.error.HTTPError as refused:
        assert refused.code == 403
    page.set_viewport_size({"width": 375, "height": 800})
    visit.shot("widget-access-phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visit.quiet()


@scenario
def without_a_server_a_page_of_ours_is_shown(visit):
    page = visit.sign_in(viewport={"width": 1280, "height": 800})
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((r) => r.json())")
    for icon in manifest["icons"]:
        size = page.evaluate("""(src) => new Promise((resolve, reject) => {
            const image = new Image();
            image.onload = () => resolve(image.naturalWidth);
            image.onerror = reject;
            image.src = src; })""", icon["src"])
        assert icon["sizes"] in ("any", f"{size}x{size}"), icon
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visit.server.stop()
    page.goto(visit.server.address + "/problems")
    expect(page.get_by_role("heading", name="Focus isn’t running")).to_be_visible()
    visit.shot("widget-offline")
    # It knows that one page and no other: nothing of the learner's is kept.
    kept = page.evaluate("""caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name))))
        .then((all) => Promise.all(all.map((one) => one.keys())))
        .then((requests) => requests.flat().map((one) => new URL(one.url).pathname))""")
    assert kept and all(path.startswith("/public/") for path in kept), kept
    visit.server.start()
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", name="Focus isn’t running")).to_have_count(0)
