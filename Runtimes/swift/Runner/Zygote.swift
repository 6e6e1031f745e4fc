import Glibc

/// Where the jail keeps warm processes, this one stays at its first line with everything loaded
/// and forks itself for each run; elsewhere it just goes on.
enum Zygote {
  private static let variables = [
    "FOCUS_ZYGOTE", "FOCUS_PRELOAD", "LD_LIBRARY_PATH", "SWIFT_BACKTRACE",
  ]

  static func serve() {
    if let path = getenv("FOCUS_ZYGOTE") {
      guard let library = dlopen(path, RTLD_NOW), let symbol = dlsym(library, "focus_zygote_serve")
      else { exit(4) }
      preload()
      Warmth.spread()
      let serve = unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)
      guard serve() == 0 else { exit(5) }
    }
    // None of the learner's business.
    for name in variables { unsetenv(name) }
  }

  /// The libraries that the language hands out without being asked.
  private static func preload() {
    let more = getenv("FOCUS_PRELOAD").map { String(cString: $0) } ?? ""
    for name in more.split(separator: ":") { dlopen(String(name), RTLD_NOW | RTLD_GLOBAL) }
  }
}
