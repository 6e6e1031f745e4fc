import Domain
import Features
import Foundation
import Store
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct JourneyFollowingTests {
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
    func ask(_ input: String?, _ run: Journey.Run, _ problem: Problem = .twoSum) throws {
      _ = try Journey.request(run, of: problem, input: input, on: .python)
    }
    try ask("[[1,2],3]", run)
    try ask(nil, run)
    #expect(throws: CodingError.self) { try ask("[1", run) }
    #expect(throws: CodingError.self) { try ask("[\"a\",3]", run) }
    #expect(throws: CodingError.emptySource) {
      try ask(nil, Journey.Run(language: .python, source: " "))
    }
    var bare = Problem.twoSum
    bare.tests = []
    bare.solutions = []
    #expect(throws: JourneyError.noExample(slug: "two-sum")) { try ask(nil, run, bare) }
    #expect(throws: JourneyError.noSolution(name: "fast")) {
      _ = try Journey.request(run, of: bare, input: "[[1,2],3]", comparing: true, on: .python)
    }
    #expect(throws: JourneyError.inputTooLong(bytes: (1 << 20) + 1)) {
      _ = try Journey.request(
        program: "x", in: .python, input: String(repeating: "a", count: (1 << 20) + 1))
    }
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
