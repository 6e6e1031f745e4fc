"""Scripts/fetch-assets with small wheels made here, and no network."""
import hashlib, pathlib, shutil, subprocess, sys, tempfile, unittest, zipfile

SCRIPT = pathlib.Path(__file__).parents[2] / "Scripts/fetch-assets"
FILES = {
    "nicegui": ["nicegui/elements/codemirror/dist/index.js", "nicegui/elements/codemirror/dist/swift-x.js",
                "nicegui/elements/codemirror/codemirror.py", "nicegui/elements/echart/dist/index.js",
                "nicegui/static/dompurify.mjs", "nicegui/static/vue.js",
                "nicegui/elements/codemirror/dist/../../../../../evil.js"],
    "sortedcontainers": ["sortedcontainers/__init__.py", "sortedcontainers/sortedlist.py",
                         "sortedcontainers-2.4.0.dist-info/RECORD"],
}
PAGES = ["nicegui"]
TAKEN = ["codemirror/index.js", "codemirror/swift-x.js", "dompurify.mjs", "echart/index.js"]


class AssetsTest(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="focus assets "))
        self.addCleanup(shutil.rmtree, self.folder)
        self.cache, self.public = self.folder / "cache", self.folder / "Public"
        (self.folder / "Scripts").mkdir()
        shutil.copy(SCRIPT, self.folder / "Scripts")
        lines = [f"{name}==1.0 --hash=sha256:{self.wheel(name)}" for name in FILES]
        for file, names in {"assets": PAGES, "python": ["sortedcontainers"]}.items():
            listed = [line for line in lines if line.split("==")[0] in names]
            (self.folder / f"Scripts/{file}.txt").write_text("# pins\n" + "\n".join(listed) + "\n")

    def wheel(self, name):
        path = self.cache / "wheels" / f"{name.replace('-', '_')}-1.0-py3-none-any.whl"
        path.parent.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(path, "w") as archive:
            for entry in FILES[name]:
                archive.writestr(zipfile.ZipInfo(entry), f"// {entry}\n")
        return hashlib.sha256(path.read_bytes()).hexdigest()

    def fetch(self, *listed, python=sys.executable):
        # A port where nobody listens stands for a machine without a network.
        environment = {"PATH": "/usr/bin:/bin", "PIP_INDEX_URL": "http://127.0.0.1:9/", "HOME": str(self.folder)}
        return subprocess.run([python, self.folder / "Scripts/fetch-assets", self.cache, self.public / "vendor",
                               *listed],
                              env=environment, capture_output=True, text=True)

    def taken(self):
        vendor = self.public / "vendor"
        return sorted(p.relative_to(vendor).as_posix() for p in vendor.rglob("*")
                      if p.is_file() and p.name != ".complete")

    def test_the_named_files_alone_are_unpacked_from_cached_wheels(self):
        result = self.fetch()
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(self.taken(), TAKEN)
        self.assertEqual([p.name for p in self.public.iterdir()], ["vendor"])
        self.assertFalse((self.folder / "evil.js").exists())

    def test_another_list_has_its_own_wheels(self):
        self.assertEqual(self.fetch("python").returncode, 0)
        self.assertEqual(self.taken(), ["sortedcontainers/__init__.py", "sortedcontainers/sortedlist.py"])
        self.assertEqual(self.fetch("cobol").returncode, 1)

    def test_a_second_time_nothing_is_touched(self):
        self.fetch()
        (self.public / "vendor/dompurify.mjs").write_text("mine")
        self.assertEqual(self.fetch().returncode, 0)
        self.assertEqual((self.public / "vendor/dompurify.mjs").read_text(), "mine")

    def test_new_pins_replace_the_whole_folder(self):
        self.fetch()
        (self.public / "vendor/stale.js").write_text("old")
        pins = self.folder / "Scripts/assets.txt"
        pins.write_text(pins.read_text() + "# renewed\n")
        self.assertEqual(self.fetch().returncode, 0)
        self.assertEqual(self.taken(), TAKEN)

    def test_a_wheel_with_another_digest_is_not_used(self):
        for path in (self.cache / "wheels").iterdir():
            path.write_bytes(path.read_bytes() + b"x")
        result = self.fetch()
        self.assertEqual(result.returncode, 1)
        self.assertIn("The wheels could not be downloaded", result.stderr)
        self.assertFalse((self.public / "vendor").exists())

    def test_without_a_network_what_is_there_stays(self):
        self.fetch()
        shutil.rmtree(self.cache)
        pins = self.folder / "Scripts/assets.txt"
        pins.write_text(pins.read_text() + "# renewed\n")
        self.assertEqual(self.fetch().returncode, 1)
        self.assertEqual(self.taken(), TAKEN)

    def test_without_pip_it_names_the_package(self):
        shutil.rmtree(self.cache)
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.folder / "bare"], check=True)
        result = self.fetch(python=self.folder / "bare/bin/python3")
        self.assertEqual(result.returncode, 1)
        self.assertIn("python3-pip", result.stderr)


if __name__ == "__main__":
    unittest.main()
