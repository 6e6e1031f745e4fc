import FocusPrelude
import Glibc

/// Loads the learner's library that the first frame names and lets it serve cases on a stack of
/// its own.
@_cdecl("main")
func run() -> Int32 {
  setvbuf(stdout, nil, _IOLBF, 1 << 16)
  Harness.send = { kind, payload in
    fflush(stdout)
    Channel.send(UInt8(kind.value), payload)
  }
  Harness.receive = Channel.receive
  guard let (kind, message) = Channel.receive(), kind == UInt8(ascii: "L") else { return 2 }
  let (path, needed) = order(message)
  for library in needed { dlopen(library, RTLD_NOW | RTLD_GLOBAL) }
  guard let library = dlopen(path, RTLD_NOW) else {
    return fail(dlerror().map { String(cString: $0) } ?? "The program cannot be loaded.")
  }
  guard let entry = dlsym(library, "focus_entry") else {
    return fail("The program has no entry.")
  }
  CrashReport.install(library)
  return serve(entry)
}

/// Reads `{"libraries":[…],"library":"…"}`.
private func order(_ message: [UInt8]) -> (library: String, needed: [String]) {
  var reader = Reader(message)
  reader.skip("{")
  _ = reader.string()
  reader.skip(":")
  let needed = reader.strings()
  reader.skip(",")
  _ = reader.string()
  reader.skip(":")
  return (reader.string(), needed)
}

/// Deep enough for a step per element of the largest inputs, and below the usual memory limit, so
/// that endless recursion ends as an overflow.
private let stackBytes = 192 << 20

private func serve(_ entry: UnsafeMutableRawPointer) -> Int32 {
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
  guard started == 0 else { return fail("There is no room for the program's stack.") }
  pthread_join(thread, nil)
  return 0
}

private func fail(_ message: String) -> Int32 {
  var writer = Writer()
  writer.raw("{\"message\":")
  writer.string(message)
  writer.raw("}")
  Harness.send("E", writer.bytes)
  return 1
}
