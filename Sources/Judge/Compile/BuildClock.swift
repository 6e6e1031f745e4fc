internal import Domain
internal import Foundation

/// How far something that is compiled once has come, told to every process by a file beside its place.
///
/// What it took is kept, so that the next one on this machine can say how long it will take.
struct BuildClock: Sendable {
  private struct Note: Codable {
    var part: Int
    var parts: Int
    var begin: Date
    var expectedSeconds: Double?
    var process: Int32
  }

  private let path: String
  private let times: String
  private let kind: String

  /// `place` is where the folder will be; `kind` names builds that take the same time.
  init(place: String, kind: String) {
    path = "\(place).building"
    times = URL(filePath: place).deletingLastPathComponent().appending(path: "times.json").path
    self.kind = kind
  }

  /// What the last builds of each kind took, in seconds.
  private var known: [String: Double] {
    let data = FileManager.default.contents(atPath: times) ?? Data()
    return (try? JSONDecoder().decode([String: Double].self, from: data)) ?? [:]
  }

  /// What one of this kind took here, or what another kind's lets one expect, by the factor between them.
  func expected(orBy other: String, times factor: Double) -> Double? {
    let known = known
    return known[kind] ?? known[other].map { $0 * factor }
  }

  /// Notes that a part begins.
  func begin(_ part: Int, of parts: Int, since begin: Date, expectedSeconds: Double?) {
    let note = Note(
      part: part, parts: parts, begin: begin, expectedSeconds: expectedSeconds,
      process: getpid())
    // Nobody's work depends on what is said of it.
    try? JSONEncoder().encode(note).write(to: URL(filePath: path), options: .atomic)
  }

  /// Takes the notes away; what was made took so long.
  func end(after seconds: Double?) {
    try? FileManager.default.removeItem(atPath: path)
    guard let seconds else { return }
    var known = known
    known[kind] = seconds
    try? JSONEncoder().encode(known).write(to: URL(filePath: times), options: .atomic)
  }

  /// Nil where nothing is built, or whoever did has gone.
  func state(now: Date = Date()) -> RecorderBuild? {
    guard let data = FileManager.default.contents(atPath: path),
      let note = try? JSONDecoder().decode(Note.self, from: data),
      kill(note.process, 0) == 0 || errno == EPERM
    else { return nil }
    return RecorderBuild(
      part: note.part, parts: note.parts, seconds: max(0, now.timeIntervalSince(note.begin)),
      expectedSeconds: note.expectedSeconds)
  }
}
