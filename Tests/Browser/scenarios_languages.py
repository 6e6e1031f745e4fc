"""Two Sum as a learner writes it in each language: right, wrong, and not yet a program."""
import re

from playwright.sync_api import expect

from focus_server import ROOT
from scenarios import JUDGED, scenario

PROGRAMS = ROOT / "Benchmarks/programs"
ENDINGS = {"swift": "swift", "python": "py", "cpp": "cpp", "java": "java", "javascript": "js", "go": "go",
           "rust": "rs"}


def scenario_in(language):
    right = (PROGRAMS / f"two-sum.{ENDINGS[language]}").read_text()
    # What it looks up is then never there.
    wrong = re.sub(r"target ?- ?", "1000000000 - ", right)

    def judged(visit):
        visit.sign_in(viewport={"width": 1440, "height": 900})
        page = visit.open(query=f"?language={language}")
        if page.locator("#obstacle").count():
            expect(page.locator("#obstacle")).to_contain_text(re.compile("install", re.I))
            return
        run = page.get_by_role("button", name="Run", exact=False).first
        for source, verdict in [(wrong, "Wrong answer"), (right, "Accepted"), (right + ")\n", "Compile error")]:
            visit.write(source)
            run.click()
            visit.judged(verdict)
            visit.shot(f"{language}-{verdict.split()[0].lower()}")
            if verdict == "Wrong answer":
                expect(page.locator("#marks > li.bad").first).to_be_visible()
                expect(page.locator("#result")).to_contain_text("Expected")
            if verdict == "Compile error":
                line = page.locator("#result .diagnostics button").first
                expect(line).to_have_text(re.compile(r"Line \d+"))
        visit.write(right)
        page.get_by_role("button", name="Submit").click()
        expect(page.locator("#announcer")).to_contain_text("All", timeout=JUDGED)
        visit.judged("Accepted")
        page.get_by_role("link", name="Submissions").click()
        expect(page.locator("#attempts > li")).to_have_count(4)
        expect(page.locator("#attempts > li").first).to_contain_text("Accepted")
        expect(page.locator("#attempts > li").first).to_contain_text("Submission")
        visit.quiet()

    judged.__name__ = f"two_sum_in_{language}"
    scenario(judged)


for name in ENDINGS:
    scenario_in(name)
