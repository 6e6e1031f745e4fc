import Domain
import Testing

struct ConformanceTests {
  @Test(arguments: Conformance.echoes, [Language.swift, .python])
  func `every type goes into the learner's code and comes back`(
    row: Conformance, language: Language
  ) async throws {
    let verdict = try await live.verdict(
      row.problem, language, row.source(in: language), row.cases)
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
    #expect(verdict.passed == row.cases.count)
  }

  @Test(arguments: Conformance.comparators, [Language.swift, .python])
  func `every comparator and kind of signature accepts a right solution`(
    row: Conformance, language: Language
  ) async throws {
    let verdict = try await live.verdict(
      row.problem, language, row.source(in: language), row.cases)
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
    #expect(verdict.passed == row.cases.count)
  }
}
