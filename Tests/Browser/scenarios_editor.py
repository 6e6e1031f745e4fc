"""The editor: mistakes shown in their line and while one types, and drafts that nothing loses."""
import re, signal

from playwright.sync_api import expect

from scenarios import HEAD, JUDGED, RIGHT, RIGHT_PYTHON, scenario

BROKEN = HEAD + '    let first: Int = "no"\n    return [first]\n  }\n}\n'
BROKEN_PYTHON = RIGHT_PYTHON.replace("List[int]:", "List[int]", 1)


@scenario
def a_compile_error_paints_exactly_its_line(visit):
    visit.sign_in()
    page = visit.open()
    visit.write(BROKEN)
    page.get_by_role("button", name="Run", exact=False).first.click()
    visit.judged("Compile error")
    painted = page.locator(".cm-line.diagnostic-error")
    expect(painted).to_have_count(1)
    expect(painted).to_contain_text("let first")
    assert visit.text().split("\n").index(painted.inner_text().rstrip()) == 2
    expect(page.locator(".cm-diagnostics .diagnostic-dot.error")).to_have_count(1)
    visit.shot("compile-error")
    visit.write(RIGHT)
    expect(painted).to_have_count(0)
    page.get_by_role("button", name="Run", exact=False).first.click()
    visit.judged("Accepted")
    expect(painted).to_have_count(0)
    visit.quiet()


@scenario
def mistakes_show_while_typing_and_vanish_when_mended(visit):
    visit.sign_in()
    for language, broken, right in (
        ("swift", BROKEN, RIGHT), ("python", BROKEN_PYTHON, RIGHT_PYTHON),
    ):
        page = visit.open(query=f"?language={language}")
        visit.write(broken)
        dots, words = page.locator(".cm-diagnostics .diagnostic-dot.error"), page.locator(".underlined")
        summary = page.locator("#check-summary")
        expect(words.first).to_be_visible(timeout=JUDGED)
        expect(dots).to_have_count(1)
        expect(summary).to_contain_text("Line ")
        line = re.search(r"Line (\d+):", summary.inner_text())[1]
        expect(page.locator("#check-announcer")).to_contain_text(f"Line {line}")
        expect(page.locator(".cm-line.diagnostic-error")).to_have_count(0)
        visit.shot(f"while-typing-{language}")
        summary.click()
        expect(page.locator(".cm-lineNumbers .cm-activeLineGutter")).to_have_text(line)
        visit.write(right)
        expect(dots).to_have_count(0, timeout=JUDGED)
        expect(words).to_have_count(0)
        expect(summary).to_be_hidden()
        expect(page.locator("#check-announcer")).to_have_text("No problems remain.")
    visit.quiet()


@scenario
def checking_while_typing_can_be_switched_off(visit):
    visit.sign_in()
    page = visit.open()
    visit.write(BROKEN)
    expect(page.locator(".underlined").first).to_be_visible(timeout=JUDGED)
    page.get_by_label("Check while typing").uncheck()
    expect(page.locator(".underlined")).to_have_count(0)
    visit.saved()
    page.reload()
    box = page.get_by_label("Check while typing")
    expect(box).not_to_be_checked()
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/diagnose/" in request.url else None)
    visit.write(BROKEN + "// more")
    visit.saved()
    assert not asked, asked
    box.check()
    expect(page.locator(".underlined").first).to_be_visible(timeout=JUDGED)
    visit.quiet()


@scenario
def a_draft_survives_a_reload_and_a_restart(visit):
    visit.sign_in()
    page = visit.open()
    visit.write(RIGHT + "// kept")
    visit.saved()
    page.reload()
    expect(page.locator(".cm-content")).to_contain_text("// kept")
    visit.server.stop(signal.SIGKILL)
    visit.write(RIGHT + "// unsent")
    visit.server.start()
    page.goto(visit.server.sign_in)
    visit.open()
    expect(page.locator(".cm-content")).to_contain_text("// unsent")


@scenario
def each_language_keeps_its_own_draft(visit):
    visit.sign_in()
    page = visit.open()
    visit.write(RIGHT + "// in Swift")
    visit.saved()
    visit.open(query="?language=python")
    visit.write(RIGHT_PYTHON + "# in Python")
    page.get_by_role("button", name="Submit").click()
    visit.judged("Accepted")
    visit.open()
    expect(page.locator(".cm-content")).to_contain_text("// in Swift")
    visit.quiet()


@scenario
def two_tabs_keep_both_texts(visit):
    first = visit.sign_in()
    visit.open()
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator(".cm-content")).to_be_visible()
    visit.write(RIGHT + "// first tab")
    visit.saved()
    visit.write(RIGHT + "// second tab", second)
    dialog = second.locator("#draft-conflict")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("first tab")
    expect(dialog).to_contain_text("second tab")
