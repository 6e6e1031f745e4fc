import Domain
import Foundation
import Synchronization
import TestSupport

@testable import focus

/// A terminal with a home, data and cache of its own, in which command lines are run.
struct TestTerminal: Sendable {
  /// What a command line printed, and how it ended.
  struct Outcome: Sendable {
    var status: Int32
    var output: String
    var errors: String
  }

  let folder: URL
  var runner: Runner? = .accepting
  var tracer = Tracer.none
  var grading: TakeHomeGrading?
  var isTerminal = false
  /// Takes the place of LeetCode.
  var online: OnlineJudge?
  /// What is piped in, line by line; with ``isTyped`` a person types it.
  var lines: [String] = []
  var isTyped = false
  /// What is piped in whole.
  var piped = ""
  /// What is typed where a secret is asked for; nil: it is given up.
  var secret: String?
  /// What the environment says otherwise.
  var overrides: [String: String] = [:]

  var home: URL { folder.appending(path: "home") }
  var data: URL { folder.appending(path: "data") }
  var cache: URL { folder.appending(path: "cache") }
  var environment: [String: String] {
    [
      "FOCUS_HOME": home.path, "FOCUS_DATA": data.path, "FOCUS_CACHE": cache.path,
      "HOME": folder.path, "PATH": "/usr/bin:/bin",
    ].merging(overrides) { $1 }
  }

  func run(_ arguments: String...) async -> Outcome { await run(arguments) }

  func run(_ arguments: [String]) async -> Outcome {
    let (output, errors) = (Transcript(), Transcript())
    var setting = Setting(
      environment: environment, executable: folder.appending(path: "bin/focus"),
      console: Console(
        write: output.add, writeError: errors.add, isTerminal: isTerminal,
        writeBytes: { bytes, isError in
          (isError ? errors : output).add(String(decoding: bytes, as: UTF8.self))
        }),
      openBrowser: { output.add("opened \($0)\n") }, runner: runner, tracer: tracer)
    setting.online = online
    setting.grading = grading
    setting.networkTimeLimit = .seconds(600)
    setting.liveClock = HastyClock()
    setting.secret = { [secret] _ in secret }
    setting.lines = { [lines] in
      AsyncStream { stream in
        for line in lines { stream.yield(line) }
        stream.finish()
      }
    }
    setting.isTyped = isTyped
    setting.standardInput = { [piped] in Data(piped.utf8) }
    let status = await Main.run(arguments, in: setting)
    return Outcome(status: status, output: output.text, errors: errors.text)
  }

  /// A file of the learner's.
  func file(_ name: String, _ text: String = "class Solution: pass") throws -> String {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

/// Text that several writers add to.
private final class Transcript: Sendable {
  private let collected = Mutex("")

  var text: String { collected.withLock { $0 } }

  @Sendable func add(_ piece: String) { collected.withLock { $0 += piece } }
}

/// Runs a body in a terminal whose catalogue holds Two Sum.
func withTerminal(
  runner: Runner? = .accepting, tracer: Tracer = .none, isTerminal: Bool = false,
  _ body: @escaping @Sendable (TestTerminal) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    let terminal = TestTerminal(
      folder: folder, runner: runner, tracer: tracer, isTerminal: isTerminal)
    let problem = "Content/problems/arrays-hashing/two-sum"
    let topic = terminal.home.appending(path: problem).deletingLastPathComponent()
    for name in [topic, terminal.home.appending(path: "Runtimes")] {
      try FileManager.default.createDirectory(at: name, withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      at: repositoryRoot.appending(path: problem), to: terminal.home.appending(path: problem))
    try dropGeneratedTests(terminal.home.appending(path: problem).appending(path: "tests.json"))
    _ = await terminal.run("catalogue", "build")
    try await body(terminal)
  }
}

/// Leaves only the small tests: what is judged here is the command, not a solution.
private func dropGeneratedTests(_ file: URL) throws {
  guard case .object(var fields) = try Value(json: Array(Data(contentsOf: file))) else { return }
  fields["cases"] = .array((fields["cases"]?.elements ?? []).filter { $0["generate"] == nil })
  try Data(Value.object(fields).json.utf8).write(to: file)
}

extension Runner {
  /// A runner that accepts every case but the first, which ends like this.
  static func ending(with kind: VerdictKind) -> Runner {
    Runner(
      judge: { job in
        AsyncThrowingStream { stream in
          let report = CompileReport(
            milliseconds: 61, cached: false, optimised: job.isOptimised)
          stream.yield(.compiling)
          stream.yield(.compiled(report, []))
          let results = job.cases.enumerated().map { index, item in
            CaseResult(
              index: index, visible: item.isVisible, verdict: index == 0 ? kind : .accepted,
              input: item.input, expected: item.expected, actual: item.expected ?? [0, 1])
          }
          for result in results { stream.yield(.caseFinished(result)) }
          // References run unseen; only what the learner handed in ends like this.
          let isReference = job.cases.allSatisfy { !$0.isVisible }
          stream.yield(
            .finished(
              Verdict(
                slug: job.problem.slug, contentVersion: job.problem.summary.contentVersion,
                language: job.language, verdict: isReference ? .accepted : kind,
                passed: results.count { $0.verdict == .accepted }, total: results.count,
                limits: job.problem.limits, compile: report, jail: "L4", cases: results)))
          stream.finish()
        }
      }, status: Runner.accepting.status)
  }

  /// A learner's program that fails the last case; references agree with every test.
  static let failingLast = Runner(
    judge: { job in
      AsyncThrowingStream { stream in
        let isLearners = job.cases.contains(where: \.isVisible)
        let results = job.cases.enumerated().map { index, item in
          let isWrong = isLearners && index == job.cases.count - 1
          return CaseResult(
            index: index, visible: item.isVisible, verdict: isWrong ? .wrongAnswer : .accepted,
            input: item.input, expected: item.expected,
            actual: isWrong ? [] : item.expected ?? [0, 1])
        }
        stream.yield(
          .finished(
            Verdict(
              slug: job.problem.slug, contentVersion: job.problem.summary.contentVersion,
              language: job.language, verdict: isLearners ? .wrongAnswer : .accepted,
              passed: results.count { $0.verdict == .accepted }, total: results.count,
              limits: Limits(),
              compile: CompileReport(milliseconds: 1, cached: true, optimised: true), jail: "L4",
              cases: results)))
        stream.finish()
      }
    }, status: Runner.accepting.status)

  /// A runner on a machine that fails.
  static let broken = Runner(
    judge: { _ in AsyncThrowingStream { $0.finish(throwing: Trouble()) } },
    status: Runner.accepting.status)

  private struct Trouble: UserFacingError {
    let message = "The jail failed."
    let hint: String? = "Run focus doctor."
  }
}
