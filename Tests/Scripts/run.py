#!/usr/bin/env python3
"""Runs the tests of the launcher and the scripts; prints `N passed, N failed` at the end.

Usage: Tests/Scripts/run.py [PATTERN]
"""
import faulthandler, pathlib, sys, unittest

faulthandler.dump_traceback_later(600, exit=True)
pattern = sys.argv[1] if len(sys.argv) > 1 else "*_test.py"
suite = unittest.defaultTestLoader.discover(str(pathlib.Path(__file__).parent), pattern)
result = unittest.TextTestRunner(verbosity=1).run(suite)
failed = len({str(test) for test, _ in result.failures + result.errors})
print(f"{result.testsRun - failed} passed, {failed} failed", flush=True)
sys.exit(1 if failed or not result.testsRun else 0)
