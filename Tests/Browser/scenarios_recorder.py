"""What a journey asks of the server and of the machine: its code on first use, its recorder built once, and runs of every kind."""
import re

from playwright.sync_api import expect

from scenarios import JUDGED, RIGHT_PYTHON, scenario
from scenarios_tracing import PROGRAM

MODULE = re.compile(r"/public/js/(journey|bundles)/")
CPP = """#include <vector>
using namespace std;
class Solution {
public:
    vector<int> twoSum(vector<int>& nums, int target) { return {0, 1}; }
};
"""


def asked(page):
    """The player's files that a page asks for, as a list that grows."""
    files = []
    page.on("request", lambda request: files.append(request.url) if MODULE.search(request.url) else None)
    return files


@scenario
def the_player_is_asked_for_at_the_first_sign_of_a_journey(visit):
    page = visit.sign_in(viewport={"width": 1440, "height": 900})
    files = asked(page)
    visit.open(query="?language=python")
    page.wait_for_load_state("networkidle")
    visit.write(RIGHT_PYTHON)
    visit.saved()
    assert files == [], files
    # Coming to the tab by keys is as much of a sign as pointing at it.
    page.locator("#pane-results [data-panel=journey]").focus()
    page.wait_for_load_state("networkidle")
    assert [MODULE.search(name)[1] for name in files] == ["bundles"], files
    page.locator("#pane-results").get_by_role("link", name="Journey").click()
    page.locator("#journey").get_by_role("button", name="Trace", exact=True).click()
    visit.journey()
    assert len(files) == 1, files
    # Where the button is pressed out of the blue, the code comes with the recording.
    page.reload()
    page.wait_for_load_state("networkidle")
    visit.journey()
    visit.quiet()


@scenario
def a_written_trace_is_opened_and_another_version_is_refused_by_name(visit):
    page = visit.sign_in(viewport={"width": 1440, "height": 900})
    page.goto(f"{visit.server.address}/journey?language=python")
    expect(page.locator(".cm-content")).to_be_visible()
    visit.write(PROGRAM)
    page.locator("#input").fill("9")
    page.keyboard.press("Control+Enter")
    visit.journey()
    address = page.evaluate("() => JSON.parse(document.getElementById('journey-report').dataset.tracks)[0].address")
    bytes = page.request.get(visit.server.address + address).body()
    files = {
        "run.djt": bytes, "newer.djt": bytes.replace(b'"version":3', b'"version":7'), "cut.djt": bytes[:-20],
        "foreign.djt": b"%PDF-1.7", "empty.djt": b"",
    }
    words = {
        "newer.djt": "This trace has format 7; this Focus reads format 3. Update Focus.",
        "cut.djt": "The trace is damaged: its end is missing.", "foreign.djt": "This file isn't a trace (.djt).",
        "empty.djt": "This file isn't a trace (.djt).",
    }
    page.goto(f"{visit.server.address}/journey?language=python")
    for name, content in files.items():
        page.get_by_label("Open a trace").set_input_files(
            {"name": name, "mimeType": "application/octet-stream", "buffer": content})
        if name in words:
            expect(page.locator("#journey-stage [role=alert]")).to_contain_text(words[name])
        else:
            visit.begun_journey()
    visit.quiet()


@scenario
def a_language_without_a_recorder_runs_and_says_why(visit):
    page = visit.sign_in(viewport={"width": 1440, "height": 900})
    visit.open(query="?language=cpp")
    visit.write(CPP)
    page.locator("#pane-results").get_by_role("link", name="Journey").click()
    page.locator("#journey").get_by_role("button", name="Trace", exact=True).click()
    report = page.locator("#journey-report")
    expect(report.locator("h2")).to_have_text("Ran without a journey", timeout=JUDGED * 3)
    expect(report).to_contain_text("Focus records Swift and Python; in C++ a program runs without being recorded.")
    expect(report).to_contain_text("It answers [0,1]")
    visit.quiet()


@scenario
def a_run_that_is_cut_says_why_and_what_to_do(visit):
    page = visit.sign_in(viewport={"width": 1440, "height": 900})
    page.goto(f"{visit.server.address}/journey?language=python")
    expect(page.locator(".cm-content")).to_be_visible()
    visit.write("while True:\n    pass\n")
    page.keyboard.press("Control+Enter")
    report = page.locator("#journey-report")
    expect(report.locator("h2")).to_have_text("Time limit exceeded", timeout=JUDGED * 5)
    expect(report).to_contain_text("the limit is 10 s.")
    expect(report).to_contain_text("Try a smaller input, or look for a loop that never ends.")
    visit.quiet()
