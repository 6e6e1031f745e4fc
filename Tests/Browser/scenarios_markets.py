"""Markets as a learner uses it: prices in several tabs, ways through it, live prices of two services."""
import re

from playwright.sync_api import expect

from scenarios import JUDGED, scenario
from scenarios_takehomes import KEY, Serving, app, quiet


@scenario
def a_switch_in_one_tab_changes_the_prices_in_the_others(visit):
    page = app(visit, "markets/")
    expect(page.locator("#coin-1")).to_contain_text("$67,187.33", timeout=JUDGED)
    expect(page.locator("#rows")).not_to_contain_text("€")
    visit.shot("markets-list")
    detail = page.context.new_page()
    detail.goto(f"{visit.server.address}/apps/markets/coins/1")
    expect(detail.locator("#detail")).to_contain_text("$67,187.33", timeout=JUDGED)
    settings = page.context.new_page()
    settings.goto(f"{visit.server.address}/apps/markets/settings")
    for open_page in (page, detail):
        open_page.evaluate("window.wasHere = true")
    page.locator("#search-text").fill("bit")
    expect(page.locator("#rows > li")).to_have_count(3)
    settings.get_by_role("switch").click()
    expect(settings.get_by_role("switch")).to_have_attribute("aria-checked", "true")
    expect(page.locator("#coin-1")).to_contain_text("€61,800.10", timeout=JUDGED)
    expect(detail.locator("#detail")).to_contain_text("€61,800.10", timeout=JUDGED)
    visit.shot("markets-euros")
    # The same pages, never loaded again; what was typed still stands and still filters.
    for open_page in (page, detail):
        assert open_page.evaluate("window.wasHere") is True
    expect(page.locator("#search-text")).to_have_value("bit")
    expect(page.locator("#rows > li")).to_have_count(3)
    settings.get_by_role("switch").click()
    expect(page.locator("#rows")).not_to_contain_text("€", timeout=JUDGED)
    expect(detail.locator("#detail")).not_to_contain_text("€")
    quiet(visit)


@scenario
def markets_is_walked_through_by_clicks_keys_and_the_way_back(visit):
    page = app(visit, "markets/")
    expect(page.locator("#rows > li")).to_have_count(18, timeout=JUDGED)
    page.keyboard.press("/")
    page.keyboard.type("zzz")
    # Not of the first letters alone: each answer brings the button anew.
    expect(page.locator("#trouble")).to_contain_text("No coin is called “zzz”")
    page.get_by_role("button", name="Clear search").click()
    expect(page.locator("#rows > li")).to_have_count(18)
    expect(page.locator("#search-text")).to_have_value("")
    page.locator("#coin-2 a").click()
    expect(page).to_have_url(re.compile("/apps/markets/coins/2$"))
    expect(page.locator("#detail h1")).to_have_text("Ethereum (ETH)", timeout=JUDGED)
    expect(page.locator("#detail svg[role=img]")).to_be_visible()
    visit.shot("markets-detail")
    page.go_back()
    expect(page).to_have_url(re.compile("/apps/markets/?$"))
    expect(page.locator("#rows > li")).to_have_count(18)
    page.go_forward()
    expect(page.locator("#detail h1")).to_have_text("Ethereum (ETH)")
    page.reload()
    expect(page.locator("#detail h1")).to_have_text("Ethereum (ETH)", timeout=JUDGED)
    page.get_by_role("link", name="States").click()
    expect(page.locator("#gallery section")).to_have_count(5)
    visit.shot("markets-states")
    page.get_by_role("link", name="The Markets task").click()
    expect(page).to_have_url(re.compile("/takehomes/markets$"))
    quiet(visit)


@scenario
def prices_come_from_the_exchange_and_trouble_there_is_said(visit):
    with Serving(visit, "--fault", "rate-limited", "--times", "1", name="exchange"):
        page = app(visit, "markets/")
        expect(page.locator(".app-source")).to_have_text("Live prices of crypto.com Exchange.")
        expect(page.locator("#trouble")).to_contain_text("The server asks for a pause.", timeout=JUDGED)
        visit.shot("markets-trouble")
        page.get_by_role("button", name="Retry").click()
        expect(page.locator("#coin-1 .app-prices")).to_have_text("$85,768.30", timeout=JUDGED)
        expect(page.locator("#trouble")).to_be_empty()
        settings_page = page.context.new_page()
        settings_page.goto(f"{visit.server.address}/apps/markets/settings")
        settings_page.get_by_role("switch").click()
        expect(page.locator("#coin-1 .app-prices")).to_have_text("$85,768.30€78,906.84", timeout=JUDGED)
        expect(page.locator("#coin-10 .app-prices")).to_have_text("$0.00000012€0.00000011")
        visit.shot("markets-exchange")
    with Serving(visit, name="coingecko"):
        page.goto(visit.server.sign_in)
        page.goto(f"{visit.server.address}/apps/markets/coins/1")
        expect(page.locator(".app-source")).to_have_text("Live prices of CoinGecko.")
        expect(page.locator("#detail")).to_contain_text("$67,187.33", timeout=JUDGED)
        expect(page.locator("#detail svg[role=img]")).to_be_visible(timeout=JUDGED)
        assert KEY not in page.content()
    quiet(visit, "ERR_")
