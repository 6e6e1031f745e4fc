"""Scripts/unused-swift: which declarations nothing in the product uses."""
import pathlib, subprocess, sys, tempfile, unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "Scripts/unused-swift"
MAIN = "@main struct Program: ParsableCommand {\n  func run() { start() }\n}\n"


class UnusedSwiftTest(unittest.TestCase):
    def run_on(self, source, others={}, kept=""):
        files = {"Sources/focus/Main.swift": MAIN, "Sources/focus/Start.swift": source,
                 "Scripts/unused-swift.txt": kept, **others}
        with tempfile.TemporaryDirectory() as folder:
            for path, text in files.items():
                file = pathlib.Path(folder, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text)
            result = subprocess.run([sys.executable, SCRIPT, folder], capture_output=True, text=True)
        self.assertEqual(result.stderr, "")
        return result

    def assert_unused(self, source, *names, **more):
        result = self.run_on(source, **more)
        found = [line.split(" uses ")[1] for line in result.stdout.splitlines() if " uses " in line and ":" in line]
        self.assertEqual(found, list(names), source)
        self.assertEqual(result.returncode, 1 if names else 0)

    def test_what_is_named_is_used(self):
        self.assert_unused("func start() { first() }\nfunc first() {}\n")
        self.assert_unused("func start() { first() }\nfunc first() {}\nfunc second() {}\n", "second")

    def test_what_only_names_itself_or_what_is_unused_is_unused(self):
        self.assert_unused("func start() {}\nfunc again() { again() }\n", "again")
        self.assert_unused("func start() {}\nfunc one() { two() }\nfunc two() { one() }\n", "one", "two")

    def test_what_only_tests_use_is_unused(self):
        test = {"Tests/focusTests/StartTests.swift": "@Test func helps() { helper() }\n"}
        self.assert_unused("func start() {}\nfunc helper() {}\n", "helper", others=test)

    def test_texts_and_comments_use_nothing_but_what_is_interpolated(self):
        self.assert_unused('// helper\nfunc start() { say("helper /* \\(other(1)) */") }\n'
                           "func say(_ text: String) {}\nfunc helper() {}\nfunc other(_ number: Int) {}\n", "helper")
        self.assert_unused('func start() { say(/"helper/, #"\\(helper) \\#(other)"#) }\n'
                           "func say(_ a: Int, _ b: Int) {}\nlet helper = 1\nlet other = 2\n", "helper")

    def test_a_label_or_a_local_value_of_the_same_name_is_no_use(self):
        head = "struct Box {\n  let size = 1\n  let width = 2\n  func go(size: Int) "
        self.assert_unused("func start() { Box().go(size: 1) }\n" + head + "{ print(size, width) }\n}\n", "Box.size")
        self.assert_unused("func start() { Box().go(size: 1) }\n" + head + "{ print(self.size, width) }\n}\n")
        self.assert_unused("func start() { Box().go(size: 1) }\n" + head
                           + "{\n    if let width = other() { print(width) }\n    [1].map { size in size }\n  }\n"
                           "  func other() -> Int? { size }\n}\n", "Box.width")
        self.assert_unused("func start() { Box().go() }\nstruct Box {\n  let size: Int? = 1\n"
                           "  func go() { if let size { print(size) } }\n}\n")

    def test_overloads_are_told_apart_by_their_labels(self):
        self.assert_unused("func start() { Box().go(to: 1) }\nstruct Box {\n  func go(to place: Int, by: Int = 1) {}\n"
                           "  func go(from place: Int) {}\n  init() {}\n  init(wide: Bool) {}\n}\n", "Box.go", "Box.init")

    def test_a_value_that_is_only_set_and_a_case_that_is_only_matched_are_unused(self):
        box = "struct Box {\n  var size = 1\n  var width = 2\n  var depth = 3 { didSet { print() } }\n}\n"
        self.assert_unused(box + "func start() {\n  var box = Box()\n  box.size = 2\n  box.width = 3\n  box.depth = 4\n"
                           "  print(box.width)\n}\n", "Box.size")
        way = "enum Way {\n  case up, down\n  case aside(Int)\n}\n"
        self.assert_unused(way + "func start(_ way: Way = .up) {\n  switch way {\n  case .up, .down: break\n"
                           "  case .aside(let by): print(by)\n  }\n  if way == .down {}\n}\n", "Way.down", "Way.aside")
        self.assert_unused("enum Way: String {\n  case up, down\n}\nfunc start() { print(Way(rawValue: name())) }\n"
                           "func name() {}\n")

    def test_what_meets_a_protocol_is_used_where_its_requirement_is(self):
        shape = ("protocol Shape {\n  func area() -> Int\n  func edge() -> Int\n}\n"
                 "struct Square: Shape, CustomStringConvertible {\n  func area() -> Int { 1 }\n  func edge() -> Int { 2 }\n"
                 "  var description: String { name }\n  var name: String { \"\" }\n}\n")
        self.assert_unused(shape + "extension Shape {\n  func twice() -> Int { 2 * area() }\n}\n"
                           "func start() { print(Square().twice()) }\n", "Shape.edge", "Square.edge")

    def test_a_type_that_only_its_own_extension_names_is_unused(self):
        self.assert_unused("func start() {}\nstruct Box {}\nextension Box {\n  static let one = Box()\n}\n", "Box")

    def test_the_list_is_heeded_and_has_no_line_too_many(self):
        source, line = "func start() {}\nfunc helper() {}\n", "# Why:\nSources/focus/Start.swift: helper: a reason\n"
        self.assert_unused(source, kept=line)
        result = self.run_on("func start() { helper() }\nfunc helper() {}\n", kept=line)
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stdout, "Scripts/unused-swift.txt: Sources/focus/Start.swift: helper is used or gone: "
                                        "take its line out\n")


if __name__ == "__main__":
    unittest.main()
