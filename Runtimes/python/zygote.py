"""Where the jail keeps warm processes, this one imports everything and forks itself for each run."""

import os

from preload import MODULES, NAMES, load

# None of the learner's business.
VARIABLES = ("FOCUS_", "LD_LIBRARY_PATH", "GLIBC_TUNABLES")


def serve(rehearse):
    """Returns in each forked process; where there are no warm processes, at once.

    The rehearsal does what a run does, so that what is made on first use is made already.
    """
    path = os.environ.get("FOCUS_ZYGOTE")
    if path:
        become(path, rehearse)
    for name in [name for name in os.environ if name.startswith(VARIABLES)]:
        del os.environ[name]


def become(path, rehearse):
    import ctypes
    import gc

    for name in (*MODULES, *NAMES, "linecache", "traceback", "warnings"):
        load(name)
    rehearse()
    library = ctypes.PyDLL(path)
    before, after = ctypes.pythonapi.PyOS_BeforeFork, ctypes.pythonapi.PyOS_AfterFork_Child
    before.restype = after.restype = None
    gc.collect()
    # Collections of a run leave these objects alone, and with them the pages that are shared.
    gc.freeze()
    before()
    if library.focus_zygote_serve() != 0:
        os._exit(5)
    # Gives `random` another seed, too.
    after()
