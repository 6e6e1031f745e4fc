import Domain
import Foundation
import Testing

/// Every kind of signature and comparator in every language that this machine can run.
@Suite(.timeLimit(.minutes(20)))
struct ConformanceTests {
  @Test(arguments: Conformance.echoes, Language.allCases)
  func `every type goes into the learner's code and comes back`(
    row: Conformance, language: Language
  ) async throws {
    try await expectAccepted(row, language)
  }

  @Test(arguments: Conformance.comparators, Language.allCases)
  func `every comparator and kind of signature accepts a right solution`(
    row: Conformance, language: Language
  ) async throws {
    try await expectAccepted(row, language)
  }

  @Test(arguments: Conformance.deep, Language.allCases)
  func `deep and long values are built, passed, returned and freed`(
    row: Conformance, language: Language
  ) async throws {
    try await expectAccepted(row, language)
  }

  @Test(arguments: Language.allCases)
  func `nodes of a tree are that tree's own, and others are told apart`(
    language: Language
  ) async throws {
    let row = Conformance.nodesOfTree
    try await expectAccepted(row, language)
    let source = try #require(Conformance.newNode[language])
    let verdict = try await live.verdict(row.problem, language, source, Array(row.cases.prefix(1)))
    #expect(verdict.verdict == .wrongAnswer)
    #expect(verdict.cases.first?.actual == [6])
  }

  private func expectAccepted(_ row: Conformance, _ language: Language) async throws {
    guard let source = row.sources[language] else {
      try Test.cancel("LeetCode has no \(row.name) in \(language.title)")
    }
    try await language.require()
    let cases = row.cases(in: language)
    let verdict = try await live.verdict(row.problem, language, source, cases)
    let text = "\(verdict.evidence) \(verdict.diagnostics) \(verdict.cases)".prefix(2000)
    #expect(verdict.verdict == .accepted, "\(text)")
    #expect(verdict.passed == cases.count)
    for (result, item) in zip(verdict.cases, cases) {
      // Equal numbers may still be told apart: 0.0 and -0.0.
      guard case .double(let sent)? = item.expected, let back = result.actual?.number else {
        continue
      }
      #expect(sent.bitPattern == back.bitPattern || row.problem.comparator != .exact, "\(sent)")
    }
  }
}

extension Language {
  // Asked once: hundreds of tests begin at one time.
  private static let status = Task { await live.status() }

  /// Cancels the test, with the reason, where this machine cannot run the language.
  func require() async throws {
    let found = await Self.status.value.toolchains.first { $0.language == self }
    guard found?.version != nil else {
      try Test.cancel("\(title) cannot be run here: \(found?.remedy ?? "not yet known")")
    }
  }
}
