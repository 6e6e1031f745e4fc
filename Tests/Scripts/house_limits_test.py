"""Each rule of Scripts/house-limits: a sample that breaks it, and one that only looks like it."""
import pathlib, tempfile, types, unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "Scripts/house-limits"
limits = types.ModuleType("house_limits")
exec(compile(SCRIPT.read_text(), SCRIPT, "exec"), limits.__dict__)


def lines(count, text="    let x = 1\n"):
    return text * count


BREAKS = {
    "a long function": ("Sources/A/A.swift", "func long() {\n" + lines(101) + "}\n", "function"),
    "a long initializer": ("Sources/A/A.swift", "struct A {\n  init() {\n" + lines(101) + "  }\n}\n", "function"),
    "a long property": ("Sources/A/A.swift", "struct A {\n  var x: Int {\n" + lines(101) + "  }\n}\n", "function"),
    "a long type": ("Sources/A/A.swift", "struct A {\n" + lines(501) + "}\n", "type"),
    "a long file": ("Sources/A/A.swift", lines(601, "let x = 1\n"), "file"),
    "a tangled function": (
        "Sources/A/A.swift", "func f() {\n" + lines(26, "  if x { y() }\n") + "}\n", "complexity"),
    "a tangled switch": (
        "Sources/A/A.swift", "func f() {\n  switch x {\n" + lines(26, "  case 1: y()\n") + "  }\n}\n",
        "complexity"),
    "print": ("Sources/Store/A.swift", 'func f() { print("x") }\n', "forbidden"),
    "print in an interpolation's neighbour": (
        "Sources/Store/A.swift", 'let a = "\\(b("}"))"; func f() { print(a) }\n', "forbidden"),
    "fatalError": ("Sources/A/A.swift", "func f() { fatalError(\"no\") }\n", "forbidden"),
    "try!": ("Sources/A/A.swift", "let x = try! f()\n", "forbidden"),
    "Foundation's Process": ("Sources/A/A.swift", "let p = Process()\n", "forbidden"),
    "NumberFormatter": ("Sources/A/A.swift", "let f = NumberFormatter()\n", "forbidden"),
    "NSRegularExpression": ("Sources/A/A.swift", "let r: NSRegularExpression\n", "forbidden"),
    "Bundle.module": ("Sources/A/A.swift", "let b = Bundle.module\n", "forbidden"),
    "localizedDescription": ("Sources/A/A.swift", "let t = error.localizedDescription\n", "forbidden"),
    "a long kit": ("Kits/Sources/AKit/A.swift", lines(201, "let x = 1\n"), "kit"),
    "try! in a reference": ("TakeHomes/A/AApp/Sources/A/A.swift", "let x = try! f()\n", "forbidden"),
    "a mannered word": ("Sources/A/A.swift", 'let a = "Mend it."\n', "word"),
    "a mannered word over two lines": (
        "Sources/A/A.swift", 'let a = """\n  The check goes \\\n  on.\n  """\n', "word"),
    "a mannered word over two literals": ("Sources/A/A.swift", 'let a = "Try it once "\n  + "more."\n', "word"),
    "a mannered word in an interpolation": (
        "Sources/A/A.swift", 'let a = "\\(isOpen ? "It stands here" : b("x(")) now"\n', "word"),
    "a mannered word behind an interpolation": (
        "Sources/A/A.swift", 'let a = #"\\(\\#(mend("(")) anew"#\n', "word"),
    "a mannered word in a script": ("Public/js/a.js", "const a = 'Mend it.';\n", "word"),
    "a mannered word in a template": ("Public/js/a.js", "const a = `${b(`x`)} stands\n  here`;\n", "word"),
    "a mannered word in a template's expression": (
        "Public/js/a.js", "const a = `${c ? { d: \"anew\" } : ''}`;\n", "word"),
    "a mannered word behind a pattern": (
        "Public/js/a.js", "const a = b.replace(/[\"/']/g, '') / 2 + \"anew\";\n", "word"),
    "a mannered word behind an escape": ("Public/js/a.js", "const a = 'it\\'s anew';\n", "word"),
    "a colour in Swift": ("Sources/A/A.swift", 'let h = "<p style=\\"color:#FF0000\\">"\n', "colour"),
    "a colour in a rule": ("Public/css/a.css", "p {\n  color: #fff;\n}\n", "colour"),
    "a computed colour in a rule": ("Public/css/a.css", "p { color: rgb(1 2 3); }\n", "colour"),
    "a colour in a script": ("Public/js/a.js", "line.style.color = '#EF4444'\n", "colour"),
}
KEEPS = {
    "a kit with many comments": ("Kits/Sources/AKit/A.swift", lines(201, "// Why.\n\n") + "let x = 1\n"),
    "a starter, whose faults are the task": (
        "TakeHomes/A/Starter/Sources/A/A.swift", "let x = try! f()\n"),
    "a failure that the document asks for": (
        "TakeHomes/Markets/MarketsApp/Sources/A/A.swift", "func f() { fatalError(\"no\") }\n"),
    "a function at the limit": ("Sources/A/A.swift", "func f() {\n" + lines(100) + "}\n"),
    "words in comments": ("Sources/A/A.swift", "// print( fatalError( try!\n/* Process() /* try! */ x */\n"),
    "words in literals": (
        "Sources/A/A.swift", 'let a = "print(1) try!"\nlet b = #"fatalError()"#\nlet c = """\n  Process()\n  """\n'),
    "braces in literals": ("Sources/A/A.swift", 'func f() { g("{{{") }\n' + lines(200, "let x = 1\n")),
    "print of the command": ("Sources/focus/A.swift", 'func f() { print("x") }\n'),
    "a method called print": ("Sources/A/A.swift", "func f() { page.print(1) }\n"),
    "a function that speaks of fatal errors": ("Sources/A/A.swift", "let a = fatalError(in: log)\n"),
    "a type whose name ends in Process": ("Sources/A/A.swift", "let p = ChildProcess(1)\n"),
    "if case": ("Sources/A/A.swift", "func f() {\n" + lines(20, "  if case .a = x { y() }\n") + "}\n"),
    "a protocol's requirements": ("Sources/A/A.swift", "protocol P {\n  func a()\n  init()\n}\n"),
    "tokens": ("Public/css/a.css", ":root {\n  --accent: #6366F1;\n}\n#fade:hover {\n  color: var(--accent);\n}\n"),
    "colours in a comment": ("Public/css/a.css", "/* was #fff */\n"),
    "mannered words in comments and names": (
        "Sources/A/A.swift", '// Whoever mends it.\nlet mend = "a" /* anew */\nlet b = "\\(mend) amended"\n'),
    "mannered words of a test": ("Tests/ATests/A.swift", 'let a = "whoever"\n'),
    "mannered words in a script's comments, names and patterns": (
        "Public/js/a.js", "// Whoever mends it.\n/* anew */ const mend = a / anew / 2;\nreturn /mend \"anew/.test(`${mend}`);\n"),
    "an anchor in a script": ("Public/js/a.js", "find('#results')\n"),
}


class HouseLimitsTest(unittest.TestCase):
    def breaches(self, path, source):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / path
            file.parent.mkdir(parents=True)
            file.write_text(source)
            return list(limits.breaches(pathlib.Path(folder)))

    def test_each_planted_breach_is_found(self):
        for name, (path, source, rule) in BREAKS.items():
            with self.subTest(name):
                found = self.breaches(path, source)
                self.assertEqual([breach.split(": ")[1] for breach in found], [rule])

    def test_what_only_looks_like_a_breach_is_kept(self):
        for name, (path, source) in KEEPS.items():
            with self.subTest(name):
                self.assertEqual(self.breaches(path, source), [])

    def test_a_breach_names_its_line(self):
        found = self.breaches("Sources/A/A.swift", "let a = 1\nlet b = try! f()\n")
        self.assertTrue(found[0].startswith("Sources/A/A.swift:2: forbidden: "), found)


if __name__ == "__main__":
    unittest.main()
