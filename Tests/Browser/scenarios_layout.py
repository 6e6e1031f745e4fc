"""Where the Data Journey's figures stand: what changed is in sight at each step, a step looks the same however one comes to it,
and what a step does not touch stays where it is. Measured in the page (layout_probe.js) over many runs."""
import concurrent.futures, subprocess

from playwright.sync_api import expect

from focus_server import ROOT, binary
from scenarios import RIGHT_PYTHON, scenario
from scenarios_journey import CONTENT, PROGRAMS, record, run_to

SIZES = {"wide": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
# References of the catalogue, of every sort of structure; recorded here, so that they stay true.
RECORDED = """two-sum n-queens word-search permutations edit-distance lru-cache course-schedule 01-matrix number-of-islands
network-delay-time cheapest-flights-within-k-stops accounts-merge sliding-window-maximum implement-trie-prefix-tree invert-binary-tree
merge-k-sorted-lists valid-parentheses group-anagrams longest-palindromic-substring word-ladder burst-balloons""".split()
# Of ours all structures, and one of each picture that is drawn by what a program does.
PICTURED = "bit.py grid_bfs.py grid_heap.py hp.py hp_lib.py iv_rooms.py iv.swift lru_sides.py nq_board.py uf_class.py uf_negative.py".split()
OURS = {path.name: path for path in [*sorted(PROGRAMS.glob("*.djt")), *(PROGRAMS / f"pictures/{name}.djt" for name in PICTURED)]}
# Those that remember most: chains, graphs, queues, names that pile up.
WAYS = ["lists.swift.djt", "networks.py.djt", "roads.py.djt", "heap.swift.djt", "uf_class.py.djt", "lru-cache", "merge-k-sorted-lists", "course-schedule"]
SAMPLES = 16
NEIGHBOURS = 30
# Of the boxes that stand in two neighbouring steps so many may move because something came or went.
MOST_MOVED = 0.02
STYLES = "theme shell controls log workspace journey journey-page".split()
PAGE = "<!doctype html><html lang=en><meta charset=utf-8><title>Layout</title>" \
    '<meta name=viewport content="width=device-width, initial-scale=1">' \
    + "".join(f'<link rel=stylesheet href="/public/css/{name}.css">' for name in STYLES) \
    + "<style>body { padding: 8px }</style><body><div id=journey-stage></div></body></html>"


def tapes(visit, slugs=RECORDED):
    """The runs by name: files of traces."""
    folder = visit.server.data
    environment = {"FOCUS_HOME": str(ROOT), "FOCUS_DATA": str(folder), "PATH": visit.server.path, "HOME": str(folder)}

    def tape(slug):
        file = folder / f"{slug}.djt"
        solution = next(CONTENT.glob(f"*/{slug}/solutions/fast.py"))
        subprocess.run([binary(), "trace", slug, str(solution), "-o", str(file)], check=True, capture_output=True, env=environment)
        return slug, file

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return dict(pool.map(tape, slugs)) | OURS


def probe(visit, size, files):
    """An empty page of the site's own, with the probe."""
    page = visit.new_context(viewport=size, reduced_motion="reduce", service_workers="block").new_page()
    page.on("pageerror", lambda error: visit.problems.append(str(error)))
    page.route("**/layout", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    with_probe(page)
    page.route("**/tapes/*", lambda route: route.fulfill(body=files[route.request.url.split("/")[-1]].read_bytes()))
    page.goto(f"{visit.server.address}/layout")
    page.evaluate("async () => { window.probe = await import('/layout_probe.js'); }")
    return page


def with_probe(page):
    script = (ROOT / "Tests/Browser/layout_probe.js").read_text()
    page.route("**/layout_probe.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))


@scenario
def what_changed_is_in_sight_and_nothing_else_moves(visit):
    visit.sign_in()
    files = tapes(visit)
    assert len(files) >= 30 and all(file.exists() for file in files.values()), files
    causeless, boxes, moved = {}, 0, 0
    for name, size in SIZES.items():
        page = probe(visit, size, files)
        hidden = {}
        for tape in files:
            steps = page.evaluate("tape => probe.open(`/tapes/${tape}`)", tape)
            sampled = sorted({round(place * steps / SAMPLES) for place in range(SAMPLES + 1)})
            if missing := page.evaluate("steps => probe.outOfSight(steps)", sampled):
                hidden[tape] = missing
            if name == "phone":
                continue
            walk = page.evaluate("steps => probe.moved(steps)", list(range(min(steps, NEIGHBOURS) + 1)))
            boxes, moved = boxes + walk["all"], moved + walk["moved"]
            if walk["causeless"]:
                causeless[tape] = walk["causeless"]
        assert not hidden, (name, hidden)
    assert not causeless, causeless
    assert boxes > 5000 and moved <= boxes * MOST_MOVED, (moved, boxes)
    visit.quiet()


@scenario
def a_step_looks_the_same_however_one_comes_to_it(visit):
    visit.sign_in()
    files = tapes(visit, WAYS[-3:])
    # Where there is little room panes are scrolled, too.
    page = probe(visit, SIZES["phone"], files)
    for tape in WAYS:
        steps = page.evaluate("tape => probe.open(`/tapes/${tape}`)", tape)
        differing = page.evaluate("() => probe.differing()")
        assert not differing, (tape, differing)
        # Another player, which has shown no other step.
        for step in (31 % steps, steps * 3 // 5):
            shown = page.evaluate("step => probe.pictureAt(step)", step)
            page.evaluate("([tape, step]) => probe.open(`/tapes/${tape}`, step)", [tape, step])
            assert page.evaluate("() => probe.picture()") == shown, (tape, step)
    visit.quiet()


@scenario
def a_problems_page_shows_the_whole_step(visit):
    """On the page itself: below its head, above its foot, and the bar lies over nothing."""
    for size in SIZES.values():
        page = visit.sign_in(viewport=size, reduced_motion="reduce", service_workers="block")
        page.goto(f"{visit.server.address}/problems/two-sum?language=python")
        switch = page.locator(".pane-switch")
        if switch.is_visible():
            switch.get_by_role("link").nth(1).click()
        visit.write(RIGHT_PYTHON)
        if switch.is_visible():
            switch.get_by_role("link").nth(2).click()
            page.locator("#pane-results").get_by_role("link", name="Journey").click()
            page.locator("#journey").get_by_role("button", name="Trace", exact=True).click()
        else:
            page.get_by_role("button", name="Trace this case").first.click()
        visit.journey()
        with_probe(page)
        hidden = page.evaluate("async () => (await import('/layout_probe.js')).outOfSight([3, 6, 9, 12])")
        assert not hidden, (size, hidden)
        visit.quiet()


@scenario
def keys_live_after_a_fold_and_escape_leaves_the_full_pane(visit):
    page = visit.sign_in(viewport={"width": 1280, "height": 900})
    player = record(visit, "two-sum", "python", RIGHT_PYTHON)
    step = player.get_by_label("Go to step")
    run_to(page, player, "partner changed")
    player.get_by_role("button", name="Collapse nums").click()
    expect(player.get_by_role("button", name="Expand nums")).to_have_attribute("aria-expanded", "false")
    before = int(step.input_value())
    page.keyboard.press("ArrowRight")
    expect(step).to_have_value(str(before + 1))
    # Space plays, it does not fold again.
    page.keyboard.press(" ")
    expect(player.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press(" ")
    # By the keyboard the button keeps the focus, and goes with its figure.
    fold = player.get_by_role("button", name="Expand nums")
    fold.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Home")
    expect(player.locator(".journey-figure")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(step).to_have_value("1")

    expand = page.locator("#pane-results [data-expand]")
    expect(expand).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("?")
    page.keyboard.press("Escape")
    expect(expand).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(expand).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#pane-code")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(step).to_have_value("2")
    visit.quiet()
