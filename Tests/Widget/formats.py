#!/usr/bin/env python3
"""Reads every form of the widget back by parsers that are not ours; prints `N passed, N failed`.

Usage: Tests/Widget/formats.py [PATTERN]     needs the package icalendar, node, and a built focus
       FOCUS_BINARY, else .build/debug/focus, is asked; what its tests recorded is read besides.
"""
import datetime, json, os, pathlib, plistlib, re, shutil, subprocess, sys, tempfile, unittest
import xml.etree.ElementTree as ElementTree

from icalendar import Calendar

ROOT = pathlib.Path(__file__).resolve().parents[2]
RECORDED = ROOT / "Tests/FeaturesTests/Widget/__Snapshots__"
FOCUS = os.environ.get("FOCUS_BINARY", str(ROOT / ".build/debug/focus"))
STATES = ["open", "done", "syncing", "rest", "unset", "hostile"]
SVG = "{http://www.w3.org/2000/svg}"


class Case(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="focus-widget-"))
        (cls.folder / "clock").write_text("2026-03-02T09:00:00Z\n")
        cls.environment = dict(
            os.environ, FOCUS_HOME=str(ROOT), FOCUS_DATA=str(cls.folder / "data"),
            FOCUS_CLOCK=str(cls.folder / "clock"), HOME=str(cls.folder), TZ="UTC")

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def focus(self, *words, status=0):
        result = subprocess.run([FOCUS, *words], env=self.environment, capture_output=True, timeout=60)
        self.assertEqual(result.returncode, status, result.stderr.decode())
        return result.stdout.decode()

    def widget(self, form):
        return self.focus("widget", "--format", form)


class CalendarTest(Case):
    def read(self, content):
        self.assertNotRegex(content.replace(b"\r\n", b""), rb"[\r\n]")
        for line in content.split(b"\r\n"):
            self.assertLessEqual(len(line), 75)
            line.decode()  # No character is cut.
        return Calendar.from_ical(content)

    def test_recorded_events_come_back_whole(self):
        calendar = self.read((RECORDED / "calendar.ics").read_bytes())
        events = calendar.walk("VEVENT")
        self.assertEqual(len(events), 7)
        self.assertEqual(len({event["UID"] for event in events}), len(events))
        for event in events:
            self.assertIn("DTSTAMP", event)
            begin = event.decoded("DTSTART")
            if "DTEND" in event:
                self.assertEqual(event.decoded("DTEND") - begin, datetime.timedelta(days=1))
            else:
                self.assertEqual(event["RRULE"]["FREQ"], ["DAILY"])
                self.assertEqual(len(event.walk("VALARM")), 1)
        first = events[0]
        self.assertEqual(first.decoded("DTSTART"), datetime.date(2026, 2, 6))
        self.assertTrue(str(first["SUMMARY"]).startswith("Focus: -- Pipe | a, b; c \\ d\nEND:VCALENDAR"))
        self.assertIn("größe 🙂 " * 12, str(first["DESCRIPTION"]))

    def test_the_calendar_says_how_often_to_look(self):
        calendar = self.read((RECORDED / "calendar.ics").read_bytes())
        self.assertEqual(calendar["REFRESH-INTERVAL"].dt, datetime.timedelta(hours=1))
        self.assertEqual(str(calendar["X-PUBLISHED-TTL"]), "PT1H")
        self.assertEqual(str(calendar["VERSION"]), "2.0")

    def test_the_product_writes_what_is_read(self):
        text = self.widget("ical")
        self.read(text.encode())
        self.assertEqual(text, self.widget("ical"))


class PictureTest(Case):
    def read(self, text):
        root = ElementTree.fromstring(text)
        self.assertEqual(root.tag, SVG + "svg")
        self.assertEqual({child.tag for child in root.iter()} - {
            SVG + name for name in ("svg", "title", "desc", "style", "rect", "text")}, set())
        for element in root.iter():
            self.assertFalse([name for name in element.attrib if name.lower().startswith("on")])
        width, height = int(root.get("width")), int(root.get("height"))
        for text in root.iter(SVG + "text"):
            self.assertTrue(0 <= float(text.get("x")) <= width and 0 <= float(text.get("y")) <= height)
        return root

    def test_every_state_is_a_drawing_without_a_script(self):
        for state in STATES:
            with self.subTest(state):
                root = self.read((RECORDED / f"{state}.svg").read_text("utf-8"))
                self.assertTrue(root.find(SVG + "title").text)
                self.assertTrue(root.find(SVG + "desc").text)

    def test_a_hostile_title_is_words(self):
        root = self.read((RECORDED / "hostile.svg").read_text("utf-8"))
        self.assertIn("A & B < C > \"D\"", "".join(root.find(SVG + "desc").itertext()))

    def test_the_product_draws_what_is_read(self):
        self.assertEqual(self.read(self.widget("svg")).get("width"), "350")


class BarTest(Case):
    def test_waybar_is_one_line_of_json_with_markup_that_parses(self):
        for state in STATES:
            text = (RECORDED / f"{state}.waybar.json").read_text("utf-8")
            self.assertEqual(text.count("\n"), 1)
            data = json.loads(text)
            self.assertLessEqual({"text", "tooltip", "class", "percentage"}, set(data))
            for field in ("text", "tooltip"):
                # Pango's markup is XML without a root; what no XML may hold it drops.
                ElementTree.fromstring("<markup>" + re.sub(r"[\0-\x08\x0b-\x1f]", "", data[field]) + "</markup>")
        self.assertEqual(json.loads(self.widget("waybar"))["class"], ["unset"])

    def test_a_menu_keeps_to_the_lines_that_xbar_knows(self):
        for state in STATES:
            lines = (RECORDED / f"{state}.xbar.txt").read_text("utf-8").splitlines()
            self.assertFalse(lines[0].startswith("-"))
            self.assertEqual(lines[1], "---")
            for line in lines:
                words, _, parameters = line.partition(" | ")
                self.assertRegex(parameters, r"^(href=http://[!-~]+|refresh=true)?$")
                self.assertNotIn("|", words)
                self.assertRegex(words, r"^(---|(--)?[^-].*)$")

    def test_the_data_has_the_published_fields(self):
        data = json.loads(self.widget("json"))
        for name in ("currentDay topic completedToday totalToday totalCompleted totalProblems habitsCompleted "
                     "habitsTotal problems lastUpdated").split():
            self.assertIn(name, data)
        self.assertRegex(data["lastUpdated"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$")


SCRIPTABLE_WORLD = """
const shown = [];
class ListWidget { addText(text) { shown.push(String(text)); return {}; } addSpacer() {} async presentSmall() {} }
const Font = new Proxy({}, { get: () => () => ({}) });
const config = { runsInWidget: true };
const Script = { setWidget() {}, complete() { console.log(JSON.stringify(shown)); } };
let shelf = KEPT;
const FileManager = { local: () => ({ joinPath: (a, b) => a + b, cacheDirectory: () => "/", writeString: (_, text) => { shelf = text; },
  fileExists: () => shelf !== null, readString: () => shelf }) };
class Request { async loadJSON() { const data = DATA; if (data === null) throw new Error("away"); return data; } }
"""


class ProgramTest(Case):
    def run_node(self, source):
        result = subprocess.run(["node", "--input-type=module", "-"], input=source.encode(), capture_output=True,
                                timeout=60)
        self.assertEqual(result.returncode, 0, result.stderr.decode())
        return json.loads(result.stdout)

    def scriptable(self, data, kept="null"):
        world = SCRIPTABLE_WORLD.replace("DATA", data).replace("KEPT", kept)
        return self.run_node(world + self.widget("scriptable"))

    def ubersicht(self, output, error="undefined"):
        source = self.widget("ubersicht").replace('import { React } from "uebersicht";', (
            "const React = { createElement: (...all) => all.slice(2).flat(9).filter((one) => one !== null) };"))
        return self.run_node(source + f"\nconsole.log(JSON.stringify(render({{ output: {output}, error: {error} }})));")

    def test_scriptable_draws_each_state(self):
        for state, line in [("open", "Day 3 of 28"), ("done", "Tomorrow"), ("unset", "No plan yet")]:
            data = (RECORDED / f"{state}.json").read_text("utf-8")
            self.assertIn(line, self.scriptable(data))

    def test_scriptable_draws_what_it_kept_when_the_server_is_away(self):
        data = (RECORDED / "open.json").read_text("utf-8")
        shown = self.scriptable("null", kept=json.dumps(data))
        self.assertIn("Day 3 of 28", shown)
        self.assertTrue(shown[-1].endswith("not connected"))
        self.assertIn("cannot be reached", self.scriptable("null")[0])

    def test_ubersicht_draws_each_state_and_a_server_that_is_away(self):
        for state, line in [("open", "2 of 5 done"), ("done", "All done for today"), ("unset", "No plan yet")]:
            data = json.dumps((RECORDED / f"{state}.json").read_text("utf-8"))
            self.assertIn(line, json.dumps(self.ubersicht(data), ensure_ascii=False))
        for output, error in [('""', "undefined"), ('"{}"', "undefined"), ('""', '"exit 7"')]:
            self.assertIn("focus serve", json.dumps(self.ubersicht(output, error)))


class ServiceTest(Case):
    def setUp(self):
        self.output = pathlib.Path(tempfile.mkdtemp(dir=self.folder))

    def test_systemd_accepts_the_units(self):
        self.focus("widget", "--service", "systemd", "--output", str(self.output))
        for unit in RECORDED.glob("focus*.*"):
            if unit.suffix in (".service", ".timer"):
                text = unit.read_text("utf-8").replace("/opt/my \\\"Focus\\\" 100%%/$$bin/focus", FOCUS)
                (self.output / unit.name).write_text(text, "utf-8")
        self.assertTrue((self.output / "focus-study.timer").exists())
        analyze = shutil.which("systemd-analyze")
        if not analyze:
            self.skipTest("systemd-analyze is missing")
        for unit in sorted(self.output.iterdir()):
            result = subprocess.run([analyze, "verify", "--user", "--man=no", str(unit)], capture_output=True,
                                    text=True, timeout=60,
                                    env=dict(self.environment, XDG_RUNTIME_DIR=str(self.folder)))
            ours = [line for line in result.stderr.splitlines() if "focus" in line]
            self.assertEqual(ours, [], unit.name)

    def test_a_property_list_is_one(self):
        self.focus("widget", "--service", "launchd", "--output", str(self.output))
        files = list(self.output.iterdir()) + list(RECORDED.glob("*.plist"))
        self.assertEqual(len(files), 4)
        for file in files:
            data = plistlib.loads(file.read_bytes())
            self.assertEqual(data["Label"] + ".plist", file.name)
            self.assertTrue(all(isinstance(word, str) for word in data["ProgramArguments"]))

    def test_a_reminder_shows_what_there_is_and_fails_at_nothing(self):
        # What launchd and systemd would run, with a notifier that writes down what it was told.
        told = self.folder / "told"
        tools = self.folder / "tools"
        tools.mkdir()
        for name in ("notify-send", "osascript"):
            (tools / name).write_text(f'#!/bin/sh\nfor word; do :; done\necho "$word" >>"{told}"\n')
            (tools / name).chmod(0o755)
        with_tools = dict(self.environment, PATH=f"{tools}:/usr/bin:/bin")
        data = plistlib.loads((RECORDED / "focus.study.plist").read_bytes())
        mac = data["ProgramArguments"][:4] + [FOCUS, "widget", "--reminder", "study"]
        unit = (RECORDED / "focus-study.service").read_text("utf-8")
        script = re.search(r'ExecStart="/bin/sh" "-c" "(.*?)" "remind"', unit)[1]
        script = script.replace('\\"', '"').replace("$$", "$").replace("%%", "%")
        linux = ["/bin/sh", "-c", script, "remind", FOCUS, "widget", "--reminder", "habits"]
        for command in (mac, linux):
            subprocess.run(command, env=with_tools, check=True, timeout=60)
            bare = dict(self.environment, PATH="/usr/bin:/bin")
        subprocess.run(linux, env=bare, check=True, timeout=60)
        subprocess.run(linux[:4] + ["/bin/false"], env=with_tools, check=True, timeout=60)
        self.assertEqual(told.read_text("utf-8").splitlines(), [
            "Choose a plan to begin.", "0 of 3 habits done today."])


if __name__ == "__main__":
    suite = unittest.defaultTestLoader.loadTestsFromModule(sys.modules["__main__"])
    if len(sys.argv) > 1:
        suite = unittest.TestSuite(t for c in suite for t in c if sys.argv[1] in str(t))
    result = unittest.TextTestRunner(verbosity=1).run(suite)
    failed = len({str(test) for test, _ in result.failures + result.errors})
    print(f"{result.testsRun - failed} passed, {failed} failed", flush=True)
    sys.exit(1 if failed or not result.testsRun else 0)
