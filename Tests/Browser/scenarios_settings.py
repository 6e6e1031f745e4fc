"""Settings that every page goes by, data that goes out and comes back, and the log that follows."""
import json, os, pathlib, re, subprocess, tempfile

from playwright.sync_api import expect

from focus_server import ROOT, binary
from scenarios import RIGHT_PYTHON, scenario


def focus(visit, *line):
    """The same learner's terminal."""
    environment = dict(os.environ, FOCUS_HOME=str(ROOT), FOCUS_DATA=str(visit.server.data))
    return subprocess.run([binary(), *line], env=environment, capture_output=True, text=True)


def has_theme(page, name):
    """The system's theme is none of the page's own."""
    root = page.locator("html")
    if name == "system":
        expect(root).not_to_have_attribute("data-theme", re.compile("light|dark"))
    else:
        expect(root).to_have_attribute("data-theme", name)


@scenario
def settings_hold_on_every_page_and_in_the_terminal(visit):
    page = visit.sign_in(viewport={"width": 1440, "height": 900})
    page.get_by_role("navigation", name="Sections").get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()
    visit.shot("settings")
    page.get_by_label("Name", exact=True).fill("Ada")
    page.get_by_label("Time zone").select_option("Asia/Tokyo")
    page.get_by_label("Font size").fill("99")
    page.get_by_label("Tab width").fill("2")
    page.locator("#settings").get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#font-size-trouble")).to_contain_text("from 10 to 28")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Ada")
    visit.shot("settings-trouble")
    page.get_by_label("Font size").fill("20")
    page.get_by_label("Appearance").select_option("dark")
    # The choice is shown at once.
    has_theme(page, "dark")
    page.locator("#settings").get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    has_theme(page, "dark")
    visit.shot("settings-dark")
    told = json.loads(focus(visit, "settings", "--json").stdout)
    assert (told["name"], told["zone"], told["font-size"], told["appearance"]) == ("Ada", "Asia/Tokyo", 20, "dark"), told
    visit.open(query="?language=python")
    has_theme(page, "dark")
    expect(page.locator(".cm-scroller")).to_have_css("font-size", "20px")
    visit.write("")
    page.keyboard.press("Tab")
    page.keyboard.insert_text("x")
    assert visit.text() == "  x", repr(visit.text())
    assert focus(visit, "settings", "set", "appearance", "light").returncode == 0
    page.goto(f"{visit.server.address}/settings")
    has_theme(page, "light")
    visit.problems[:] = [text for text in visit.problems if "422" not in text]
    visit.quiet()


@scenario
def the_switch_in_the_sidebar_is_the_setting(visit):
    page = visit.sign_in(viewport={"width": 1440, "height": 900}, color_scheme="light")
    page.goto(f"{visit.server.address}/settings")
    with page.expect_response("**/settings/appearance") as answer:
        page.get_by_role("button", name="Theme").click()
    assert answer.value.status == 204
    has_theme(page, "dark")
    expect(page.get_by_label("Appearance")).to_have_value("dark")
    page.reload()
    has_theme(page, "dark")
    with page.expect_response("**/settings/appearance"):
        page.get_by_role("button", name="Theme").click()
    page.reload()
    # What the system shows anyway needs no decision.
    has_theme(page, "system")
    visit.quiet()


@scenario
def data_goes_out_and_comes_back(visit):
    page = visit.sign_in(viewport={"width": 1440, "height": 900})
    visit.open(query="?language=python")
    visit.write(RIGHT_PYTHON)
    visit.saved()
    page.goto(f"{visit.server.address}/settings")
    with page.expect_download() as download:
        page.get_by_role("link", name="Export everything").click()
    file = pathlib.Path(tempfile.mkdtemp()) / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text())["format"] == "focus-data"
    assert focus(visit, "settings", "set", "name", "Grace").returncode == 0
    broken = file.with_name("broken.json")
    broken.write_text(file.read_text()[:-9])
    page.locator("#import-file").set_input_files(broken)
    expect(page.locator("#import")).to_contain_text("The file is damaged")
    page.locator("#import-file").set_input_files(file)
    expect(page.get_by_role("heading", name="What the file would change")).to_be_visible()
    visit.shot("import-merge")
    page.get_by_role("link", name="Replace").click()
    expect(page.get_by_role("button", name="Replace everything")).to_be_visible()
    visit.shot("import-replace")
    page.get_by_label("Delete what is only here.").check()
    page.get_by_role("button", name="Replace everything").click()
    expect(page.get_by_role("status").filter(has_text="The file was imported.")).to_be_visible()
    expect(page.get_by_label("Name", exact=True)).to_have_value("")
    page.get_by_role("button", name="Restore it").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Grace")
    visit.problems[:] = [text for text in visit.problems if "422" not in text]
    visit.quiet()


@scenario
def the_log_follows_what_happens(visit):
    page = visit.sign_in(viewport={"width": 1440, "height": 900})
    page.get_by_role("navigation", name="Sections").get_by_role("link", name="Log").click()
    expect(page.get_by_text("Nothing is logged yet.")).to_be_visible()
    page.get_by_label("Follow live").check()
    source = pathlib.Path(tempfile.mkdtemp()) / "two-sum.py"
    source.write_text(RIGHT_PYTHON)
    assert focus(visit, "run", "two-sum", str(source)).returncode == 0
    entry = page.locator("#entries > li").first
    expect(entry).to_contain_text("Ran two-sum in Python: Accepted")
    expect(page.get_by_text("Nothing is logged yet.")).to_have_count(0)
    visit.shot("log")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("1 entry copied.")).to_be_visible()
    assert "Ran two-sum in Python" in page.evaluate("navigator.clipboard.readText()")
    page.get_by_label("Level").select_option("error")
    expect(page.get_by_text("No entries match.")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/log\?level=error$"))
    # An open page that follows keeps no server from ending.
    page.get_by_label("Follow live").check()
    visit.server.stop()
    visit.server.start()


@scenario
def settings_and_the_log_need_no_script_and_fit_a_phone(visit):
    page = visit.sign_in()
    cookies = page.context.cookies()
    context = visit.new_context(java_script_enabled=False, viewport={"width": 375, "height": 720}, color_scheme="dark")
    context.add_cookies(cookies)
    page = visit.page = context.new_page()
    page.goto(f"{visit.server.address}/settings")
    page.get_by_label("Name", exact=True).fill("Ada")
    page.get_by_label("Remind me to study at").fill("18:30")
    page.locator("#settings").get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    expect(page.get_by_label("Remind me to study at")).to_have_value("18:30")
    page.screenshot(path=visit.shots / "settings-phone.png", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    text = focus(visit, "export", "-").stdout
    page.get_by_text("Paste the file's text").click()
    page.get_by_label("The exported text").fill(text)
    page.get_by_role("button", name="Preview it").click()
    expect(page.get_by_text("There's nothing to import.")).to_be_visible()
    focus(visit, "run", "two-sum", "/nowhere.py")
    page.goto(f"{visit.server.address}/log")
    page.get_by_label("Level").select_option("warning")
    page.get_by_role("button", name="Show").click()
    expect(page).to_have_url(re.compile("level=warning&category=$"))
    page.screenshot(path=visit.shots / "log-phone.png", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
