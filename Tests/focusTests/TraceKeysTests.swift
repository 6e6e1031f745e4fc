import Domain
import Testing
import TraceFile

@testable import focus

/// What keys do to the screen of a journey.
struct TraceKeysTests {
  private func letters(_ text: String) -> [String] { text.map(String.init) }

  @Test func `the code marks what ran and what is about to run`() throws {
    let screen = try typed([], at: 7)
    #expect(screen.text.contains("•  2      return n * n\r\n"))
    #expect(screen.text.contains(" → 5  for i in range(3):\r\n"))
    // At the end nothing is about to run.
    #expect(try typed(["end"]).text.contains("•  7  print(total)\r\n"))
  }

  @Test(
    arguments: [
      (6, ["o"], 7), (6, ["O"], 5), (6, ["left"], 5), (5, ["down"], 7), (7, ["up"], 5),
      (0, ["f"], 0), (1, ["f"], 4), (4, ["F"], 1), (3, ["end"], 11), (3, ["home"], 0),
    ] as [(Int, [String], Int)])
  func `keys lead over calls, out of them, and to a line's other runs`(
    from: Int, keys: [String], to: Int
  ) throws {
    #expect(try typed(keys, at: from).text.contains("Step \(to) of 11"))
  }

  @Test(
    arguments: [
      ("i", [], 2), ("i", ["n"], 5), ("i", ["n", "n"], 8), ("i", ["n", "n", "N"], 5),
      ("total == 11", [], 7), ("total == 11", ["n"], 8), ("total == 11", ["n", "N"], 7),
      // The step does not matter, only what was looked for.
      ("i", ["end", "N"], 8), ("i", ["home", "n"], 2),
    ] as [(String, [String], Int)])
  func `a search is repeated forward and backward`(
    search: String, keys: [String], step: Int
  ) throws {
    let screen = try typed(["/"] + letters(search) + ["enter"] + keys)
    #expect(screen.text.contains("Step \(step) of 11"))
  }

  @Test func `a search that finds nothing says so`() throws {
    #expect(try typed(["n"]).text.contains("First choose what to find, with /."))
    let ahead = try typed(["/", "i", "enter", "n", "n", "n"])
    #expect(ahead.text.contains("“i” doesn't change at any later step."))
    let behind = try typed(["/"] + letters("total == 11") + ["enter", "N"])
    #expect(behind.text.contains("“total == 11” isn't true at any earlier step."))
  }

  @Test func `what changed is shown old and new, and the rest fades`() throws {
    let plain = try typed([], at: 7).painted
    #expect(plain.contains("\r\n  total = 10 → 11\r\n  i = 1\r\n"))
    let coloured = try typed([], at: 7, hasColour: true).painted
    #expect(coloured.contains("\u{1b}[1m  total = 10 → 11\u{1b}[0m\r\n"))
    #expect(coloured.contains("\u{1b}[2m  i = 1\u{1b}[0m\r\n"))
  }

  @Test func `the ruler is as wide as the screen`() throws {
    let trace = try squaresTrace()
    let ruler = TraceRuler(of: trace, columns: 80).text(at: 4)
    #expect(ruler.count == 80 && ruler.contains("┬") && ruler.contains("◇"))
    #expect(try typed([], at: 4).painted.contains("\u{1b}[22;1H\(ruler)\u{1b}[23;1H"))
  }
}

// MARK: - Playing

extension TraceKeysTests {
  private static func wait(_ stepsASecond: Double) -> Duration { .seconds(1 / stepsASecond) }

  @Test func `Space plays at a speed, and stops`() throws {
    let three = Self.wait(3)
    let playing = try typed([" ", "tick", "tick"])
    #expect(playing.waits == [nil, three, three, three])
    #expect(playing.text.contains("Step 2 of 11"))
    #expect(playing.text.contains("Playing, 3 steps a second."))
    let stopped = try typed([" ", "tick", " "])
    #expect(stopped.waits == [nil, three, three, nil])
    #expect(stopped.text.contains("Step 1 of 11") && !stopped.text.contains("Playing"))
  }

  @Test func `plus and minus change the speed`() throws {
    let screen = try typed([" ", "+", "=", "-", "-", "-"])
    let waits: [Duration?] = [3, 5, 8, 5, 3, 2].map { Self.wait($0) }
    #expect(screen.waits == [nil] + waits)
    #expect(screen.text.contains("Plays 2 steps a second."))
    let slowest = try typed([" "] + Array(repeating: "-", count: 9))
    #expect(slowest.waits.last == Self.wait(0.5))
    #expect(slowest.text.contains("Plays a step in 2 seconds."))
    let fastest = try typed([" "] + Array(repeating: "+", count: 9))
    #expect(fastest.waits.last == Self.wait(20))
  }

  @Test(arguments: ["right", "l", "O", "page down", "?", "n", "home", "x"])
  func `any other key stops it`(key: String) throws {
    let screen = try typed([" ", "tick", key])
    #expect(screen.waits == [nil, Self.wait(3), Self.wait(3), nil])
  }

  @Test(
    arguments: [
      (["i == 1"], 1, 5, "Stopped at i == 1."), (["7"], 1, 10, "Stopped at line 7."),
      (["total changed"], 1, 1, "Stopped at total changed."),
      (["i == 2", "2"], 1, 3, "Stopped at line 2."),
      // One that still holds does not hold it up.
      (["i == 1"], 2, 11, "Stops: i == 1."), ([], 1, 11, "q leave"),
    ] as [([String], Int, Int, String)])
  func `it plays up to a stop, and else to the end`(
    stops: [String], times: Int, step: Int, note: String
  ) throws {
    var keys = stops.flatMap { ["b"] + letters($0) + ["enter"] }
    for _ in 0..<times { keys += [" ", TraceScreen.untilItStops] }
    let screen = try typed(keys)
    #expect(screen.text.contains("Step \(step) of 11") && screen.text.contains(note))
    #expect(screen.waits.last == .some(nil))
  }

  @Test func `at the end it begins anew`() throws {
    let screen = try typed([" "], at: 11)
    #expect(screen.text.contains("Step 0 of 11") && screen.text.contains("Playing"))
  }

  @Test func `what was set goes on where other steps are recorded`() throws {
    let trace = try squaresTrace()
    let report = TraceReport(
      path: "/x", mode: .full, steps: trace.steps, skipped: 5000, ending: .finished)
    let screen = TraceScreen(["b", "7", "enter", "/", "i", "enter", "+", "w"])
    let wish = TracePlayer(trace, report, screen.terminal).play()
    #expect(wish?.choices.stops.text == "line 7")
    #expect(wish?.choices.search == "i")
    #expect(wish?.choices.pace.wait == Self.wait(5))
  }
}
