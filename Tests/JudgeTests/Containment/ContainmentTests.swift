import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// Abuse in both languages, through the whole judge: each ends with a named verdict, in time, with
/// the jail usable afterwards and nothing left.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ContainmentTests {
  static let all = Abuse.processes + Abuse.memory + Abuse.files + Abuse.verdicts
  /// What one attempt may take beyond its limits: compiling, and a busy machine.
  static let patience = Duration.seconds(60)

  let bench: ContainmentBench

  init() throws { bench = try ContainmentBench() }

  private func judge(
    _ language: Language, _ source: String, _ problem: Problem,
    _ cases: [(input: [Value], expected: Value?)]
  ) async throws -> Verdict {
    let mounts = Residue.mounts()
    let clock = ContinuousClock()
    let start = clock.now
    let verdict = try await bench.runner.verdict(problem, language, source, cases)
    let guards = Duration.milliseconds(problem.limits.cpuMilliseconds) * 3 + .seconds(1)
    #expect(clock.now - start < guards * cases.count + Self.patience)
    try await bench.expectNothingLeft()
    #expect(Residue.mounts() == mounts)
    return verdict
  }

  @Test(
    .enabled("needs landlock and seccomp (L2)") { try await JailBench.reaches(.L2) },
    arguments: all.filter { $0.lowest == .L2 }, [Language.swift, .python])
  func `abuse has its verdict and harms no other case`(
    abuse: Abuse, language: Language
  ) async throws {
    try await expectContained(abuse, language)
  }

  @Test(
    .enabled("needs namespaces (L3)") { try await JailBench.reaches(.L3) },
    arguments: all.filter { $0.lowest == .L3 }, [Language.swift, .python])
  func `abuse that only namespaces contain has its verdict too`(
    abuse: Abuse, language: Language
  ) async throws {
    try await expectContained(abuse, language)
  }

  private func expectContained(_ abuse: Abuse, _ language: Language) async throws {
    let limits = Limits(cpuMilliseconds: 600)
    let problem = Problem.function("f", [.int], .int, limits: limits)
    let source = abuse.source(in: language)
    let verdict = try await judge(
      language, source, problem, [([0], 0), ([1], 1), ([2], 2)])
    try #require(verdict.cases.count == 3, "\(verdict)")
    let middle = verdict.cases[1]
    #expect(abuse.kinds.contains(middle.verdict), "\(middle)")
    // The other cases run before it, or in a fresh process after it.
    #expect(verdict.cases[0].verdict == .accepted, "\(verdict.cases[0])")
    if !abuse.spoilsTheNext {
      #expect(verdict.cases[2].verdict == .accepted, "\(verdict.cases[2])")
    }
    let isAccepted = middle.verdict == .accepted
    #expect((verdict.verdict == .accepted) == isAccepted)
  }

  /// What a source may try before its first case.
  static let readings: [(Language, String, VerdictKind)] = [
    (.swift, "#externalMacro(module: \"Evil\", type: \"Evil\")", .compileError),
    (
      .swift, "@attached(peer) macro m() = #externalMacro(module: \"E\", type: \"E\")\n@m",
      .compileError
    ),
    (
      .swift, "#sourceLocation(file: \"/etc/passwd\", line: 1)\nlet wrong: Int = \"\"",
      .compileError
    ),
    (.swift, "import FocusHiddenTests", .compileError),
    (.python, "open('/dev/zero', 'rb').read()", .memoryLimit),
    (.python, "exec(open('/etc/passwd').read())", .runtimeError),
    (.python, "from secret import tests", .runtimeError),
    (.python, "while True: pass", .timeLimit),
  ]

  @Test(arguments: readings)
  func `48 nothing can be read while the code is compiled or loaded`(
    language: Language, line: String, kind: VerdictKind
  ) async throws {
    let solution =
      language == .swift
      ? "class Solution { func f(_ a: Int) -> Int { a } }"
      : "class Solution:\n    def f(self, a): return a"
    let verdict = try await judge(
      language, "\(line)\n\(solution)", .function("f", [.int], .int), [([1], 1)])
    #expect(verdict.verdict == kind, "\(verdict)")
    let text = "\(verdict)"
    #expect(!text.contains("root:") && !text.contains("daemon"))
  }

  @Test(arguments: [Language.swift, .python])
  func `57 the expected answer is nowhere in the program's memory`(
    language: Language
  ) async throws {
    let secret = "zq7-" + UUID().uuidString.filter { $0 != "-" }.lowercased()
    let source = try MemorySearch.source(in: language)
    let limits = Limits(cpuMilliseconds: 4000)
    let problem = Problem.function("f", [.int], .string, limits: limits)
    let verdict = try await judge(language, source, problem, [([1], .string(secret))])
    #expect(verdict.cases.first?.verdict == .wrongAnswer, "\(verdict)")
    // It did search: it says how much it saw.
    let seen = verdict.cases.first?.actual?.text.flatMap(Int.init) ?? 0
    #expect(seen > 100, "\(verdict)")
  }

  @Test(arguments: [Language.swift, .python])
  func `the jail is usable after all of it`(language: Language) async throws {
    let supervisor = try bench.supervisor
    for abuse in Self.all.filter({ [1, 15, 19, 54].contains($0.number) }) {
      _ = try await judge(
        language, abuse.source(in: language),
        .function("f", [.int], .int, limits: Limits(cpuMilliseconds: 600)), [([1], 1)])
    }
    let verdict = try await judge(
      language, Abuse.processes[4].source(in: language), .function("f", [.int], .int), [([5], 5)])
    #expect(verdict.verdict == .accepted)
    #expect(try bench.supervisor == supervisor)
  }
}
