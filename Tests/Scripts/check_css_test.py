"""Scripts/check-css: the layout of stylesheets, and names that no page has."""
import pathlib, subprocess, sys, tempfile, unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "Scripts/check-css"
PAGES = {
    "Sources/Features/Lamp.swift": 'let page = "<b class=\\"lamp tone-\\(tone)\\" id=\\"lit\\">"\n',
    "Public/js/lamp.js": 'lamp.className = `size-${size}`;\n',
}
RIGHT = """/* A lamp: {it}; has,no blanks
that are looked at */
.lamp { color: var(--lit); background: url(data:a,b;c) }
""".replace(") }", "); }") + """.tone-warm, #lit { margin: 0; }
@media (min-width: 10px) {
  .size-2:not(.cm-line) { content: "a,b;{"; }
  .lamp {
    margin: 0; padding:
      1px;
    border: 0;
  }
}
"""
WRONG = {
    ".lamp{ margin: 0; }\n": ["1: a brace has blanks around it"],
    ".lamp { margin: 0 }\n": ["1: the last declaration ends in ; and a blank"],
    ".lamp { margin: 0;padding: 0; }\n": ["1: after ; comes a blank, or the line's end"],
    ".lamp,#lit { margin: 0; }\n": ["1: after , comes a blank"],
    ".lamp {  margin: 0; }\n": ["1: two blanks"],
    ".lamp { margin: 0; } \n": ["1: a blank at the end, or a tab"],
    ".lamp {\nmargin: 0;\n}\n": ["2: should begin after 2 blanks"],
    "  .lamp { margin: 0; }\n": ["1: should begin after 0 blanks"],
    ".lamp { margin: 0; }": ["1: ends before a brace, or without a line's end"],
    ".lamp { margin: 0; }\n\n.lost.lamp, #gone { margin: 0; }\n": ["3: no page has lost", "3: no page has gone"],
}


class CheckCssTest(unittest.TestCase):
    def report(self, sheet):
        with tempfile.TemporaryDirectory() as folder:
            for path, text in {**PAGES, "Public/css/lamp.css": sheet}.items():
                file = pathlib.Path(folder, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text)
            result = subprocess.run([sys.executable, SCRIPT, folder], capture_output=True, text=True)
        self.assertEqual(result.stderr, "")
        self.assertEqual(result.returncode, 1 if result.stdout else 0)
        return [line.removeprefix("Public/css/lamp.css:") for line in result.stdout.splitlines()]

    def test_what_is_laid_out_well_is_kept(self):
        self.assertEqual(self.report(RIGHT), [])

    def test_each_breach_is_found(self):
        for sheet, found in WRONG.items():
            with self.subTest(sheet):
                self.assertEqual(self.report(sheet), found)


if __name__ == "__main__":
    unittest.main()
