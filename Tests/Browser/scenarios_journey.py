"""The Data Journey's player on real runs: pictures of its structures, Swift beside Python, keys, and small screens."""
import dataclasses, re

from playwright.sync_api import expect

from focus_server import ROOT
from scenarios import JUDGED, MUTANT, RIGHT_PYTHON, scenario

CONTENT = ROOT / "Content/problems"
PROGRAMS = ROOT / "Tests/Journey/player"
LANGUAGES = {"swift": "swift", "py": "python"}
# The first Swift recording of a machine builds its recorder once.
RECORDED = 180_000
LARGEST = 80_000
WIDE = {"width": 1440, "height": 900}


@dataclasses.dataclass
class Picture:
    """What is drawn where a condition first holds in the run of a solution, or of a program of ours on the scratch page."""
    name: str
    slug: str
    file: str
    condition: str
    view: str = "Data"
    # How many of its figures, from the first one; or those of these names.
    figures: int = 9
    names: tuple = ()
    # An input of our own; else the first example.
    given: str = ""

    @property
    def source(self):
        folder = next(CONTENT.glob(f"*/{self.slug}/solutions")) if self.slug else PROGRAMS
        return (folder / self.file).read_text()

    @property
    def language(self):
        return LANGUAGES[self.file.split(".")[-1]]


# Documentation/journey/README.md says what each shows.
PICTURES = [
    Picture("two-pointers", "two-sum", "two-pointers.swift", "high == 2"),
    Picture("text-window", "longest-palindromic-substring", "fast.py", "right - left == 4"),
    Picture("matrix", "rotate-image", "fast.swift", "row == 2 && column == 1"),
    Picture("linked-list", "reverse-linked-list", "fast.swift", "changed(node) && node.val == 1"),
    Picture("cycle", "linked-list-cycle", "fast.py", "slow.val == 8"),
    Picture("doubly-linked-list", "lru-cache", "fast.py", "changed(entry) && entry.key == 1 && entry.newer.key == 3"),
    Picture("binary-tree", "invert-binary-tree", "level-by-level.swift", "node.val == 9"),
    Picture("graph", "clone-graph", "fast.swift", "neighbour.val == 3", figures=1),
    Picture("trie", "implement-trie-prefix-tree", "fast.py", "letter == \"g\"",
            given='["Trie","insert","insert","insert","insert"]\n[[],["car"],["cat"],["do"],["dog"]]'),
    Picture("weighted-graph", "", "roads.py", "changed(dist) && node == \"B\"", names=("graph", "dist")),
    Picture("union-find", "", "pictures/uf_class.py", "a == 2 && changed(px)", names=("dsu.par",)),
    Picture("segment-tree", "range-sum-query-mutable", "segment-tree.py", "high == 7 && low == 5", names=("self.sums",)),
    Picture("fenwick-tree", "", "pictures/bit.py", "delta == -3 && i == 8", names=("bit.tree",)),
    Picture("intervals", "", "pictures/iv_both.py", "lo == 13", names=("xs", "ys", "both")),
    Picture("grid-search", "", "pictures/grid_bfs.py", "r == 0 && c == 1 && nr == 1", names=("maze",)),
    Picture("dp-table", "", "pictures/dp_two.py", "dp[2][3] == 2", names=("dp",)),
    Picture("board", "n-queens", "fast.py", "row == 2 && column == 1", names=("queens",)),
    Picture("nested-trie", "", "pictures/trie_dict.py", "prefix == \"ca\" && ch == \"a\"", names=("tree",)),
    Picture("heap", "kth-largest-element-in-a-stream", "fast.swift", "self.heap.count == 5 && child == 1",
            given='["KthLargest","add"]\n[[5,[6,7,9,8,1]],[3]]'),
    Picture("stack", "valid-parentheses", "fast.py", "bracket == \"(\""),
    Picture("recursion-tree", "coin-change", "memoised.swift", "sum == 5 && best == 2", "Calls", given="[1,3,4]\n6"),
]


def record(visit, slug, language, source, given=""):
    """Writes a program, records its run and waits until the whole of it is there."""
    page = visit.page
    if slug:
        visit.open(slug, f"?language={language}")
    else:
        page.goto(f"{visit.server.address}/journey?language={language}")
        expect(page.locator(".cm-content")).to_be_visible()
    visit.write(source)
    if slug and given:
        page.locator("[name=input]").fill(given)
        page.get_by_role("button", name=re.compile("add", re.I)).first.click()
        expect(page.locator("#own-inputs option")).to_have_count(1)
        page.locator("#pane-results").get_by_role("link", name="Journey").click()
        page.locator("#journey-input").select_option(index=page.locator("#journey-input option").count() - 1)
        page.locator("#journey").get_by_role("button", name="Trace", exact=True).click()
    else:
        page.get_by_role("button", name="Trace this case" if slug else "Run & trace").first.click()
    expect(page.locator("#journey-report")).to_contain_text(re.compile(r"steps? in"), timeout=RECORDED)
    player = visit.journey()
    expand = page.locator("#pane-results [data-expand]")
    if slug and expand.get_attribute("aria-pressed") != "true":
        expand.click()
    return player


def run_to(page, player, condition):
    """To the first step at which a condition holds, by the player's own field."""
    page.keyboard.press("Home")
    player.get_by_label("Stop when").fill(condition)
    player.get_by_role("button", name="Run ›").click()
    expect(player.get_by_label("Go to step")).not_to_have_value("0")
    player.get_by_title("Remove this condition").click()


def shown(page, player, picture):
    if not picture.names:
        return player.locator(".journey-canvas:visible").all()[:picture.figures]
    figures = [player.locator("figure", has=page.locator(".journey-names b").get_by_text(name, exact=True)) for name in picture.names]
    return [figure.locator(".journey-canvas") for figure in figures]


def take(visit, picture):
    page = visit.page
    player = record(visit, picture.slug, picture.language, picture.source, picture.given)
    # High enough for the whole picture.
    page.evaluate("document.getElementById('journey-stage').style.setProperty('--journey-height', '1400px')")
    player.locator(".journey-tab", has_text=picture.view).click()
    run_to(page, player, picture.condition)
    page.mouse.move(0, 0)
    expect(player.locator(".journey-canvas:visible").first).to_be_visible()
    boxes = [canvas.evaluate("""canvas => {
      const figure = canvas.closest("figure")?.getBoundingClientRect();
      const { left, top, right, bottom } = canvas.firstElementChild.getBoundingClientRect();
      const caption = figure ? [...canvas.closest("figure").querySelectorAll("figcaption span:not([hidden])")].at(-1).getBoundingClientRect().right : 0;
      return { left, top: figure?.top ?? top, right: Math.max(right, caption), bottom };
    }""") for canvas in shown(page, player, picture)]
    room = 16
    left, top = min(box["left"] for box in boxes) - room, min(box["top"] for box in boxes) - room / 2
    clip = {"x": left, "y": top, "width": max(box["right"] for box in boxes) - left + room,
            "height": max(box["bottom"] for box in boxes) - top + room}
    path = visit.shots / f"journey-{picture.name}.png"
    page.screenshot(path=path, clip=clip)
    assert path.stat().st_size <= LARGEST, f"{path.name} has {path.stat().st_size} bytes"


@scenario
def structures_have_their_picture(visit):
    """run.py --keep-pictures copies these into Documentation/journey."""
    visit.sign_in(viewport={"width": 1280, "height": 1900}, device_scale_factor=1.25, reduced_motion="reduce")
    for picture in PICTURES:
        take(visit, picture)
    visit.quiet()


@scenario
def a_chosen_picture_is_drawn_and_remembered(visit):
    page = visit.sign_in(viewport=WIDE)
    source = (PROGRAMS / "pictures/uf_class.py").read_text()
    player = record(visit, "", "python", source)
    figure = player.locator("figure", has=page.locator("b", has_text="dsu.par"))
    menu = player.get_by_label("Picture of dsu.par")
    go_to(page, player, 60)
    expect(figure).to_have_attribute("data-kind", "forest")
    expect(menu.locator("option:checked")).to_have_text("Forest")
    menu.select_option("cells")
    expect(figure).to_have_attribute("data-kind", "list")
    # The arrow keys are the player's again.
    page.keyboard.press("ArrowRight")
    expect(player.get_by_label("Go to step")).to_have_value("61")
    expect(menu).to_have_value("cells")
    # What was chosen for a name is drawn in the next run, too, and nothing else is.
    page.reload()
    player = record(visit, "", "python", source)
    go_to(page, player, 60)
    expect(figure).to_have_attribute("data-kind", "list")
    expect(player.locator("figure", has=page.locator("b", has_text="dsu.rank"))).to_have_attribute("data-kind", "list")
    menu.select_option("forest")
    expect(figure).to_have_attribute("data-kind", "forest")
    visit.quiet()


@dataclasses.dataclass
class Keys:
    """What the keys must find in the run of a program: a variable that changes, a condition, a line of a loop, its output."""
    file: str
    name: str
    condition: str
    narration: str
    printed: str

    @property
    def language(self):
        return LANGUAGES[self.file.split(".")[-1]]


@scenario
def keys_go_through_a_run_in_both_languages(visit):
    visit.sign_in(viewport={"width": 1280, "height": 900})
    for keys in (Keys("shapes.swift", "low", "low > 2", "low = 2 + 1 = 3", "3 true 5"),
                 Keys("window.py", "left", "left == 2", "left is now 2 (was 1)", "(3, (2, 4))")):
        gone_through(visit, keys)
    visit.quiet()


def go_to(page, player, number):
    page.keyboard.press("g")
    page.keyboard.insert_text(str(number))
    page.keyboard.press("Enter")
    player.locator(".journey-code").focus()
    expect(player.get_by_label("Go to step")).to_have_value(str(number))


def gone_through(visit, keys):
    page = visit.page
    player = record(visit, "", keys.language, (PROGRAMS / keys.file).read_text())
    step, narration, notice = player.get_by_label("Go to step"), player.locator(".journey-narration").first, player.locator(".journey-notice")
    press, at = page.keyboard.press, lambda: int(step.input_value())
    press("End")
    last = at()
    expect(narration).to_contain_text("the end")
    expect(player.locator(".journey-output")).to_have_text(re.compile(re.escape(keys.printed)))
    press("ArrowRight")
    assert at() == last
    press("Home")
    for key, expected in [("ArrowRight", 1), ("l", 2), ("ArrowLeft", 1), ("h", 0), ("ArrowLeft", 0)]:
        press(key)
        assert at() == expected, (key, at())

    # A condition, there and back; then the changes of a variable.
    press("/")
    page.keyboard.insert_text(keys.condition)
    player.get_by_role("button", name="Run ›").click()
    expect(narration).to_contain_text(keys.narration)
    found = at()
    expect(player.locator(".journey-lines li.next")).to_have_count(1)
    expect(player.locator(".journey-lines li.ran")).to_have_count(1)
    player.get_by_role("button", name="‹ Back").click()
    expect(notice).to_contain_text("No breakpoint behind.")
    player.get_by_title("Remove this condition").click()
    variable = player.get_by_role("button", name=keys.name, exact=True)
    variable.click()
    press("N")
    assert at() < found
    press("n")
    assert at() == found
    press("f")
    assert at() > found
    press("F")
    assert at() == found

    # A breakpoint at this line.
    press("b")
    press("c")
    assert at() > found
    press("C")
    assert at() == found
    press("b")

    # Over and out, in both directions.
    press("Home")
    press("ArrowDown")
    over = at()
    press("ArrowUp")
    assert at() < over
    press("o")
    press("O")

    # Chosen by keys, pinned on top, hidden, shown whole: remembered for this program.
    go_to(page, player, found)
    rows = player.locator(".journey-values > li")
    press("i")
    expect(rows.first).to_have_class(re.compile("pinned"))
    expect(rows.first).to_contain_text(keys.name)
    count = rows.count()
    press("x")
    expect(rows).to_have_count(count - 1)
    page.reload()
    player = visit.journey()
    go_to(page, player, found)
    expect(player.get_by_role("button", name=keys.name, exact=True)).to_have_count(0)
    player.get_by_role("button", name=re.compile(r"Show \d+ hidden")).click()
    expect(player.locator(".journey-values > li").first).to_have_class(re.compile("pinned"))

    # A figure is folded, the view changes, the sheet of keys opens and says what all keys do.
    fold = player.locator(".journey-fold").first
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.click()
    player.locator(".journey-code").focus()
    press("t")
    expect(player.get_by_role("region", name="Tree of calls")).to_be_visible()
    visit.shot(f"journey-calls-{keys.language}")
    press("t")
    press("?")
    expect(player.get_by_role("dialog", name="Keys")).to_contain_text("step out of the call")
    visit.shot("journey-keys")
    press("Escape")
    expect(player.get_by_role("dialog", name="Keys")).to_have_count(0)
    press("End")
    expect(player.get_by_label("This step as text")).to_contain_text(keys.printed)
    press("Home")
    press(" ")
    expect(player.get_by_role("button", name="Pause")).to_be_visible()
    expect(player.get_by_label("Go to step")).not_to_have_value("0")
    press(" ")
    expect(player.get_by_role("button", name="Play")).to_be_visible()
    press("q")
    expect(player.locator(".journey-quiz")).to_be_visible()
    visit.shot(f"journey-quiz-{keys.language}")
    question = player.locator(".journey-question")
    asked = question.inner_text()
    player.get_by_role("button", name="Skip").click()
    expect(question).not_to_have_text(asked)
    press("q")


@scenario
def keys_work_on_after_a_button_is_gone(visit):
    """On a problem's page keys belong to what has the focus; a button that goes must not take it away from the player."""
    page = visit.sign_in(viewport={"width": 1280, "height": 900})
    player = record(visit, "two-sum", "python", RIGHT_PYTHON)
    step = player.get_by_label("Go to step")

    def still_moves():
        before = int(step.input_value())
        page.keyboard.press("ArrowLeft")
        expect(step).to_have_value(str(before - 1))

    page.keyboard.press("End")
    last = step.input_value()
    page.keyboard.press("/")
    page.keyboard.insert_text("partner changed")
    player.get_by_role("button", name="‹ Back").click()
    expect(step).not_to_have_value(last)
    player.get_by_title("Remove this condition").click()
    still_moves()
    page.keyboard.press("q")
    expect(player.locator(".journey-quiz")).to_be_visible()
    page.keyboard.press("Escape")
    expect(player.locator(".journey-quiz")).to_be_hidden()
    still_moves()
    player.locator(".journey-values > li").first.get_by_label("Hide").click()
    still_moves()
    player.get_by_role("button", name="Show 1 hidden").click()
    still_moves()
    visit.quiet()


@scenario
def two_runs_part_where_a_list_differs(visit):
    page = visit.sign_in(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    visit.open("merge-intervals", "?language=python")
    visit.write(MUTANT)
    page.get_by_role("button", name="Submit").click()
    visit.judged("Wrong answer")
    visit.settled()
    page.locator("#result").get_by_role("button", name="Trace this case").first.click()
    visit.journey()
    page.get_by_role("button", name="Compare with the reference").click()
    both = page.locator("#journey-stage .journey-comparison")
    expect(both.locator(".journey-parting")).to_contain_text(re.compile(r"They part at merged: \[\[\d, \d\]\] here"), timeout=JUDGED)
    page.keyboard.press("?")
    expect(both.get_by_role("dialog", name="Keys")).not_to_contain_text("predict")
    visit.quiet()


@scenario
def a_swift_run_fits_a_phone_and_the_dark(visit):
    page = visit.sign_in(viewport={"width": 375, "height": 812}, reduced_motion="reduce")
    player = record(visit, "", "swift", (PROGRAMS / "shapes.swift").read_text())
    run_to(page, player, "low > 2")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 375, f"the page is {width} px wide"
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        player.scroll_into_view_if_needed()
        visit.shot(f"journey-phone-{theme}")
        page.screenshot(path=visit.shots / f"journey-phone-{theme}-full.png", full_page=True)
    # What a step prints is told beside the variables, as the output stands below the screen.
    page.keyboard.press("End")
    expect(player.locator(".journey-values > li.printed")).to_contain_text("3 true 5")
    expect(player.locator(".journey-values > li.printed")).to_be_in_viewport()
    more = player.get_by_role("button", name="More controls")
    assert player.locator(".journey-bar").bounding_box()["height"] < 60
    more.click()
    expect(player.get_by_role("button", name="Keys")).to_be_visible()
    for button in player.locator(".journey-bar button").all():
        box = button.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 375, box
    visit.quiet()
