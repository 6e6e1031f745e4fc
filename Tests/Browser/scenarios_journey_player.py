"""What the Data Journey's player promises, point by point: where moves go, what moves smoothly, what is kept and taken away."""
import base64, re, struct, subprocess, zlib

from playwright.sync_api import expect

from focus_server import ROOT, binary
from scenarios import RIGHT_PYTHON, scenario
from scenarios_journey import CONTENT, PROGRAMS, RECORDED, go_to, record, run_to

WIDE = {"width": 1280, "height": 900}
GRID = {
    "python": """def fill(rows, columns):
    dp = [[0] * columns for _ in range(rows)]
    for i in range(rows):
        for j in range(columns):
            dp[i][j] = ways(dp, i, j)
    return dp


def ways(table, i, j):
    if i == 0 or j == 0:
        return 1
    return table[i - 1][j] + table[i][j - 1]


print(fill(3, 4)[-1][-1])
""",
    "swift": """func fill(_ rows: Int, _ columns: Int) -> [[Int]] {
  var dp = Array(repeating: Array(repeating: 0, count: columns), count: rows)
  for i in 0..<rows {
    for j in 0..<columns {
      dp[i][j] = ways(dp, i, j)
    }
  }
  return dp
}

func ways(_ table: [[Int]], _ i: Int, _ j: Int) -> Int {
  if i == 0 || j == 0 {
    return 1
  }
  return table[i - 1][j] + table[i][j - 1]
}

print(fill(3, 4)[2][3])
""",
}
CELLS, EDGES = 12, 6


class Run:
    """The player with words for what a test asks of it."""

    def __init__(self, page, player):
        self.page, self.player = page, player
        self.field = player.get_by_label("Go to step")
        self.narration = player.locator(".journey-narration").first
        self.notice = player.locator(".journey-notice")

    @property
    def at(self):
        return int(self.field.input_value())

    @property
    def depth(self):
        return self.player.locator(".journey-stack > li").count()

    @property
    def next_line(self):
        return self.player.locator(".journey-lines li.next code").inner_text().strip()

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def line(self, text):
        return self.player.locator(".journey-lines li", has_text=text).first


@scenario
def every_way_of_moving_goes_where_it_says(visit):
    page = visit.sign_in(viewport=WIDE, reduced_motion="reduce")
    for language, program in GRID.items():
        run = Run(page, record(visit, "", language, program))
        stops_at_a_cell(run)
        goes_over_and_out(run)
        finds_a_line_again(run)
    plays_and_is_dragged(visit, run)
    visit.quiet()


def stops_at_a_cell(run):
    """A condition on a cell holds once for each cell, forwards and back."""
    run.press("Home", "/")
    run.page.keyboard.insert_text("dp[i][j] changed")
    run.player.get_by_role("button", name="Run ›").click()
    expect(run.narration).to_contain_text("dp[0][0] is now 1 (was 0)")
    run.player.locator(".journey-code").focus()
    # Swift tells a new table before its cells; Python's stands whole from the beginning.
    found = [run.at]
    while len(found) < CELLS:
        run.press("c")
        expect(run.field).not_to_have_value(str(found[-1]))
        expect(run.notice).to_be_hidden()
        found.append(run.at)
    run.press("c")
    expect(run.notice).to_contain_text("No breakpoint ahead.")
    expect(run.field).to_have_value(str(found[-1]))
    expect(run.narration).to_contain_text("dp[2][3] is now 10 (was 0)")
    run.press("C")
    expect(run.field).to_have_value(str(found[-2]))
    run.player.get_by_title("Remove this condition").click()


def goes_over_and_out(run):
    run_to(run.page, run.player, "i == 1 && j == 2")
    run.player.locator(".journey-code").focus()
    while "= ways" not in run.next_line:
        run.press("ArrowRight")
    before, depth = run.at, run.depth
    run.press("ArrowRight")
    inside = run.at
    assert run.depth == depth + 1, (run.depth, depth)
    run.press("o")
    assert run.at > inside and run.depth == depth, (run.at, inside, run.depth)
    run.press("ArrowLeft")
    assert run.depth == depth + 1
    run.press("O")
    assert run.at <= inside and run.depth == depth, (run.at, before, run.depth)
    go_to(run.page, run.player, before)
    run.press("ArrowDown")
    assert run.depth == depth and run.at > inside + 1, (run.at, inside)
    run.press("ArrowUp")
    assert run.at == before, (run.at, before)


def finds_a_line_again(run):
    run.press("Home")
    run.line("return 1").locator("code").click()
    run.player.locator(".journey-code").focus()
    steps = []
    for _ in range(EDGES + 1):
        run.press("f")
        steps.append(run.at)
    assert steps == sorted(steps) and len(set(steps)) == EDGES, steps
    assert run.next_line == "return 1", run.next_line
    expect(run.notice).to_contain_text(re.compile(r"No later run of line \d+"))
    run.press("F")
    assert run.at == steps[EDGES - 2], (run.at, steps)
    run.line("return 1").locator("code").click()
    expect(run.line("return 1").locator(".journey-hits")).to_have_text(f"{EDGES - 1}×")


def plays_and_is_dragged(visit, run):
    run.press("Home")
    run.page.clock.install(time=0)
    run.page.clock.pause_at(60_000)
    run.player.get_by_label("Speed, steps a second").select_option("5")
    run.player.get_by_role("button", name="Play").click()
    run.page.clock.run_for(1000)
    assert run.at == 5, run.at
    run.player.get_by_label("Speed, steps a second").select_option("20")
    run.page.clock.run_for(1000)
    assert run.at == 25, run.at
    run.player.get_by_role("button", name="Pause").click()
    run.page.clock.run_for(1000)
    assert run.at == 25, run.at
    slider = run.player.get_by_role("slider", name="Step")
    box = slider.bounding_box()
    last = int(slider.get_attribute("max"))
    y = box["y"] + box["height"] / 2
    mouse = run.page.mouse
    mouse.move(box["x"] + box["width"] * 0.25, y)
    mouse.down()
    mouse.move(box["x"] + box["width"] * 0.75, y, steps=4)
    mouse.up()
    run.page.clock.run_for(100)
    assert abs(run.at - last * 0.75) <= last * 0.03 + 1, (run.at, last)
    expect(run.player.locator(".journey-ruler")).to_have_attribute("title", re.compile(r"line \d+: round \d+ of \d+"))
    # The ruler is drawn: depths of calls, rounds of loops and the part that is behind.
    colours = run.player.locator(".journey-ruler canvas").evaluate("""canvas => {
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      return new Set(new Uint32Array(data.buffer)).size;
    }""")
    assert colours > 3, colours
    visit.shot("journey-scrubbed")


@scenario
def changes_move_smoothly_unless_motion_is_reduced(visit):
    page = visit.sign_in(viewport=WIDE)
    run = Run(page, record(visit, "", "python", (PROGRAMS / "window.py").read_text()))
    run_to(page, run.player, "left == 1")
    run.player.locator(".journey-code").focus()
    moving = """key => {
      const player = document.querySelector(".journey");
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      return player.getAnimations({ subtree: true }).map((one) => [one.transitionProperty, one.effect.getTiming().duration]);
    }"""
    def in_a_row(key):
        return [move for _ in range(4) for move in page.evaluate(moving, key)]
    moved = in_a_row("ArrowRight")
    assert any(name == "transform" for name, _ in moved), moved
    assert all(duration <= 200 for _, duration in moved), moved
    assert any(name == "transform" for name, _ in in_a_row("ArrowLeft"))
    page.emulate_media(reduced_motion="reduce")
    # A function: the page's policy lets no text be evaluated a second time.
    page.wait_for_function("() => document.querySelector('.journey').getAnimations({ subtree: true }).length === 0")
    still = in_a_row("ArrowRight") + in_a_row("ArrowLeft")
    assert not still, still
    visit.quiet()


@scenario
def what_is_hidden_pinned_and_folded_stays_so_for_its_problem_alone(visit):
    page = visit.sign_in(viewport=WIDE, reduced_motion="reduce")
    run = Run(page, record(visit, "two-sum", "python", RIGHT_PYTHON))
    run_to(page, run.player, "partner changed")
    rows = run.player.locator(".journey-values > li")
    names = rows.locator(".journey-variable").all_inner_texts()
    # What a figure shows is not listed beside it.
    assert {"value", "target"} <= set(names) and not {"nums", "index_of_value"} & set(names), names
    rows.filter(has_text="value").last.hover()
    run.player.get_by_label("Pin value", exact=True).click()
    run.player.get_by_label("Hide target", exact=True).click()
    run.player.get_by_role("button", name="Collapse nums").click()

    def kept():
        expect(rows.first).to_have_class(re.compile("pinned"))
        expect(rows.first).to_contain_text("value")
        expect(run.player.get_by_role("button", name="target", exact=True)).to_have_count(0)
        expect(run.player.get_by_role("button", name="Expand nums")).to_have_attribute("aria-expanded", "false")
        expect(run.player.locator(".journey-figure[data-name=nums] .journey-canvas")).to_be_hidden()

    kept()
    page.reload()
    run = Run(page, visit.journey())
    rows = run.player.locator(".journey-values > li")
    run_to(page, run.player, "partner changed")
    kept()
    # The same program as another problem's, where nothing was chosen.
    other = RIGHT_PYTHON.replace("twoSum", "containsDuplicate").replace(", target: int) -> List[int]", ") -> bool").replace(
        "        index_of_value = {}", "        index_of_value, target = {}, 5").replace("return [partner, index]", "return True").replace("return []", "return False")
    run = Run(page, record(visit, "contains-duplicate", "python", other))
    run_to(page, run.player, "value changed")
    expect(run.player.get_by_role("button", name="target", exact=True)).to_have_count(1)
    expect(run.player.locator(".journey-values > li.pinned")).to_have_count(0)
    expect(run.player.get_by_role("button", name="Collapse nums")).to_have_count(1)
    visit.quiet()


def chunks(data):
    """The chunks of a PNG, each with its checksum found right."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n", data[:8]
    place, found = 8, []
    while place < len(data):
        length, name = struct.unpack(">I4s", data[place:place + 8])
        body = data[place + 8:place + 8 + length]
        assert struct.unpack(">I", data[place + 8 + length:place + 12 + length])[0] == zlib.crc32(name + body), name
        found.append((name.decode(), body))
        place += 12 + length
    assert found[0][0] == "IHDR" and found[-1] == ("IEND", b""), [name for name, _ in found]
    return found


def pixels(header, packed):
    """Unpacked picture data must be exactly as long as its size asks for."""
    width, height, depth, kind = struct.unpack(">IIBB", header[:10])
    channels = {0: 1, 2: 3, 4: 2, 6: 4}[kind]
    assert len(zlib.decompress(packed)) == height * (1 + (width * channels * depth + 7) // 8)
    return width, height


DECODED = """async (base64) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const decoder = new ImageDecoder({ data: bytes, type: "image/png" });
  await decoder.completed;
  await decoder.tracks.ready;
  const { frameCount } = decoder.tracks.selectedTrack;
  const sums = [];
  for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1) {
    const { image } = await decoder.decode({ frameIndex });
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const words = new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    sums.push([image.displayWidth, image.displayHeight, image.duration, words.reduce((sum, word) => (sum * 31 + word) >>> 0, 7), new Set(words).size, words[0].toString(16)]);
  }
  return sums;
}"""


TESTED = {
    # Two bindings, a condition, a switch, and a `where` for each of three numbers.
    "swift": ("""let found = [1: 2, 3: 4]
func look(_ key: Int) -> Int {
  guard let value = found[key] else { return 0 }
  switch value {
  case 2: return 1
  default: return 2
  }
}
if let value = found[3], value > 3 { print(look(1)) }
for number in [1, 2, 3] where number > 2 { print(number) }
""", 7),
    "python": ("""found = {1: 2, 3: 4}
def look(key):
    if key not in found:
        return 0
    return 1 if found[key] == 2 else 2
if found.get(3) == 4:
    print(look(1))
""", 2),
}


@scenario
def tests_of_every_kind_are_counted(visit):
    page = visit.sign_in(viewport=WIDE)
    for language, (program, count) in TESTED.items():
        player = record(visit, "", language, program)
        page.keyboard.press("End")
        expect(player.locator(".journey-counters")).to_contain_text(re.compile(rf"^{count} comparisons"))
        expect(player.locator(".journey-counters")).to_contain_text("1 call")
    visit.quiet()


@scenario
def pictures_of_steps_are_files_that_others_can_read(visit):
    page = visit.sign_in(viewport=WIDE)
    run = Run(page, record(visit, "", "python", GRID["python"]))
    run_to(page, run.player, "dp[1][2] changed")
    first = run.at
    run.press("p")
    sheet = page.get_by_role("dialog", name="Pictures")
    with page.expect_download() as download:
        sheet.get_by_role("button", name="Save this step as PNG").click()
    assert download.value.suggested_filename.endswith(f"step-{first}.png"), download.value.suggested_filename
    data = download.value.path().read_bytes()
    parts = chunks(data)
    width, height = pixels(parts[0][1], b"".join(body for name, body in parts if name == "IDAT"))
    (still,) = page.evaluate(DECODED, base64.b64encode(data).decode())
    assert still[:2] == [width, height] and still[4] > 8, still
    # On the page's own ground, in the light as in the dark.
    assert still[5] == "ffffffff", still
    (visit.shots / "journey-step.png").write_bytes(data)

    sheet.get_by_label("From step").fill(str(first))
    sheet.get_by_label("To step").fill(str(first + 11))
    with page.expect_download(timeout=RECORDED) as download:
        sheet.get_by_role("button", name="Save the range as animated PNG").click()
    data = download.value.path().read_bytes()
    animated(data, 12)
    frames = page.evaluate(DECODED, base64.b64encode(data).decode())
    assert len(frames) == 12 and all(frame[:2] == frames[0][:2] for frame in frames), frames
    # Each picture is one step of the run; at 3 steps a second each stands a third of one.
    assert len({frame[3] for frame in frames}) == 12, [frame[3] for frame in frames]
    assert all(abs(frame[2] - 333_000) < 2000 for frame in frames), frames
    assert {frame[5] for frame in frames} == {"ffffffff"}, frames
    (visit.shots / "journey-range.png").write_bytes(data)
    sheet.get_by_label("To step").fill("100000")
    sheet.get_by_role("button", name="Save the range as animated PNG").click()
    assert sheet.get_by_label("To step").evaluate("field => field.validity.rangeOverflow")
    sheet.get_by_role("button", name="Close").click()
    expect(run.field).to_have_value(str(first))
    page.emulate_media(color_scheme="dark")
    run.press("p")
    with page.expect_download() as download:
        sheet.get_by_role("button", name="Save this step as PNG").click()
    data = download.value.path().read_bytes()
    (dark,) = page.evaluate(DECODED, base64.b64encode(data).decode())
    assert dark[5] == "ff37291f", dark
    (visit.shots / "journey-step-dark.png").write_bytes(data)
    visit.quiet()


def animated(data, count):
    parts = chunks(data)
    names = [name for name, _ in parts]
    assert names.index("acTL") < names.index("IDAT"), names
    assert struct.unpack(">I", dict(parts)["acTL"][:4])[0] == count
    numbers = [struct.unpack(">I", body[:4])[0] for name, body in parts if name in ("fcTL", "fdAT")]
    assert numbers == list(range(len(numbers))), numbers
    assert names.count("fcTL") == count, names


@scenario
def an_exported_page_and_drawing_need_no_network(visit):
    page = visit.sign_in(viewport=WIDE)
    folder = visit.server.data
    solution = next(CONTENT.glob("*/two-sum/solutions")) / "fast.py"
    for file in ("journey.html", "step.svg"):
        subprocess.run([binary(), "trace", "two-sum", str(solution), "-o", str(folder / file)], check=True, capture_output=True,
                       env={"FOCUS_HOME": str(ROOT), "FOCUS_DATA": str(folder), "PATH": visit.server.path, "HOME": str(folder)})
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.context.set_offline(True)
    page.goto((folder / "journey.html").as_uri())
    run = Run(page, page.locator(".journey"))
    expect(run.narration).not_to_be_empty()
    run.press("ArrowRight", "ArrowRight")
    expect(run.field).to_have_value("2")
    run_to(page, run.player, "partner changed")
    expect(run.player.locator(".journey-figure").first).to_be_visible()
    run.press("p")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this step as PNG").click()
    chunks(download.value.path().read_bytes())
    page.keyboard.press("Escape")
    visit.shot("journey-exported")
    page.set_viewport_size({"width": 375, "height": 812})
    # What is drawn by measure is drawn anew with the next frame.
    page.wait_for_function("() => document.documentElement.scrollWidth <= 375")
    visit.shot("journey-exported-phone")
    outside = [url for url in asked if not url.startswith(("file:", "blob:", "data:"))]
    assert not outside, outside
    page.goto((folder / "step.svg").as_uri())
    assert page.evaluate("document.documentElement.tagName") == "svg"
    expect(page.locator("text").nth(3)).to_be_attached()
    visit.shot("journey-exported-svg")
    visit.quiet()
