import Domain
import Foundation
import TestSupport
import Testing
import TraceFile

@testable import focus

struct TracePlayerTests {
  @Test(
    arguments: [
      // Step, steps before and behind the hundred that are recorded, what is to be recorded.
      (50, 0, 0, nil), (100, 0, 5000, nil), (101, 0, 0, nil),
      (101, 0, 5000, 0..<1_000_000), (4000, 0, 5_000_000, 3000..<1_003_000),
      (5099, 0, 5000, 4099..<5100), (5100, 0, 5000, 4100..<5100), (5101, 0, 5000, nil),
      (7, 3000, 0, 0..<3100), (2999, 3000, 0, 1999..<3100), (3001, 3000, 0, nil),
    ] as [(Int, Int, Int, Range<Int>?)])
  func `a step that was not recorded is reached by another run`(
    step: Int, gap: Int, skipped: Int, steps: Range<Int>?
  ) {
    let report = TraceReport(
      path: "/x", mode: .full, steps: 100, gap: gap, skipped: skipped, ending: .finished)
    let end = gap + 100 + skipped
    let wish = TracePlayer.wish(step, report)
    #expect(wish?.steps == steps.map { $0.lowerBound..<min($0.upperBound, end) })
    #expect(wish == nil || wish?.place == step)
  }

  @Test(
    arguments: [
      (["i == 1"], 0, .forward, 2), (["i == 1"], 2, .forward, 3), (["i == 1"], 3, .forward, nil),
      (["i == 0"], 3, .backward, 1), (["i changed"], 0, .forward, 1),
      // The nearest of several; what is said twice is taken off.
      (["i == 1", "2"], 0, .forward, 1), (["i == 0", "3"], 3, .backward, 2),
      (["i == 1", "2", "2"], 0, .forward, 2), (["1"], 0, .forward, nil),
    ] as [([String], Int, TraceDirection, Int?)])
  func `a stop is a condition or a line`(
    texts: [String], from: Int, direction: TraceDirection, hit: Int?
  ) async throws {
    try await withTemporaryFolder { folder in
      let trace = try Trace(contentsOf: URL(filePath: writeSampleTrace(into: folder)))
      var stops = TraceStops()
      for text in texts { try stops.toggle(text) }
      #expect(stops.step(in: trace, from: from, direction) == hit)
    }
  }

  @Test func `stops are told, and what cannot be read is none`() throws {
    var stops = TraceStops()
    #expect(stops.isEmpty && stops.text.isEmpty)
    try stops.toggle("lo > hi")
    try stops.toggle("12")
    #expect(stops.text == "line 12, lo > hi")
    #expect(throws: TraceFileError.self) { try stops.toggle("lo >") }
    #expect(stops.text == "line 12, lo > hi")
    try stops.toggle("lo > hi")
    try stops.toggle("12")
    #expect(stops.isEmpty)
  }

  @Test func `the sheet of keys fits a terminal`() {
    let lines = TracePlayer.keys.split(separator: "\n")
    #expect(lines.count <= 21)
    for line in lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `the sheet names every key`() throws {
    let sheet = try typed(["?"]).text
    let words = Set(sheet.split { $0.isWhitespace }.map(String.init))
    let arrows = ["→", "l", "←", "h", "↓", "j", "↑", "k"]
    #expect(words.isSuperset(of: arrows))
    #expect(words.isSuperset(of: ["o", "O", "n", "N", "Home", "End", "g", "w"]))
    #expect(words.isSuperset(of: ["Space", "+", "-", "/", "f", "F", "b", "c", "C", "?", "q"]))
    #expect(sheet.contains("Page Down") && sheet.contains("Page Up"))
    #expect(try typed(["?", "?"]).text.contains("Step 0 of 11"))
  }

  @Test(arguments: [
    ("a = 1\nb", "a = 1\nb"), ("\u{1B}[2Jx", "·[2Jx"), ("\u{7}\u{9B}\r\t", "····"),
    ("é 日 👩‍👩‍👧", "é 日 👩‍👩‍👧"),
  ])
  func `what a program made cannot steer the terminal`(text: String, shown: String) {
    #expect(text.withoutControls == shown)
  }

  @Test(
    arguments: [
      ("q", ["q"]), ("\u{1b}[C\u{1b}[C", ["right", "right"]), ("g5\n", ["g", "5", "enter"]),
      ("\u{1b}OA\u{1b}[6~\r", ["up", "page down", "enter"]), ("\u{1b}", ["escape"]),
      ("\u{3}\u{7F}", ["interrupt", "delete"]), ("é日👩", ["é", "日", "👩"]),
      ("\u{1b}[1;5Cx", ["\u{1b}[1;5C", "x"]),
    ] as [(String, [String])])
  func `keys that come together are taken one by one`(text: String, keys: [String]) {
    for size in [1, 64] where size > 1 || !text.contains("\u{1b}") {
      var (reader, found) = (TerminalKeys(), [String]())
      for start in stride(from: 0, to: text.utf8.count, by: size) {
        reader.add(text.utf8.dropFirst(start).prefix(size))
        while let key = reader.next() { found.append(key) }
      }
      #expect(found == keys)
    }
  }
}
