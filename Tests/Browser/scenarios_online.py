"""LeetCode and language models, stood in for on this machine: names, sign-in, sync, submissions, advice."""
import re, stat

from playwright.sync_api import expect

from focus_server import Stub
from scenarios import JUDGED, RIGHT_PYTHON, WRONG_PYTHON, scenario

WIDE = {"width": 1440, "height": 900}
COOKIE = "LEETCODE_SESSION=stub-session; csrftoken=stub-csrf"
# What the stand-in calls wrong, though it is right.
MISJUDGED = RIGHT_PYTHON.rstrip("\n") + "\n# stub:wrong\n"


class Standing:
    """A stand-in for LeetCode that the learner's server asks, as long as the block lasts."""

    def __init__(self, visit, *line):
        self.visit, self.line = visit, line

    def __enter__(self):
        self.stub = Stub("leetcode", *self.line)
        self.visit.server.leetcode = self.stub.address
        self.visit.server.restart()
        return self.stub

    def __exit__(self, *_):
        self.stub.stop()


def settings(visit):
    page = visit.page or visit.sign_in(viewport=WIDE)
    page.goto(f"{visit.server.address}/settings")
    return page


def sign_in_there(visit):
    page = settings(visit)
    part = page.locator("#leetcode")
    part.locator("summary", has_text="Sign in with your cookie").click()
    part.get_by_label("The cookie").fill(COOKIE)
    part.get_by_role("button", name="Sign in").click()
    expect(part).to_contain_text("Signed in as ada", timeout=JUDGED)
    return page


def quiet(visit, *statuses):
    """Nothing complained but of answers that are refusals on purpose."""
    visit.problems[:] = [text for text in visit.problems if not any(status in text for status in statuses)]
    visit.quiet()


@scenario
def a_name_is_valid_not_found_or_could_not_be_checked(visit):
    with Standing(visit, "--fault", "cloudflare", "--times", "2") as stub:
        page = settings(visit)
        part = page.locator("#leetcode")
        name, state = part.get_by_label("Username"), page.locator("#leetcode-name-state")
        expect(state).to_have_text("")
        assert stub.heard("/graphql") == 0, "nothing is asked before there is a name"
        name.fill("ADA")
        part.get_by_role("button", name="Check").click()
        expect(state).to_contain_text("Couldn't check", timeout=JUDGED)
        expect(state).to_have_class(re.compile(r"\bunchecked\b"))
        visit.shot("leetcode-unchecked")
        part.get_by_role("button", name="Save", exact=True).click()
        expect(part.get_by_role("button", name="Save it unchecked")).to_be_visible(timeout=JUDGED)
        name.press("End")
        name.type("x")
        expect(state).to_have_text("")
        expect(part.get_by_role("button", name="Save it unchecked")).to_have_count(0)
        name.fill("nobody-here")
        part.get_by_role("button", name="Check").click()
        expect(state).to_contain_text("User not found", timeout=JUDGED)
        expect(state).to_have_class(re.compile(r"\bunknown\b"))
        visit.shot("leetcode-unknown")
        name.fill("ADA")
        expect(state).to_have_text("")
        part.get_by_role("button", name="Save", exact=True).click()
        expect(state).to_contain_text("Valid", timeout=JUDGED)
        expect(name).to_have_value("ada")
        visit.shot("leetcode-valid")
        page.reload()
        expect(name).to_have_value("ada")
        expect(state).to_contain_text("Valid")
        quiet(visit, "422")


@scenario
def a_cookie_brings_over_what_was_solved_there(visit):
    with Standing(visit) as stub:
        page = sign_in_there(visit)
        file = visit.server.data / "leetcode-session"
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, oct(file.stat().st_mode)
        sync = page.locator("#leetcode-sync")
        expect(sync).to_contain_text("Last synced", timeout=JUDGED)
        expect(sync).to_contain_text("3 problems of the catalogue solved there")
        expect(sync).to_contain_text("1 other isn't in the catalogue")
        visit.shot("leetcode-signed-in")
        asked = stub.heard("userProgressQuestionList")
        sync.get_by_role("button", name="Sync now").click()
        expect(sync.get_by_role("button", name="Sync now")).to_be_enabled(timeout=JUDGED)
        assert stub.hears("userProgressQuestionList", asked + 1) > asked
        page.goto(visit.server.address)
        card = page.locator("#leetcode-day")
        expect(card).to_contain_text("3 problems of the catalogue solved there")
        visit.shot("leetcode-today")
        card.get_by_role("button", name=re.compile("Start 3 reviews")).click()
        expect(card.get_by_role("button", name=re.compile("Start \\d+ review"))).to_have_count(0)
        card.get_by_role("link", name="Imported problems").click()
        expect(page.locator("#leetcode-details")).to_contain_text("A Problem of the Stub Alone")
        visit.shot("leetcode-came-over")
        page.goto(f"{visit.server.address}/problems/valid-parentheses")
        page.get_by_role("link", name="Submissions").click()
        expect(page.locator("#attempts")).to_contain_text("Submission on LeetCode")
        for path in ("/log", "/settings", "/settings/leetcode"):
            page.goto(f"{visit.server.address}{path}")
            for secret in ("stub-session", "stub-csrf"):
                assert secret not in page.content(), f"{secret} in {path}"
        part = settings(visit).locator("#leetcode")
        part.get_by_role("button", name="Sign out").click()
        expect(part).to_contain_text("You aren't signed in.")
        assert not file.exists()
        visit.quiet()


@scenario
def what_passes_here_is_handed_in_there(visit):
    with Standing(visit) as stub:
        sign_in_there(visit)
        page = visit.open(query="?language=python")
        hand_in = page.get_by_role("button", name="Submit to LeetCode")
        visit.write(WRONG_PYTHON)
        hand_in.click()
        visit.judged("Wrong answer")
        official = page.locator("#result .official")
        expect(official).to_contain_text("Not sent to LeetCode")
        assert stub.heard("/submit/") == 0, "nothing is sent that does not pass here"
        visit.write(RIGHT_PYTHON)
        hand_in.click()
        visit.judged("Accepted")
        expect(official.locator("h3")).to_have_text("Accepted on LeetCode", timeout=JUDGED)
        expect(official).to_contain_text("All 63 cases there passed.")
        expect(official).to_contain_text("52 ms, faster than 88 % of the others")
        visit.shot("leetcode-accepted")
        assert stub.hears("/submit/") == 1, stub.lines
        visit.write(MISJUDGED)
        hand_in.click()
        expect(official.locator("h3")).to_have_text("Wrong answer on LeetCode", timeout=JUDGED)
        expect(official).to_contain_text("a test is missing here")
        visit.shot("leetcode-wrong")
        page.reload()
        page.get_by_role("link", name="Submissions").click()
        rows = page.locator("#attempts > li")
        expect(rows.filter(has_text="Submission on LeetCode")).to_have_count(3)
        expect(rows.filter(has_text=re.compile("Submission · Python"))).to_have_count(3)
        visit.shot("leetcode-history")
        visit.quiet()


@scenario
def runs_may_be_judged_there(visit):
    with Standing(visit) as stub:
        sign_in_there(visit)
        page = visit.open(query="?language=python")
        page.locator("#judging summary").click()
        page.locator("#judging").get_by_role("button", name=re.compile("On LeetCode")).click()
        expect(page.locator("#judging summary")).to_contain_text("On LeetCode")
        visit.write(RIGHT_PYTHON)
        page.get_by_role("button", name="Run", exact=True).click()
        visit.judged("Accepted on LeetCode")
        assert stub.hears("/interpret_solution/") == 1, stub.lines
        visit.shot("leetcode-run")
        visit.write(MISJUDGED)
        page.keyboard.press("Control+Enter")
        visit.judged("Wrong answer on LeetCode")
        visit.quiet()


def model(visit, stub, explains=True):
    """Chooses the stand-in in the settings."""
    part = settings(visit).locator("#ai")
    part.get_by_label("Language model").select_option("openai")
    part.get_by_label("Address").fill(f"{stub.address}/v1")
    part.get_by_label("Model", exact=True).fill("stub-small")
    part.get_by_label("Key").fill("stub-key-of-a-learner")
    if explains:
        part.get_by_label("Explain failures").check()
    part.get_by_role("button", name="Try it").click()
    outcome = visit.page.locator("#ai-outcome")
    expect(outcome).not_to_have_text("Asking the model…", timeout=JUDGED)
    assert stub.hears("/chat/completions") >= 1, stub.lines
    # Enter tries again; it must not save what was only tried.
    expect(part.get_by_role("button", name="Try it")).to_be_focused()
    part.get_by_role("button", name="Save").click()
    expect(outcome).to_have_text("Saved.")
    return part


@scenario
def a_model_proposes_and_the_references_decide(visit):
    stub = Stub("openai")
    try:
        visit.sign_in(viewport=WIDE)
        part = model(visit, stub)
        visit.shot("ai-settings")
        assert stat.S_IMODE((visit.server.data / "ai-key").stat().st_mode) == 0o600
        assert "stub-key-of-a-learner" not in visit.page.content()
        page = visit.open(query="?language=python")
        page.get_by_role("button", name="Suggest cases").click()
        found = page.locator("#suggestions")
        expect(found).to_contain_text("proposed 5 cases", timeout=JUDGED)
        expect(found).to_contain_text("stub-small at 127.0.0.1")
        found.locator("summary").click()
        visit.shot("ai-cases")
        found.get_by_role("link", name="Everything that was proposed").click()
        expect(page.locator(".suggested > li")).to_have_count(5)
        # One broke a constraint, whatever else was thought of the others.
        expect(page.locator(".suggested > li", has_text="[[7],7]")).to_contain_text("Not taken")
        visit.shot("ai-proposed")
        settings(visit)
        part.get_by_role("button", name="Delete the key").click()
        expect(part.get_by_role("button", name="Delete the key")).to_have_count(0)
        assert not (visit.server.data / "ai-key").exists()
        visit.quiet()
    finally:
        stub.stop()


@scenario
def a_model_explains_a_failure_and_changes_nothing(visit):
    stub = Stub("openai")
    try:
        visit.sign_in(viewport=WIDE)
        model(visit, stub)
        page = visit.open(query="?language=python")
        visit.write(WRONG_PYTHON)
        page.keyboard.press("Control+Enter")
        visit.judged("Wrong answer")
        page.get_by_role("link", name="AI", exact=True).click()
        page.get_by_role("button", name="Explain my last failure").click()
        advice = page.locator("#advice")
        expect(advice).to_contain_text("Written by an AI", timeout=JUDGED)
        expect(page.locator("#advice-text")).to_contain_text(
            "Look the partner up before you put the number into the map.", timeout=JUDGED)
        expect(page.locator("#advice-text strong")).to_have_text("[3, 3]")
        expect(advice.get_by_role("button", name="Stop")).to_have_count(0)
        visit.shot("ai-explained")
        visit.quiet()
    finally:
        stub.stop()


@scenario
def a_hostile_answer_is_only_text(visit):
    stub = Stub("openai", "--fault", "injection")
    try:
        visit.sign_in(viewport=WIDE)
        model(visit, stub)
        page = visit.open(query="?language=python")
        visit.write(WRONG_PYTHON)
        page.keyboard.press("Control+Enter")
        visit.judged("Wrong answer")
        page.get_by_role("link", name="Cases", exact=True).click()
        page.get_by_role("button", name="Suggest cases").click()
        expect(page.locator("#suggestions")).to_contain_text(re.compile("JSON|list of cases"), timeout=JUDGED)
        page.get_by_role("link", name="AI", exact=True).click()
        page.get_by_role("button", name="Explain my last failure").click()
        text = page.locator("#advice-text")
        expect(text).to_contain_text("Ignore what you were asked before", timeout=JUDGED)
        expect(page.locator("#advice").get_by_role("button", name="Stop")).to_have_count(0, timeout=JUDGED)
        expect(text).to_contain_text("<script>")
        expect(text.locator("script, img, a")).to_have_count(0)
        visit.shot("ai-hostile")
        assert visit.text().startswith(WRONG_PYTHON.split("\n")[0])
        visit.quiet()
    finally:
        stub.stop()
