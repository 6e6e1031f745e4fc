"""The problems as a road map and as a list, and what a problem's text pane offers."""
import re

from playwright.sync_api import expect

from scenarios import JUDGED, RIGHT_PYTHON, scenario

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 375, "height": 812}


def shots(visit, name, is_long=False):
    """The page in light and dark, wide and as on a phone, where nothing may be wider than the window."""
    for size, place in [(WIDE, ""), (PHONE, "-phone")]:
        visit.page.set_viewport_size(size)
        for scheme in ["light", "dark"]:
            visit.page.emulate_media(color_scheme=scheme)
            visit.page.wait_for_timeout(150)
            visit.page.screenshot(path=visit.shots / f"{name}{place}-{scheme}.png", full_page=is_long and not place)
        width = visit.page.evaluate("document.documentElement.scrollWidth")
        assert width <= size["width"], f"the page is {width} px wide"
    visit.page.emulate_media(color_scheme="light")
    visit.page.set_viewport_size(WIDE)


def reads_well(page, selector):
    """WCAG AA: each text of these elements stands out from what lies behind it by 4.5 to 1."""
    low = page.evaluate("""selector => {
      const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const parts = (colour, under) => {
        paint.fillStyle = under ? `rgb(${under.join(" ")})` : "white";
        paint.fillRect(0, 0, 1, 1);
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        return [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3);
      };
      const behind = (element) => {
        const chain = [];
        for (let one = element; one; one = one.parentElement) chain.unshift(getComputedStyle(one).backgroundColor);
        return chain.reduce((under, colour) => parts(colour, under), null);
      };
      const light = (rgb) => rgb.map((c) => c / 255)
        .map((c) => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
      return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => {
        const ground = behind(one);
        const [dark, bright] = [light(parts(getComputedStyle(one).color, ground)), light(ground)].sort((a, b) => a - b);
        return [(bright + 0.05) / (dark + 0.05), one.textContent.trim().slice(0, 30)];
      }).filter(([ratio]) => ratio < 4.5);
    }""", selector)
    assert not low, low


def back_to_the_list(page):
    """The list that the browser brings back is asked for anew: what is clicked before that comes is lost."""
    with page.expect_event("requestfinished", lambda request: "/problems?" in request.url and "focus-fragment" in request.headers):
        page.go_back()


@scenario
def the_list_leads_to_two_sum(visit):
    page = visit.sign_in()
    assert "token" not in page.url
    visit.to_problems()
    page.get_by_role("searchbox").fill("two s")
    # The list is exchanged before the address is.
    expect(page).to_have_url(re.compile(r"[?&]q=two"))
    page.get_by_role("link", name="Two Sum", exact=True).click()
    expect(page.get_by_role("heading", name="Two Sum").first).to_be_visible()
    visit.quiet()


@scenario
def the_road_map_leads_from_topic_to_topic(visit):
    page = visit.sign_in(viewport=WIDE)
    visit.to_problems()
    expect(page.locator(".road-map li")).to_have_count(17)
    expect(page.locator(".ways")).to_be_visible()
    first = page.locator(".road-map li").first
    expect(first).to_contain_text(re.compile(r"0 of \d+"))
    # The numbers tell how many prerequisites arrive; a screen reader hears them in the card's words.
    expect(page.locator(".road-map .count").first).to_have_text(re.compile(r"^\d+$"))
    expect(page.locator(".road-map .after").nth(5)).to_contain_text(re.compile(r"\d+ prerequisites? from earlier topics"))
    # A card stands where its way arrives.
    gaps = page.evaluate("""[...document.querySelectorAll(".ways path")].map((way) => {
      const end = way.getPointAtLength(way.getTotalLength()).matrixTransform(way.getScreenCTM());
      return Math.min(...[...document.querySelectorAll(".road-map li")].map((card) => {
        const box = card.getBoundingClientRect();
        return Math.hypot(box.x + box.width / 2 - end.x, box.y - end.y);
      }));
    })""")
    assert max(gaps) < 2, gaps
    shots(visit, "road-map", is_long=True)
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        reads_well(page, ".road-map h2, .road-map p, .road-map .count, .views a, .tally p")
    page.keyboard.press("j")
    expect(first.locator("h2 a")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("k")
    expect(first.locator("h2 a")).to_be_focused()
    page.keyboard.press("Tab")
    expect(first.locator(".next a")).to_be_focused()
    first.locator("h2 a").click()
    expect(page).to_have_url(re.compile(r"topic=arrays-hashing&view=map$"))
    expect(page.get_by_role("heading", name="Arrays & Hashing")).to_be_visible()
    page.get_by_role("link", name="List", exact=True).click()
    expect(page.locator(".problems tbody tr").first).to_contain_text("Arrays & Hashing")
    visit.quiet()


@scenario
def a_topic_shows_what_builds_on_what(visit):
    page = visit.sign_in(viewport=WIDE)
    topic = f"{visit.server.address}/problems?topic=arrays-hashing"
    page.goto(f"{topic}&view=list")
    row = page.locator("tr", has=page.locator("a[href='/problems/subarray-sum-equals-k']"))
    expect(row.locator(".after")).to_have_text("After Two Sum")
    reads_well(page, ".problems .after")
    page.get_by_role("link", name="Road map", exact=True).click()
    steps = page.locator(".problem-step")
    expect(steps.nth(1)).to_be_visible()
    astray = page.evaluate("""() => {
      const steps = [...document.querySelectorAll(".problem-step")];
      const order = steps.map((step) => step.querySelector("[data-row]").getAttribute("href"));
      return steps.flatMap((step, place) => [...step.querySelectorAll("small:not(.companions) a")]
        .map((link) => link.getAttribute("href"))
        .filter((href) => order.indexOf(href) > place));
    }""")
    assert not astray, astray
    step = page.locator(".problem-step", has=page.locator("[data-row][href='/problems/subarray-sum-equals-k']"))
    before = step.locator("small a[href='/problems/two-sum'] ~ .hidden").first
    expect(before).to_have_text("not solved")
    # Its companions are named beside, the prerequisite not again.
    companions = step.locator(".companions")
    expect(companions).to_contain_text("Similar Contiguous Array")
    expect(companions.locator("a[href='/problems/two-sum']")).to_have_count(0)
    expect(page.locator(".topic-map header")).to_contain_text("Its problems have companions in")
    shots(visit, "topic-map", is_long=True)
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        reads_well(page, ".topic-map h2, .topic-map p, .topic-map a, .topic-map small, .topic-map .pill")
    page.emulate_media(color_scheme="light")
    # From problem to problem by keys, into the branches and out again.
    page.locator("h1").click()
    for key, place in [("j", 0), ("j", 1), ("j", 2), ("k", 1)]:
        page.keyboard.press(key)
        expect(steps.nth(place).locator("[data-row]")).to_be_focused()
    step.locator("small").get_by_role("link", name="Two Sum", exact=True).click()
    expect(page.get_by_role("heading", name="Two Sum", level=1)).to_be_visible(timeout=JUDGED)
    page.goto(f"{visit.server.address}/problems/two-sum?language=python")
    visit.write(RIGHT_PYTHON)
    page.get_by_role("button", name="Submit").click()
    visit.judged("Accepted")
    page.goto(f"{topic}&view=map")
    expect(before).to_have_text("solved")
    page.get_by_role("link", name="List", exact=True).click()
    expect(row).to_be_visible()
    expect(row.locator(".after")).to_have_count(0)
    visit.quiet()


@scenario
def what_was_solved_shows_on_map_and_list(visit):
    page = visit.sign_in(viewport=WIDE)
    visit.open(query="?language=python")
    page.goto(f"{visit.server.address}/problems?view=list&topic=arrays-hashing")
    mark = page.locator("tr", has_text="Two Sum").first.locator(".progress-mark")
    expect(mark).to_have_text("New")
    page.get_by_role("link", name="Two Sum").click()
    visit.write(RIGHT_PYTHON)
    page.get_by_role("button", name="Submit").click()
    visit.judged("Accepted")
    back_to_the_list(page)
    expect(mark).to_have_text("Solved")
    page.get_by_role("link", name="Two Sum").click()
    expect(page.locator("#workbench")).to_be_visible()
    page.goto(f"{visit.server.address}/problems?view=map")
    page.get_by_role("navigation", name="Sections").get_by_role("link", name="Problems").click()
    expect(page.locator(".road-map li").first).to_contain_text(re.compile(r"1 of \d+"))
    page.get_by_role("link", name="List", exact=True).click()
    expect(mark).to_have_text("Solved")
    page.get_by_label("Progress").select_option("solved")
    expect(page.locator(".problems tbody tr")).to_have_count(1)
    visit.quiet()


@scenario
def the_list_is_narrowed_by_keys_and_keeps_its_filters(visit):
    page = visit.sign_in(viewport=WIDE)
    visit.to_problems()
    page.get_by_role("link", name="List", exact=True).click()
    shots(visit, "problem-list")
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        reads_well(page, ".problems td, .problems th a, .pill, .problems thead th, .filters select")
    page.emulate_media(color_scheme="light")
    page.locator("select[name=list]").select_option("blind75")
    page.get_by_label("Difficulty").select_option("Easy")
    expect(page).to_have_url(re.compile(r"list=blind75&difficulty=Easy|difficulty=Easy"))
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("tree")
    expect(page).to_have_url(re.compile("q=tree"))
    rows = page.locator(".problems tbody tr")
    expect(rows.first).to_contain_text("Tree")
    expect(rows.nth(1)).to_be_visible()
    count = rows.count()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("j")
    expect(rows.nth(1).locator("a")).to_be_focused()
    title = rows.nth(1).locator("a").inner_text()
    page.keyboard.press("Enter")
    # The first problem's page waits until the machine's compilers are known.
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible(timeout=JUDGED)
    back_to_the_list(page)
    expect(rows).to_have_count(count)
    expect(page.get_by_role("searchbox")).to_have_value("tree")
    rows.first.locator("a").click()
    expect(page.locator("#workbench")).to_be_visible()
    way_back = page.get_by_role("navigation", name="Sections").get_by_role("link", name="Problems")
    expect(way_back).to_have_attribute("href", re.compile("q=tree"))
    way_back.click()
    expect(rows).to_have_count(count)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator(".empty")).to_contain_text("No problems match")
    visit.shot("problem-list-empty")
    page.get_by_role("link", name="Clear filters").click()
    expect(page.get_by_role("searchbox")).to_have_value("")
    visit.quiet()


@scenario
def a_search_finds_approaches_and_one_is_drawn(visit):
    page = visit.sign_in(viewport=PHONE)
    visit.to_problems()
    expect(page.locator(".picks")).to_contain_text("Problem of the day")
    shots(visit, "problem-picks")
    page.set_viewport_size(PHONE)
    page.get_by_role("searchbox").fill("hash map one pass")
    expect(page.locator(".problems tbody tr")).to_have_count(1)
    expect(page.locator(".finding")).to_have_text("Approach: Hash map in one pass")
    expect(page.locator(".picks")).not_to_contain_text("Problem of the day")
    reads_well(page, ".finding, .picks a")
    page.get_by_role("link", name="Draw one").click()
    expect(page.get_by_role("heading", name="Two Sum", level=1)).to_be_visible(timeout=JUDGED)
    visit.quiet()


@scenario
def without_javascript_the_filters_are_a_form(visit):
    page = visit.sign_in(java_script_enabled=False)
    visit.to_problems()
    page.get_by_role("link", name="Trees", exact=True).click()
    expect(page.locator(".problem-step small a").first).to_be_visible()
    expect(page.locator(".companions a").first).to_be_visible()
    page.get_by_role("link", name="Whole road map").click()
    expect(page.locator(".road-map li")).to_have_count(17)
    page.get_by_label("Difficulty").select_option("Hard")
    page.get_by_label("Progress").select_option("new")
    page.get_by_role("button", name="Filter").click()
    expect(page.locator(".problems tbody .pill.hard").first).to_be_visible()
    expect(page.locator(".problems tbody .pill.easy")).to_have_count(0)
    page.goto(f"{visit.server.address}/problems/two-sum?tab=editorial&language=python")
    page.get_by_role("button", name="Show the editorial").click()
    expect(page.locator(".approach")).to_have_count(3)
    page.locator("#approach-fast").get_by_role("button", name="Open in editor").click()
    expect(page.get_by_role("heading", name="Replace the code")).to_have_count(0)
    expect(page.locator("textarea[name=source]")).to_have_value(re.compile("enumerate"))
    page.locator("textarea[name=source]").fill("mine")
    page.get_by_role("link", name="Editorial").click()
    page.goto(f"{visit.server.address}/problems/two-sum?language=python")
    expect(page.get_by_role("button", name="Show hint 2")).to_be_hidden()
    page.get_by_role("button", name="Show hint 1").click()
    expect(page.locator("#hint-1")).to_have_attribute("open", "")
    expect(page.get_by_role("button", name="Show hint 2")).to_be_visible()
    expect(page.get_by_role("button", name="Show hint 3")).to_be_hidden()


@scenario
def hints_come_one_by_one_and_stay_open(visit):
    page = visit.sign_in(viewport=WIDE)
    visit.open()
    hints = page.locator(".hint")
    expect(hints.nth(0)).to_be_visible()
    expect(hints.nth(1)).to_be_hidden()
    for place in (0, 1):
        # The server has to know of it before the page is asked for again.
        with page.expect_response(re.compile(f"/help/hint-{place + 1}$")):
            hints.nth(place).locator("summary").click()
    expect(hints.nth(2).locator("summary")).to_be_visible()
    expect(hints.nth(2)).not_to_have_attribute("open", "")
    page.reload()
    expect(hints.nth(1)).to_have_attribute("open", "")
    expect(hints.nth(2)).not_to_have_attribute("open", "")
    page.locator(".related").scroll_into_view_if_needed()
    expect(page.locator(".related li").first).to_contain_text(re.compile("Easy|Medium|Hard"))
    shots(visit, "hints")
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        reads_well(page, "#description :is(.note, a, .pill, summary, small)")
    visit.quiet()


def approaches_in(language, own, words):
    def opened_and_traced(visit):
        page = visit.sign_in(viewport=WIDE)
        visit.open(query=f"?language={language}&tab=editorial")
        page.locator("#show-editorial > summary").click()
        tabs = page.get_by_role("navigation", name="Approaches").get_by_role("link")
        expect(tabs).to_have_text(["Every pair", "Sort and two pointers", "Hash map in one pass"])
        expect(page.locator(".approach:visible")).to_have_count(1)
        tabs.nth(2).click()
        panel = page.locator("#approach-fast")
        expect(panel.locator(".costs")).to_contain_text("Time O(n)")
        expect(panel.locator("pre").last).to_contain_text(words)
        shots(visit, f"editorial-{language}")
        for scheme in ["light", "dark"]:
            page.emulate_media(color_scheme=scheme)
            reads_well(page, "#editorial :is(p, h3, small, a, button, .costs span)")
        page.emulate_media(color_scheme="light")
        # The starter may go without a question, the learner's own code not.
        panel.get_by_role("button", name="Open in editor").click()
        expect(page.locator(".cm-content")).to_contain_text(words)
        visit.saved()
        visit.write(own)
        panel.get_by_role("button", name="Open in editor").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("Replace the code in the editor?")
        visit.shot(f"replacing-{language}")
        # What was typed is saved by itself; later, that would take the way back away again.
        visit.saved()
        dialog.get_by_role("button", name="Keep my code").click()
        expect(dialog).to_have_count(0)
        assert visit.text() == own, visit.text()
        panel.get_by_role("button", name="Open in editor").click()
        dialog.get_by_role("button", name="Open the solution").click()
        expect(dialog).to_have_count(0)
        expect(page.locator(".cm-content")).to_contain_text(words)
        page.locator("#draft-state").get_by_role("button", name="Undo").click()
        expect(page.locator(".cm-content")).to_have_text(own)
        # The approach's own program is traced, whatever the editor holds.
        panel.get_by_role("button", name="Trace it").click()
        visit.journey()
        expect(page.locator("#journey-input option:checked")).to_contain_text("Example 1")
        expect(page.locator("#journey-stage")).to_contain_text(words)
        visit.shot(f"editorial-traced-{language}")
        page.reload()
        visit.journey()
        expect(page.locator("#journey-stage")).to_contain_text(words)
        visit.quiet()

    opened_and_traced.__name__ = f"an_approach_is_opened_and_traced_in_{language}"
    scenario(opened_and_traced)


approaches_in("python", "mine = 1", "enumerate")
approaches_in("swift", "let mine = 1", "func twoSum")


@scenario
def a_solution_in_another_language_opens_there(visit):
    page = visit.sign_in(viewport=WIDE)
    visit.open(query="?language=java&tab=editorial")
    page.locator("#show-editorial > summary").click()
    panel = page.locator("#approach-brute")
    expect(panel).to_contain_text("isn't published in Java")
    panel.get_by_role("button", name="Open in editor").click()
    expect(page).to_have_url(re.compile("language=swift"))
    expect(page.locator(".cm-content")).to_contain_text("func twoSum")
    visit.quiet()
