import Foundation
import Testing

@testable import TraceFile

/// Keeps the traces by which `Tests/Journey/trace.mjs` compares the reader in JavaScript with this one.
@Suite struct FixtureTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Journey/traces")

  static let fixtures: [(name: String, events: [TraceEvent], language: String, source: String)] = [
    (
      "bubble", bubbleSort([5, 2, 9, 1]), "swift",
      "var nums = [5, 2, 9, 1]\nfor i in nums.indices {\n  for j in 0..<3 - i {\n"
    ),
    ("fibonacci", fibonacci(6), "python", "def fib(n):\n"),
    ("random-1", RandomTape(seed: 1, steps: 90).events, "swift", ""),
    ("random-2", RandomTape(seed: 2, steps: 90).events, "python", ""),
    ("long", LongTape(seed: 1, steps: 40).events, "swift", ""),
    ("random-3", RandomTape(seed: 3, steps: 90).events, "javascript", "a\r\n\tb\n"),
  ]

  @Test(arguments: fixtures.indices)
  func `a fixture is what this reader answers`(_ number: Int) throws {
    let fixture = FixtureTests.fixtures[number]
    var writer = TapeWriter()
    writer.write(fixture.events)
    let file = build(
      writer.bytes, language: fixture.language, source: fixture.source,
      segmentBytes: fixture.name == "long" ? 200 : TraceBuilder.segmentBytes)
    let answers = try FixtureTests.json(TraceAnswers(file))
    let base = FixtureTests.folder.appending(path: fixture.name)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: FixtureTests.folder, withIntermediateDirectories: true)
      try file.write(to: base.appendingPathExtension("djt"))
      try answers.write(to: base.appendingPathExtension("json"))
    }
    #expect(try Data(contentsOf: base.appendingPathExtension("djt")) == file)
    #expect(try Data(contentsOf: base.appendingPathExtension("json")) == answers)
  }

  /// Writes many more, sound and damaged: `FOCUS_TRACES=FOLDER`, then `node Tests/Journey/trace.mjs FOLDER`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["FOCUS_TRACES"] != nil))
  func `many traces for the reader in JavaScript`() throws {
    let path = try #require(ProcessInfo.processInfo.environment["FOCUS_TRACES"])
    let folder = URL(filePath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var dice = Dice(seed: 11)
    for number in 0..<300 {
      let isLong = number % 60 == 4
      let tape =
        isLong
        ? LongTape(seed: number, steps: 40).bytes
        : RandomTape(seed: 1000 + number, steps: number == 0 ? 2500 : 40).bytes
      var file = build(
        tape, language: ["swift", "python"][number % 2],
        segmentBytes: isLong ? 200 : TraceBuilder.segmentBytes)
      if number % 3 == 1 { file = build(HostileTests.damaged(tape, from: 64, &dice)) }
      if number % 3 == 2 { file = Data(HostileTests.damaged(Array(file), from: 8, &dice)) }
      let base = folder.appending(path: String(number))
      try file.write(to: base.appendingPathExtension("djt"))
      let answers = try FixtureTests.json(TraceAnswers(file))
      try answers.write(to: base.appendingPathExtension("json"))
    }
  }

  private static func json(_ answers: TraceAnswers) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(answers)
  }
}
