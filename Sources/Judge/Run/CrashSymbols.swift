internal import Domain

/// Turns the addresses of a crash into the learner's lines, with the toolchain's own tool, jailed.
struct CrashSymbols: Sendable {
  var spec: JailSpec
  /// The learner's file as the compiler saw it.
  var sourceName: String
  /// Where something of ours follows in that file.
  var lastLine = Int.max

  /// The crash with its line and reason, or unchanged when nothing is known.
  func located(_ crash: CrashNote, _ pool: WorkerPool) async -> CrashNote {
    let own = crash.frames.filter { $0 > 0 }.prefix(16)
    guard !own.isEmpty else { return crash }
    var spec = spec
    spec.arguments += own.map(String.init)
    guard let session = try? await pool.open(spec) else { return crash }
    var text: [UInt8] = []
    for await event in session.events {
      if case .output(.stdout, let bytes) = event { text += bytes }
    }
    return read(String(decoding: text, as: UTF8.self), into: crash)
  }

  /// Pairs of lines: a function's name, then `file:line:column`; inlined functions come first.
  func read(_ text: String, into crash: CrashNote) -> CrashNote {
    var crash = crash
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    for (name, place) in zip(lines, lines.dropFirst()) {
      if crash.reason == nil, crash.line == nil,
        name.hasPrefix(Self.marker)
      {
        crash.reason = String(name.dropFirst(Self.marker.count))
      }
      let parts = place.split(separator: ":")
      guard crash.line == nil, parts.count >= 3, parts[parts.count - 3].hasSuffix(sourceName),
        let line = Int(parts[parts.count - 2]), (1...lastLine).contains(line)
      else { continue }
      crash.line = line
    }
    return crash
  }

  private static let marker = "Swift runtime failure: "
}
