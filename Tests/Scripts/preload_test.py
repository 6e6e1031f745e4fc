"""What is loaded into compilers ahead of their own libraries (Sources/CPreload) takes none of their names."""
import pathlib, platform, shutil, subprocess, tempfile, unittest

ROOT = pathlib.Path(__file__).parents[2]
COMPILER = next((path for path in map(shutil.which, ("cc", "clang", "gcc")) if path), None)


@unittest.skipUnless(platform.system() == "Linux" and COMPILER and shutil.which("nm"), "for Linux with a C compiler")
class PreloadTests(unittest.TestCase):
    def test_the_preloaded_library_exports_what_a_harness_calls_alone(self):
        sources = [*(ROOT / "Sources/CZygote").glob("*.c"), *(ROOT / "Sources/CPreload").glob("*.c")]
        with tempfile.TemporaryDirectory() as folder:
            library = pathlib.Path(folder, "libfocus-zygote.so")
            subprocess.run([COMPILER, "-std=gnu17", "-shared", "-fPIC", "-I", ROOT / "Sources/CZygote/include",
                            "-I", ROOT / "Sources/CPreload/include", "-o", library, *sources], check=True)
            table = subprocess.run(["nm", "-D", "--defined-only", "--format=posix", library], check=True,
                                   capture_output=True, text=True).stdout
        # The second is glibc's own start, in whose place a compiler is forked.
        self.assertEqual({line.split()[0] for line in table.splitlines()} - {"_init", "_fini"},
                         {"focus_zygote_serve", "__libc_start_main"})


if __name__ == "__main__":
    unittest.main()
