import Domain
import Foundation
@testable import JourneyFeature
import SiteKit
import Store
import Synchronization
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(20))) struct JourneyFollowingTests {
  private struct Missing: UserFacingError {
    let message = "There is no Data Journey for Rust yet."
    let hint: String? = "Swift and Python have one."
  }

  private func request(runs: Int = 1) -> Journey.Request {
    let run = Journey.Run(language: .python, source: "i = 0")
    return Journey.Request(
      subject: .program(input: ""), runs: Array(repeating: run, count: runs), language: .python)
  }

  private func events(
    of request: Journey.Request, with tracer: Tracer
  ) async throws -> [Journey.Event] {
    var services = try Services.test(problems: [.twoSum])
    services.tracer = tracer
    let heard = Mutex<[Journey.Event]>([])
    await request.follow(with: services) { event in heard.withLock { $0.append(event) } }
    return heard.withLock { $0 }
  }

  @Test func `runs are recorded one after the other`() async throws {
    let report = TraceReport.sample(path: "/x")
    let tracer = Tracer.scripted([.compiling, .finished(report)])
    #expect(
      try await events(of: request(runs: 2), with: tracer) == [
        .compiling(run: 0), .recorded(run: 0, report), .compiling(run: 1),
        .recorded(run: 1, report), .finished,
      ])
  }

  @Test func `after one that does not compile the other is not run`() async throws {
    let report = TraceReport.sample(path: nil, ending: .refused)
    #expect(
      try await events(of: request(runs: 2), with: .scripted([.finished(report)]))
        == [.recorded(run: 0, report), .finished])
  }

  @Test func `trouble is the last event, in the words of who had it`() async throws {
    #expect(
      try await events(of: request(), with: .failing(Missing()))
        == [.failed(message: Missing().message, hint: Missing().hint)])
    #expect(
      try await events(of: request(), with: .scripted([.compiling])).last
        == .failed(
          message: CodingError.judgeStopped.message, hint: CodingError.judgeStopped.hint))
  }

  @Test func `a request says what is wrong with it`() throws {
    let run = Journey.Run(language: .python, source: "x = 1")
    func ask(_ input: [Value]?, _ run: Journey.Run, _ problem: Problem = .twoSum) throws {
      _ = try Journey.request(run, of: problem, input: input, on: .python)
    }
    try ask([[1, 2], 3], run)
    try ask(nil, run)
    #expect(throws: CodingError.emptySource) {
      try ask(nil, Journey.Run(language: .python, source: " "))
    }
    var bare = Problem.twoSum
    bare.tests = []
    bare.solutions = []
    #expect(throws: JourneyError.noExample(slug: "two-sum")) { try ask(nil, run, bare) }
    #expect(throws: JourneyError.noSolution(name: "fast")) {
      _ = try Journey.request(run, of: bare, input: [[1, 2], 3], comparing: true, on: .python)
    }
    #expect(throws: JourneyError.inputTooLong(bytes: (1 << 20) + 1)) {
      _ = try Journey.request(
        program: "x", in: .python, input: String(repeating: "a", count: (1 << 20) + 1))
    }
  }

  @Test func `an input is sent as it is, a large one by a name that finds it again`() async throws {
    let services = try Services.test(problems: [.twoSum])
    let small: [Value] = [[3, 3], 6]
    let large: [Value] = [.array((0..<20_000).map { .int($0) }), 6]
    #expect(SentInput.text(of: []) == nil)
    #expect(SentInput.text(of: small) == "[[3,3],6]")
    let name = try #require(SentInput.text(of: large))
    #expect(name.utf8.count < 100)
    #expect(try await Journey.input("[[3,3],6]", of: .twoSum, with: services) == small)
    for text in ["[1", "[\"a\",3]"] {
      await #expect(throws: CodingError.self) {
        try await Journey.input(text, of: .twoSum, with: services)
      }
    }
    await #expect(throws: JourneyError.inputGone) {
      try await Journey.input(name, of: .twoSum, with: services)
    }
    let verdict = Verdict(
      slug: "two-sum", contentVersion: "", language: .python, verdict: .wrongAnswer, passed: 0,
      total: 1, limits: Problem.twoSum.limits,
      compile: CompileReport(milliseconds: 0, cached: false, optimised: true), jail: "L4",
      cases: [CaseResult(index: 0, visible: false, verdict: .wrongAnswer, input: large)])
    try await services.database.recordAttempt(
      purpose: .submit, source: "", verdict: verdict, finishedAt: services.now())
    #expect(try await Journey.input(name, of: .twoSum, with: services) == large)
  }

  @Test func `a window is the same run again, recorded elsewhere`() throws {
    var request = request(runs: 2)
    request.language = .swift
    let snapshot = Journey.Snapshot(id: "j1", submission: request, events: [])
    let window = try Journey.request(window: "10..20", of: snapshot)
    #expect(window.window == 10..<20)
    #expect(window.runs == [request.runs[0]])
    #expect(window.language == .swift)
    #expect(throws: JourneyError.gone) { try Journey.request(window: "1..2", of: nil) }
    for text in ["", "7", "2..1", "5..5", "-1..2", "a..b", "1..2..3", "1...2"] {
      #expect(throws: JourneyError.badSteps(text)) {
        try Journey.request(window: text, of: snapshot)
      }
    }
  }

  @Test func `a window that its run never reaches leaves what was recorded before`() async throws {
    var first = TraceReport.sample(
      path: "/first", ending: .failed(.timeLimit, note: "", line: nil))
    first.skipped = 4_000_000
    let before = Journey.Snapshot(
      id: "j1", submission: request(), events: [.recorded(run: 0, first), .finished])
    let window = try Journey.request(window: "3000000..4000000", of: before)
    #expect(window.kept == first)
    var empty = TraceReport.sample(path: "/x", ending: first.ending)
    empty.steps = 0
    let told = try await events(of: window, with: .scripted([.compiling, .finished(empty)]))
    #expect(told == [.compiling(run: 0), .kept(run: 0, first), .finished])

    let after = Journey.Snapshot(id: "j2", submission: window, events: told)
    let model = Journey.model(after)
    #expect(model.headline == "Time limit exceeded")
    #expect(
      model.hint
        == "The run, repeated, ended before step 3,000,000: this is the recording from before.")
    #expect(model.tracks.map(\.path) == [.traceFile(id: "j2", run: 0)])
    #expect(model.windows.map(\.title) == ["Record steps 3 to 1,000,002"])
    #expect(
      Journey.fragment(for: Journey.Snapshot(id: "j2", submission: window, events: told.dropLast()))
        == nil)
    // One that gets there is what it recorded, and so is a second window behind it.
    let reached = TraceReport.sample(path: "/x")
    #expect(
      try await events(of: window, with: .scripted([.finished(reached)]))
        == [.recorded(run: 0, reached), .finished])
    #expect(try Journey.request(window: "1..2", of: after).kept == first)
  }

  @Test func `what ran behind the window of a killed run is known from the run before`() {
    var first = TraceReport.sample(
      path: "/a", ending: .failed(.timeLimit, note: "", line: nil))
    first.skipped = 4_000_000
    var window = TraceReport.sample(path: "/b", ending: first.ending)
    window.gap = 1_000_000
    #expect(window.knowing(first).skipped == 3_000_000)
    #expect(window.knowing(nil).skipped == 0)
    window.skipped = 5_000_000
    #expect(window.knowing(first).skipped == 5_000_000)
    // One that ended by itself has told.
    window.ending = .finished
    window.skipped = 0
    #expect(window.knowing(first).skipped == 0)
  }

  @Test func `a window never reaches behind the run, however far one asks`() {
    var report = TraceReport.sample(path: "/a", ending: .finished)
    report.skipped = 10
    let end = report.recorded.upperBound + 10
    #expect(report.window(for: 0...Int.max) == 0..<end)
    #expect(report.window(for: end...Int.max) == end - 1..<end)
    #expect(report.window(for: Int.max...Int.max) == nil)
  }

  @Test func `a solution of the catalogue is found by its language and name`() throws {
    let run = try Journey.solution("python/fast", of: .twoSum)
    #expect(run.title == "Fast in Python")
    #expect(run.source.contains("enumerate"))
    for name in ["swift/fast", "fast", "python/fast/x", ""] {
      #expect(throws: JourneyError.noSolution(name: name)) {
        try Journey.solution(name, of: .twoSum)
      }
    }
  }
}
