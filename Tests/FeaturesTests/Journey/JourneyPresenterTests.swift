import Domain
import Foundation
@testable import JourneyFeature
import Markup
import SiteKit
import Store
import Testing
import TestSupport
import TraceFile

@Suite(.timeLimit(.minutes(20))) struct JourneyPresenterTests {
  private let run = Journey.Run(language: .python, source: "i = 0\n")

  private var program: Journey.Request {
    Journey.Request(subject: .program(input: ""), runs: [run], language: .python)
  }

  /// A request whose job said these things and then stood still or ended.
  private func snapshot(
    _ request: Journey.Request, _ events: [Journey.Event]
  ) -> Journey.Snapshot {
    Journey.Snapshot(id: "j1", submission: request, events: events)
  }

  @Test(
    arguments: [
      ([], "Starting…"),
      ([.queued(ahead: 0)], "Waiting for a free place…"),
      ([.queued(ahead: 1)], "Waiting for one run before this one…"),
      ([.queued(ahead: 3)], "Waiting for 3 runs before this one…"),
      ([.compiling(run: 0)], "Preparing and running…"),
      (
        [.growing(run: 0, path: "/x", steps: 12_345)],
        "12,345 steps so far; the program is still running…"
      ),
    ] as [([Journey.Event], String)])
  func `what is going on is said`(events: [Journey.Event], words: String) {
    let model = Journey.model(snapshot(program, events))
    #expect(model.headline == "Recording")
    #expect(model.summary == words)
    #expect(model.isUnderWay)
    #expect(model.job == "j1")
    #expect(model.page?.description == "/journey?language=python&job=j1")
  }

  @Test(
    arguments: [
      (.finished, "/x", "Recorded", "3 steps in 1.5 ms."),
      (
        .failed(.runtimeError, note: "IndexError", line: 4), "/x", "Runtime error",
        "Line 4: IndexError (3 steps in 1.5 ms)"
      ),
      (
        .failed(.timeLimit, note: "", line: nil), "/x", "Time limit exceeded", "3 steps in 1.5 ms."
      ),
      (
        .finished, nil, "Ran without a journey",
        "The program ran, but nothing could be recorded."
      ),
      (.refused, nil, "Compile error", "0 errors."),
    ] as [(TraceReport.Ending, String?, String, String)])
  func `an end is said in words`(
    ending: TraceReport.Ending, path: String?, headline: String, summary: String
  ) {
    let report = TraceReport.sample(path: path, ending: ending)
    let model = Journey.model(snapshot(program, [.recorded(run: 0, report), .finished]))
    #expect(model.headline == headline)
    #expect(model.summary == summary)
    #expect(!model.isUnderWay)
    #expect(model.tracks.map(\.path) == (path == nil ? [] : [.traceFile(id: "j1", run: 0)]))
    #expect(model.fields.map(\.label) == ["stdout"])
  }

  @Test func `a program's own status and what was left out are told`() {
    var report = TraceReport.sample(path: "/x")
    report.status = 3
    report.mode = .partial
    report.reasons = ["Nothing is recorded of f (line 3): so."]
    let model = Journey.model(snapshot(program, [.recorded(run: 0, report), .finished]))
    #expect(model.headline == "Ended with status 3")
    #expect(model.tone == .caution)
    #expect(model.hint == "Nothing is recorded of f (line 3): so.")
  }

  @Test func `a program that only ran says why, what it answers and what to do`() {
    var report = TraceReport.sample(
      path: nil, ending: .failed(.timeLimit, note: "It was slow.", line: nil))
    report.reasons = ["Focus records Swift and Python."]
    report.steps = 0
    let model = Journey.model(snapshot(program, [.recorded(run: 0, report), .finished]))
    #expect(model.headline == "Ran without a journey")
    #expect(model.summary == "Focus records Swift and Python. It was slow.")
    #expect(model.hint == "Try a smaller input, or look for a loop that never ends.")
  }

  @Test(
    arguments: [
      (1, 0, nil, "part 1 of 4, 0 s so far…"),
      (2, 12.4, 52, "part 2 of 4, 12 s so far, about 40 s left…"),
      (3, 40, 200, "part 3 of 4, 40 s so far, about 3 min left…"),
      (4, 80, 52, "part 4 of 4, 80 s so far, longer than the expected 52 s…"),
    ] as [(Int, Double, Double?, String)])
  func `how far the recorder's building is, is said truthfully`(
    part: Int, seconds: Double, expected: Double?, words: String
  ) {
    let build = RecorderBuild(part: part, parts: 4, seconds: seconds, expectedSeconds: expected)
    let model = Journey.model(snapshot(program, [.preparing(run: 0, build)]))
    #expect(model.summary == "Building the recorder, once for this toolchain: \(words)")
  }

  @Test(
    arguments: [
      ([0, 0], [0, 1], "Wrong answer", "It returned [0,0], expected [0,1]. 3 steps in 1.5 ms."),
      ([1, 0], [0, 1], "Recorded", "3 steps in 1.5 ms. It answers [1,0]."),
    ] as [(Value, Value, String, String)])
  func `an answer is held against what was expected`(
    got: Value, expected: Value, headline: String, start: String
  ) throws {
    let request = Journey.Request(
      subject: .problem(.twoSum, input: [[3, 3], 6]), runs: [run], language: .python,
      expected: expected)
    var report = TraceReport.sample(path: "/a")
    report.answer = got
    let model = Journey.model(snapshot(request, [.recorded(run: 0, report), .finished]))
    #expect(model.headline == headline)
    #expect(model.summary.hasPrefix(start))
    let outcome = try #require(model.outcome)
    #expect(outcome.isRight == (headline == "Recorded") && !outcome.isDesign)
    let isShown = Journey.report(model).text.contains("data-outcome=")
    #expect(isShown)
  }

  @Test func `without a right answer nothing is said of it`() {
    let request = Journey.Request(
      subject: .problem(.twoSum, input: [[3, 3], 6]), runs: [run], language: .python)
    var report = TraceReport.sample(path: "/a")
    report.answer = [0, 0]
    let model = Journey.model(snapshot(request, [.recorded(run: 0, report), .finished]))
    #expect(model.outcome == nil && model.headline == "Recorded")
  }

  @Test func `two runs are told side by side, and shown once both are there`() {
    let request = Journey.Request(
      subject: .problem(.twoSum, input: [[3, 3], 6]),
      runs: [run, Journey.Run(title: "The reference", language: .python, source: "")],
      language: .python)
    var mine = TraceReport.sample(path: "/a")
    mine.answer = [0, 0]
    var other = TraceReport.sample(path: "/b")
    other.answer = [0, 1]
    let half = Journey.model(snapshot(request, [.recorded(run: 0, mine), .compiling(run: 1)]))
    #expect(half.tracks.isEmpty)
    #expect(half.summary == "Preparing and running… (The reference)")
    let whole = Journey.model(
      snapshot(request, [.recorded(run: 0, mine), .recorded(run: 1, other), .finished]))
    #expect(whole.tracks.map(\.title) == ["Your code", "The reference"])
    #expect(
      whole.summary
        == "Your code: 3 steps, answer [0,0]. The reference: 3 steps, answer [0,1].")
    #expect(whole.fields.map(\.label) == ["nums", "target", "Got", "stdout"])
    #expect(whole.page?.description == "/problems/two-sum?language=python&journey=j1")
  }

  @Test(
    arguments: [
      (0, 0, "3 steps in 1.5 ms.", []),
      (
        0, 2_000_000, "3 steps in 1.5 ms. 2,000,000 steps after them ran without being recorded.",
        ["Record steps 3 to 1,000,002"]
      ),
      (
        1_500_000, 1,
        "Steps 1,500,000 to 1,500,002 in 1.5 ms. 1,500,000 steps before them and 1 step after them "
          + "ran without being recorded.",
        ["Record steps 500,000 to 1,499,999", "Record steps 1,500,003 to 1,500,003"]
      ),
    ] as [(Int, Int, String, [String])])
  func `what was not recorded is told, and offered`(
    gap: Int, skipped: Int, summary: String, offers: [String]
  ) {
    var report = TraceReport.sample(path: "/x")
    (report.gap, report.skipped) = (gap, skipped)
    let model = Journey.model(snapshot(program, [.recorded(run: 0, report), .finished]))
    #expect(model.summary == summary)
    #expect(model.windows.map(\.title) == offers)
  }

  @Test func `the player is not mounted twice at the end`() {
    let report = TraceReport.sample(path: "/x")
    let last = snapshot(program, [.compiling(run: 0), .recorded(run: 0, report)])
    #expect(Journey.fragment(for: last) == nil)
    #expect(Journey.fragment(for: snapshot(program, last.events + [.finished])) != nil)
  }

  @Test func `what was stopped keeps what was recorded until then`() {
    let model = Journey.model(
      snapshot(
        program,
        [.growing(run: 0, path: "/x", steps: 9), .failed(message: "Stopped.", hint: nil)]))
    #expect(model.headline == "Ended early")
    #expect(model.summary == "Stopped. This is what was recorded until then.")
    #expect(model.tracks.count == 1)
  }

  @Test func `a step is a text with the ways to the others`() async throws {
    try await withTemporaryFolder { folder in
      let report = TraceReport.sample(path: try writeSampleTrace(into: folder))
      let there = snapshot(program, [.recorded(run: 0, report), .finished])
      let first = try #require(Journey.model(there, withText: true).step)
      #expect(first.title == "Step 0 of 3")
      #expect(first.previous == nil)
      #expect(first.next?.description == "/journey?language=python&job=j1&step=1")
      #expect(first.last?.description == "/journey?language=python&job=j1&step=3")
      let last = try #require(Journey.model(there, at: 99, withText: true).step)
      #expect(last.title == "Step 3 of 3")
      #expect(last.next == nil)
      #expect(last.text.contains("i = 1"))
    }
  }

  @Test func `an address may name any step of a run that is recorded in part`() async throws {
    try await withTemporaryFolder { folder in
      var tape = TapeWriter()
      tape.write([.gap(1000), .step(line: 1), .step(line: 2), .finish(status: 0)])
      let source = TraceSource(language: "python", source: "", sourceName: "main.py")
      let bytes = tape.bytes.withUnsafeBytes { TraceBuilder.trace(of: $0, source: source) }
      let file = folder.appending(path: "part.djt")
      try Data(bytes).write(to: file)
      let there = snapshot(program, [.recorded(run: 0, .sample(path: file.path)), .finished])
      for (asked, shown) in [(Int.min, 1000), (3, 1000), (1001, 1001), (Int.max, 1002)] {
        let step = try #require(Journey.model(there, at: asked, withText: true).step)
        #expect(step.title == "Step \(shown) of 1002")
      }
    }
  }

  @Test func `a step of a trace that is gone is none`() {
    let there = snapshot(
      program, [.recorded(run: 0, .sample(path: "/nowhere/x.djt")), .finished])
    #expect(Journey.model(there, withText: true).step == nil)
    #expect(throws: JourneyError.gone) { try Journey.bytes(of: 0, in: there) }
    #expect(throws: JourneyError.gone) { try Journey.bytes(of: 7, in: there) }
    #expect(throws: JourneyError.gone) { try Journey.bytes(of: 0, in: nil) }
  }

  @Test(arguments: [
    (0, "0 steps"), (1, "1 step"), (999, "999 steps"), (1_000, "1,000 steps"),
    (12_345_678, "12,345,678 steps"), (-1_234, "-1,234 steps"),
  ])
  func `counts are easy to read`(number: Int, text: String) {
    #expect(Measure.count(number, "step") == text)
  }
}
