import Domain
import Foundation
import TestSupport
import Testing

struct TwoSumTests {
  static let right: [Language: String] = Dictionary(
    uniqueKeysWithValues: Language.allCases.compactMap { language in
      let file = repositoryRoot.appending(
        path: "Benchmarks/programs/two-sum.\(language.fileExtension)")
      return (try? String(contentsOf: file, encoding: .utf8)).map { (language, $0) }
    })

  static let cases: [(input: [Value], expected: Value?)] = [
    ([[2, 7, 11, 15], 9], [0, 1]), ([[3, 2, 4], 6], [1, 2]), ([[3, 3], 6], [1, 0]),
  ]

  @Test(arguments: Language.allCases)
  func `a right solution is accepted`(language: Language) async throws {
    try await language.require()
    let source = try #require(Self.right[language])
    let verdict = try await live.verdict(.twoSum, language, source, Self.cases)
    #expect(verdict.verdict == .accepted, "\(verdict)")
    #expect(verdict.passed == 3)
    #expect(verdict.total == 3)
    #expect(verdict.cases.map(\.index) == [0, 1, 2])
  }
}
