"""Scripts/unused-exports: which exported names nobody takes."""
import pathlib, subprocess, sys, tempfile, unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "Scripts/unused-exports"
FILES = {
    "Public/js/page.js": 'import { used, kept as other } from "./parts.js";\nimport "./alone.js";\n',
    "Public/js/parts.js": ("export const used = 1;\nexport function kept() {}\nexport async function lost() {}\n"
                           "const late = 2;\nexport { late };\n/** Not `export const this`. */\n"),
    # Loaded by its address: a name counts that another file has.
    "Public/js/alone.js": "export const asked = 1;\nexport const forgotten = 2;\n",
    "Public/js/journey/index.js": "export function mountJourney() {}\nexport class Shown {}\n",
    "Sources/Web/Page.swift": 'let script = "mountJourney(asked)"\n',
    "Tests/Journey/player.mjs": 'import { helper } from "../../Public/js/tested.js";\nhelper();\n',
    "Tests/Types/journey.d.ts": 'import type { Shape } from "../../Public/js/tested.js";\n',
    "Public/js/tested.js": "export const helper = () => 1;\nexport class Shape {}\nexport class Typed {}\n",
    "Public/js/other.js": '/** @import { Typed } from "./tested.js" */\n',
}


class UnusedExportsTest(unittest.TestCase):
    def run_on(self, files):
        with tempfile.TemporaryDirectory() as folder:
            for path, text in files.items():
                file = pathlib.Path(folder, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text)
            return subprocess.run([sys.executable, SCRIPT, folder], capture_output=True, text=True)

    def test_names_that_nobody_takes_are_found(self):
        result = self.run_on(FILES)
        self.assertEqual(result.returncode, 1, result.stderr)
        found = [line.split(" is ")[0] for line in result.stdout.splitlines()]
        self.assertEqual(found, [
            "Public/js/alone.js:2: forgotten", "Public/js/journey/index.js:2: Shown", "Public/js/parts.js:3: lost",
            "Public/js/parts.js:5: late"])

    def test_where_each_name_is_taken_all_is_well(self):
        files = {**FILES, "Public/js/parts.js": "export const used = 1;\nexport let kept;\n",
                 "Public/js/alone.js": "", "Public/js/journey/index.js": "export function mountJourney() {}\n"}
        result = self.run_on(files)
        self.assertEqual((result.returncode, result.stdout), (0, ""))


if __name__ == "__main__":
    unittest.main()
