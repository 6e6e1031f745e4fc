"""The launcher in a clone of its own, with stand-ins for swift, apt-get and the fetching of assets."""
import os, pathlib, pty, shutil, signal, subprocess, tempfile, time, unittest

ROOT = pathlib.Path(__file__).parents[2]
# What one build makes: focus, focus-jail, focus-instrument, focus-zygote.
PRODUCTS = 4
TOOLS = """awk cat chmod cp cut date df dirname env find flock grep head id mkdir mktemp mv nice readlink rm sed sh sleep
tail touch tr uname cc git""".split()
SWIFT = """#!/bin/sh
# A toolchain that writes down what it was asked, and builds a command that does the same.
case $0 in */swift) ;; *) echo "called as $0"; exit 1 ;; esac
mkdir "${TMPDIR:-$CALLS}/TemporaryDirectory.x"
case $* in
*--version*) echo "Swift version ${SWIFT_SAYS:-6.3.1} (swift-6.3.1-RELEASE)"; exit ;;
esac
echo "$*" >>"$CALLS/swift"
if [ -p "${GATE-}" ]; then cat "$GATE" >/dev/null; rm "$GATE"; fi
if [ -n "${BUILD_SAYS-}" ]; then echo "$BUILD_SAYS"; exit 1; fi
mkdir -p "$CLONE/.build/release"
cat >"$CLONE/.build/release/focus" <<'END'
#!/bin/sh
if [ "$1 ${2-}" = "catalogue build" ]; then
  echo x >>"$CALLS/catalogue"
  if [ -n "${CATALOGUE_SAYS-}" ]; then echo "$CATALOGUE_SAYS" >&2; exit 3; fi
  mkdir -p "$FOCUS_HOME/Content/built"
  echo {} >"$FOCUS_HOME/Content/built/index.json"
  exit
fi
if [ "$1 ${2-}" = "doctor --prepare" ]; then echo x >>"$CALLS/prepare"; exit; fi
for word in "$@"; do printf '[%s]' "$word"; done
exit "${STATUS-0}"
END
chmod +x "$CLONE/.build/release/focus"
"""
PYTHON = """#!/bin/sh
case $* in
*"-m pip"*) [ -z "${NO_PIP-}" ] ;;
*fetch-assets*/libraries*)
  echo x >>"$CALLS/libraries"
  if [ -n "${LIBRARIES_SAY-}" ]; then echo "$LIBRARIES_SAY"; exit 1; fi
  mkdir -p "$3"; echo x >"$3/.complete" ;;
*fetch-assets*)
  echo x >>"$CALLS/assets"
  if [ -n "${ASSETS_SAY-}" ]; then echo "$ASSETS_SAY"; exit 1; fi
  mkdir -p "$CLONE/Public/vendor"; echo x >"$CLONE/Public/vendor/.complete" ;;
esac
"""
APT = """#!/bin/sh
echo "$*" >>"$CALLS/apt"
exit "${APT_STATUS-0}"
"""


class LauncherTest(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="focus launcher "))
        self.addCleanup(self.remove)
        self.clone, self.calls, self.tools = (self.folder / n for n in ("a clone", "calls", "tools"))
        for folder in (self.clone, self.calls, self.tools):
            folder.mkdir()
        shutil.copy(ROOT / "focus", self.clone)
        shutil.copytree(ROOT / "Scripts", self.clone / "Scripts")
        self.write("Package.swift")
        self.write("Sources/Domain/A.swift")
        self.write("Content/problems/arrays/two-sum/problem.yml")
        for name in TOOLS:
            (self.tools / name).symlink_to(shutil.which(name))
        self.tool("swift", SWIFT)
        self.tool("python3", PYTHON)
        self.tool("apt-get", APT)
        self.variables = {"PATH": str(self.tools), "HOME": str(self.folder), "CALLS": str(self.calls),
                          "CLONE": str(self.clone)}

    def remove(self):
        """What the set-up prepares in the background may be writing still."""
        while self.folder.exists():
            shutil.rmtree(self.folder, ignore_errors=True)

    def write(self, path, text="x\n"):
        (self.clone / path).parent.mkdir(parents=True, exist_ok=True)
        (self.clone / path).write_text(text)

    def tool(self, name, text):
        (self.tools / name).unlink(missing_ok=True)
        (self.tools / name).write_text(text)
        (self.tools / name).chmod(0o755)

    def focus(self, *arguments, **variables):
        return subprocess.run([self.clone / "focus", *arguments], env={**self.variables, **variables},
                              capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL)

    def count(self, name):
        file = self.calls / name
        return len(file.read_text().splitlines()) if file.exists() else 0

    # The path of every day

    def test_the_first_use_builds_and_runs(self):
        result = self.focus("run", "two-sum", "a file.swift")
        self.assertEqual(result.stdout, "[run][two-sum][a file.swift]", result.stderr)
        self.assertEqual(result.returncode, 0)
        self.assertIn("Building Focus (five to ten minutes the first time", result.stderr)
        self.assertRegex(result.stderr, r"Building Focus: done in \d+ s\.")
        calls = (self.calls / "swift").read_text()
        self.assertIn("-c release --static-swift-stdlib --product focus\n", calls)
        self.assertIn("--product focus-jail\n", calls)
        self.assertIn("--product focus-instrument\n", calls)
        self.assertIn("--product focus-zygote\n", calls)

    def test_what_a_first_run_would_wait_for_is_built_in_the_background_once(self):
        self.focus("problems")
        self.waits_for("prepare")
        self.focus("problems")
        self.write("Sources/Domain/A.swift", "y\n")
        self.focus("serve")
        self.assertEqual(self.count("prepare"), 1)

    def waits_for(self, name):
        for _ in range(600):
            if self.count(name):
                return
            time.sleep(0.05)
        self.fail(f"{name} was not called")

    def test_what_the_compiler_leaves_is_removed(self):
        temporary = self.folder / "temporary"
        temporary.mkdir()
        self.focus("doctor", TMPDIR=str(temporary))
        self.assertEqual(list(temporary.iterdir()) + list(self.folder.rglob("TemporaryDirectory*")), [])

    def test_a_second_use_builds_nothing_and_says_nothing(self):
        self.focus("doctor")
        result = self.focus("doctor")
        self.assertEqual((result.stdout, result.stderr), ("[doctor]", ""))
        self.assertEqual((self.count("swift"), self.count("catalogue")), (PRODUCTS, 1))

    def test_the_commands_exit_status_is_passed_on(self):
        self.focus("doctor")
        self.assertEqual(self.focus("test", STATUS="1").returncode, 1)

    def test_it_runs_from_another_folder_and_through_a_link(self):
        link = self.folder / "link"
        link.symlink_to(self.clone / "focus")
        result = subprocess.run([link, "doctor"], env=self.variables, cwd="/", capture_output=True, text=True)
        self.assertEqual(result.stdout, "[doctor]", result.stderr)

    def test_it_runs_by_its_bare_name(self):
        result = subprocess.run(["sh", "focus", "doctor"], env=self.variables, cwd=self.clone,
                                capture_output=True, text=True)
        self.assertEqual(result.stdout, "[doctor]", result.stderr)

    # What counts as a change

    def change(self, name):
        if name == "an edited source":
            self.write("Sources/Domain/A.swift", "y\n")
        elif name == "a new source":
            self.write("Sources/Domain/B.swift")
        elif name == "a deleted source":
            (self.clone / "Sources/Domain/A.swift").unlink()
        elif name == "a source with an old date":
            other = self.clone / "Sources/Domain/A.swift.new"
            other.write_text("z\n")
            os.utime(other, (0, 0))
            other.rename(self.clone / "Sources/Domain/A.swift")
        elif name == "the package":
            self.write("Package.swift", "y\n")
        elif name == "a kit":
            self.write("Kits/ClockKit/A.swift")
        elif name == "a toolchain put in place of the old":
            self.tool("swift", SWIFT)
            os.utime(self.tools / "swift", (0, 0))
        elif name == "a toolchain elsewhere":
            (self.folder / "other").mkdir()
            shutil.copy(self.tools / "swift", self.folder / "other/swift")
            self.variables["PATH"] = f"{self.folder}/other:{self.tools}"
        elif name == "a lost binary":
            (self.clone / ".build/release/focus").unlink()

    def test_each_change_builds_again_once(self):
        for name in ["an edited source", "a new source", "a source with an old date", "a deleted source",
                     "the package", "a kit", "a toolchain put in place of the old",
                     "a toolchain elsewhere", "a lost binary"]:
            with self.subTest(name):
                self.focus("doctor")
                before = self.count("swift")
                self.change(name)
                self.assertEqual(self.focus("doctor").stdout, "[doctor]")
                self.assertEqual(self.count("swift"), before + PRODUCTS)
                self.focus("doctor")
                self.assertEqual(self.count("swift"), before + PRODUCTS)

    def test_what_is_no_source_builds_nothing(self):
        self.focus("doctor")
        for path in ["README.md", "Tests/A.swift", "Runtimes/swift/a.swift", "Public/css/a.css"]:
            self.write(path)
        self.focus("doctor")
        self.assertEqual((self.count("swift"), self.count("catalogue")), (PRODUCTS, 1))

    def test_new_content_builds_the_catalogue_alone(self):
        self.focus("doctor")
        self.write("Content/problems/arrays/two-sum/statement.md")
        self.focus("doctor")
        self.assertEqual((self.count("swift"), self.count("catalogue")), (PRODUCTS, 2))
        self.focus("doctor")
        self.assertEqual(self.count("catalogue"), 2)

    def test_an_edit_during_the_build_counts_as_a_change(self):
        gate = self.gate()
        first = self.start("doctor", GATE=gate)
        self.open_gate(gate, lambda: self.write("Sources/Domain/A.swift", "edited\n"))
        first.communicate(timeout=60)
        self.focus("doctor")
        self.assertEqual(self.count("swift"), 2 * PRODUCTS)

    # Two callers

    def gate(self):
        path = self.folder / "gate"
        os.mkfifo(path)
        return str(path)

    def start(self, *arguments, **variables):
        return subprocess.Popen([self.clone / "focus", *arguments], env={**self.variables, **variables},
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def open_gate(self, gate, meanwhile):
        """Acts while the build waits to read the gate, then lets it pass."""
        with open(gate, "w"):
            meanwhile()

    def test_a_second_caller_waits_and_says_so(self):
        gate = self.gate()
        first = self.start("doctor", GATE=gate)
        second = []

        def meet():
            second.append(self.start("problems"))
            self.assertIn("waiting for it to finish", second[0].stderr.readline())

        self.open_gate(gate, meet)
        self.assertEqual(first.communicate(timeout=60)[0], "[doctor]")
        self.assertEqual(second[0].communicate(timeout=60)[0], "[problems]")
        self.assertEqual(self.count("swift"), PRODUCTS)

    def test_a_killed_caller_leaves_no_lock(self):
        gate = self.gate()
        first = self.start("doctor", GATE=gate)
        self.open_gate(gate, lambda: first.send_signal(signal.SIGKILL))
        self.assertEqual(self.focus("doctor").stdout, "[doctor]")
        first.communicate(timeout=60)

    def test_without_flock_a_folder_is_the_lock(self):
        (self.tools / "flock").unlink()
        stale = self.clone / ".build/launcher/lock.d"
        stale.mkdir(parents=True)
        (stale / "holder").write_text("999999999\n")
        self.assertEqual(self.focus("doctor").stdout, "[doctor]")
        self.assertFalse(stale.exists())

    # Trouble

    def assert_trouble(self, result, *words):
        self.assertEqual((result.returncode, result.stdout), (3, ""), result.stderr)
        for word in words:
            self.assertIn(word, result.stderr)

    def test_no_toolchain(self):
        (self.tools / "swift").unlink()
        self.assert_trouble(self.focus("doctor"), "No Swift toolchain was found", "swiftly-", "./swiftly init")

    def test_a_toolchain_that_is_too_old(self):
        for version in ("6.1.2", "5.10", "5.9.1"):
            with self.subTest(version):
                self.assert_trouble(self.focus("doctor", SWIFT_SAYS=version), f"Swift {version} at", "too old")

    def test_a_later_toolchain(self):
        for version in ("6.2", "6.10", "7.0"):
            with self.subTest(version):
                self.assertEqual(self.focus("doctor", SWIFT_SAYS=version).stdout, "[doctor]")
                (self.clone / ".build/launcher/program").unlink()

    def test_a_driver_behind_a_link_is_called_as_swift(self):
        (self.tools / "swift").rename(self.tools / "driver")
        (self.tools / "swift").symlink_to("driver")
        self.assertEqual(self.focus("doctor").stdout, "[doctor]")
        self.assertEqual(self.focus("doctor").stderr, "")

    def test_a_lost_toolchain_does_not_matter_to_what_is_built(self):
        self.focus("doctor")
        (self.tools / "swift").unlink()
        self.assertEqual(self.focus("doctor").stdout, "[doctor]")

    def test_a_failed_build_says_why(self):
        cases = {
            "error: x: No space left on device": ("The disk is full", "./focus doctor"),
            "fatal: unable to access 'https://…': Could not resolve host": ("connect to the network", "./focus doctor"),
            "A.swift:3:1: error: expected '}'": ("A.swift:3:1: error: expected '}'", ".build/launcher/log"),
        }
        for said, words in cases.items():
            with self.subTest(said):
                self.assert_trouble(self.focus("doctor", BUILD_SAYS=said), *words)
        self.assertEqual(self.focus("doctor").stdout, "[doctor]")

    def test_a_disk_without_room_for_the_first_build(self):
        self.tool("df", "#!/bin/sh\necho Filesystem; echo /dev/x 9 9 200000 9% /\n")
        self.assert_trouble(self.focus("doctor"), "Only 200 MB are free", "./focus doctor")

    def test_root_gets_missing_packages_installed(self):
        (self.tools / "git").unlink()
        self.tool("id", "#!/bin/sh\necho 0\n")
        self.assertEqual(self.focus("doctor").stdout, "[doctor]")
        self.assertIn("git", (self.calls / "apt").read_text().splitlines()[-1])

    def test_others_are_told_the_command(self):
        (self.tools / "git").unlink()
        self.tool("id", "#!/bin/sh\necho 1000\n")
        self.assert_trouble(self.focus("doctor"), "sudo apt-get install -y --no-install-recommends git")
        self.assertEqual(self.count("apt"), 0)

    def test_pip_alone_is_worth_no_question(self):
        self.tool("id", "#!/bin/sh\necho 1000\n")
        self.assertEqual(self.focus("doctor", NO_PIP="1").stdout, "[doctor]")
        self.assertEqual(self.count("apt"), 0)

    def test_root_gets_pip_too(self):
        self.tool("id", "#!/bin/sh\necho 0\n")
        self.assertEqual(self.focus("doctor", NO_PIP="1").stdout, "[doctor]")
        self.assertIn("python3-pip", (self.calls / "apt").read_text())

    def packages_to_check(self):
        script = f"root='{self.clone}'; . '{self.clone}/Scripts/launcher.sh'; packages_to_check"
        result = subprocess.run(["sh", "-c", script], env=self.variables, capture_output=True, text=True)
        return result.stdout.split()

    def test_check_needs_every_language_and_only_what_is_missing(self):
        packages = {"g++": "g++", "go": "golang-go", "javac": "default-jdk-headless",
                    "node": "nodejs", "rustc": "rustc"}
        self.assertLessEqual(set(packages.values()), set(self.packages_to_check()))
        for command, package in packages.items():
            with self.subTest(command):
                self.tool(command, "#!/bin/sh\n")
                self.assertNotIn(package, self.packages_to_check())

    def test_serve_installs_no_language(self):
        self.tool("id", "#!/bin/sh\necho 0\n")
        self.assertEqual(self.focus("serve").stdout, "[serve]")
        self.assertEqual(self.count("apt"), 0)

    def test_packages_that_cannot_be_installed(self):
        (self.tools / "git").unlink()
        self.tool("id", "#!/bin/sh\necho 0\n")
        self.assert_trouble(self.focus("doctor", APT_STATUS="100"), "could not be installed",
                            "apt-get install -y --no-install-recommends git")

    def test_a_broken_catalogue_stops_only_the_first_use(self):
        self.assert_trouble(self.focus("doctor", CATALOGUE_SAYS="problem.yml:3: no title"),
                            "problem.yml:3: no title", "./focus doctor")
        self.focus("doctor")
        self.write("Content/problems/arrays/new/problem.yml")
        result = self.focus("doctor", CATALOGUE_SAYS="problem.yml:3: no title")
        self.assertEqual(result.stdout, "[doctor]")
        self.assertIn("problem.yml:3: no title", result.stderr)

    # The pages' assets

    def test_assets_are_fetched_once_and_only_for_the_pages(self):
        self.focus("doctor")
        self.assertEqual(self.count("assets"), 0)
        self.focus("serve")
        self.focus("serve")
        self.assertEqual(self.count("assets"), 1)

    def test_without_assets_it_warns_and_goes_on(self):
        result = self.focus("serve", "--no-open", ASSETS_SAY="The wheels could not be downloaded: no network")
        self.assertEqual(result.stdout, "[serve][--no-open]")
        self.assertIn("no network", result.stderr)
        self.assertIn("do without the editor", result.stderr)
        self.assertEqual(self.focus("serve").stdout, "[serve]")
        self.assertEqual(self.count("assets"), 2)

    # The learner's libraries

    def test_libraries_are_fetched_once_for_any_command(self):
        self.focus("doctor")
        self.focus("serve")
        self.focus("run", "two-sum")
        self.assertEqual(self.count("libraries"), 2)

    def test_without_libraries_it_warns_once_and_goes_on(self):
        trouble = {"LIBRARIES_SAY": "The wheels could not be downloaded: no network"}
        result = self.focus("run", "two-sum", **trouble)
        self.assertEqual(result.stdout, "[run][two-sum]")
        self.assertIn("no network", result.stderr)
        self.assertIn("python solutions do without their libraries", result.stderr)
        self.assertEqual(self.focus("run", "two-sum", **trouble).stderr, "")
        self.assertEqual(self.count("libraries"), 2)
        self.focus("serve")
        self.assertEqual(self.count("libraries"), 4)

    # A terminal

    def test_a_terminal_sees_the_build_go_on(self):
        leader, follower = pty.openpty()
        gate = self.gate()
        caller = subprocess.Popen([self.clone / "focus", "doctor"], stderr=follower, stdout=subprocess.PIPE,
                                  stdin=subprocess.DEVNULL, env={**self.variables, "GATE": gate})
        os.close(follower)
        seen = b""

        def watch():
            nonlocal seen
            while "Building Focus… ".encode() not in seen:
                seen += os.read(leader, 1024)

        self.open_gate(gate, watch)
        self.assertEqual(caller.communicate(timeout=60)[0], b"[doctor]")
        os.close(leader)


if __name__ == "__main__":
    unittest.main()
