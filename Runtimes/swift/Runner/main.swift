import FocusPrelude
import Glibc

// Loads a learner's library and lets it serve cases on a stack of its own.
// Arguments: the library, then the libraries that it needs.

setvbuf(stdout, nil, _IOLBF, 1 << 16)
Harness.send = { kind, payload in
  fflush(stdout)
  Channel.send(UInt8(kind.value), payload)
}
Harness.receive = Channel.receive

func fail(_ message: String) -> Never {
  var writer = Writer()
  writer.raw("{\"message\":")
  writer.string(message)
  writer.raw("}")
  Harness.send("E", writer.bytes)
  exit(1)
}

guard CommandLine.arguments.count >= 2 else { exit(2) }
for library in CommandLine.arguments.dropFirst(2) { dlopen(library, RTLD_NOW | RTLD_GLOBAL) }
guard let library = dlopen(CommandLine.arguments[1], RTLD_NOW) else {
  fail(dlerror().map { String(cString: $0) } ?? "The program cannot be loaded.")
}
guard let entry = dlsym(library, "focus_entry") else { fail("The program has no entry.") }
CrashReport.install(library)

// Deep enough for a step per element of the largest inputs; below the usual memory limit, so that
// endless recursion ends as an overflow.
let stackBytes = 192 << 20
var attributes = pthread_attr_t()
pthread_attr_init(&attributes)
pthread_attr_setstacksize(&attributes, stackBytes)
var thread = pthread_t()
let started = pthread_create(
  &thread, &attributes,
  { entry in
    guard let entry else { return nil }
    CrashReport.useOwnStack()
    unsafeBitCast(entry, to: (@convention(c) () -> Void).self)()
    return nil
  }, entry)
guard started == 0 else { fail("There is no room for the program's stack.") }
pthread_join(thread, nil)
