import Domain
import Testing

/// The conformance tables leave nothing out that a language can have.
struct CoverageTests {
  private static let rows = Conformance.echoes + Conformance.comparators + Conformance.deep

  @Test(
    arguments: [
      "exact", "multiset", "float", "checker", "round-trip", "identity", "replay", "interactive",
      "statistical",
    ], Language.allCases)
  func `each comparator has a row in each language`(name: String, language: Language) {
    let rows = Self.rows.filter { "\($0.problem.comparator)".prefix { $0 != "(" } == name }
    #expect(!rows.isEmpty)
    #expect(
      rows.contains { $0.sources[language] != nil }
        || rows.allSatisfy { !$0.problem.signature.exists(in: language) })
  }

  @Test(arguments: [
    ValueType.bool, .char, .string, .double, .int, .long, .listNode, .treeNode, .graphNode,
    .randomNode, .list(.bool), .list(.char), .list(.string), .list(.double), .list(.int),
    .list(.long), .list(.listNode), .list(.treeNode), .list(.list(.int)), .list(.list(.char)),
    .list(.list(.string)), .interval, .list(.interval), .list(.list(.interval)),
  ])
  func `each type goes through every language that has it`(type: ValueType) throws {
    let row = try #require(Conformance.echoes.first { $0.name.hasPrefix("\(type) ") })
    for language in Language.allCases where row.problem.signature.exists(in: language) {
      #expect(row.sources[language] != nil)
      #expect(!row.cases(in: language).isEmpty)
    }
  }

  /// What ends a case in a way of its own; the other kinds end a whole run and have tests of theirs.
  @Test(
    arguments: [
      VerdictKind.wrongAnswer, .timeLimit, .idleLimit, .memoryLimit, .outputLimit, .runtimeError,
      .denied,
    ], Language.allCases)
  func `each verdict has a row in each language`(kind: VerdictKind, language: Language) {
    // Neither has a way to a system call of its own.
    let hasNoCalls = [.java, .javascript].contains(language)
    #expect(
      VerdictKindTests.rows.contains { $0.kind == kind && $0.bodies[language] != nil }
        || kind == .denied && hasNoCalls)
  }
}
