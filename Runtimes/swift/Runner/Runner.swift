import FocusPrelude
import Glibc

/// Loads the learner's library that the first frame names and lets it serve cases on a stack of
/// its own. A warm process has done all of this but the loading before it forks itself.
@_cdecl("main")
func run() -> Int32 {
  setvbuf(stdout, nil, _IOLBF, 1 << 16)
  Harness.send = { kind, payload in
    fflush(stdout)
    Channel.send(UInt8(kind.value), payload)
  }
  Harness.receive = Channel.receive
  guard let stack = DeepStack() else { return 3 }
  Zygote.serve()
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
  stack.call(unsafeBitCast(entry, to: (@convention(c) () -> Void).self))
  return 0
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

private func fail(_ message: String) -> Int32 {
  var writer = Writer()
  writer.raw("{\"message\":")
  writer.string(message)
  writer.raw("}")
  Harness.send("E", writer.bytes)
  return 1
}
