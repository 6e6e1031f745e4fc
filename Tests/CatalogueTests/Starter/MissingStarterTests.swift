import Catalogue
import Domain
import Testing

/// Where a problem of the repository cannot be written in a language.
@Suite struct MissingStarterTests {
  /// LeetCode has no Rust template where nodes lead back to each other; each has a row here.
  private static let missing: Set<String> = [
    "clone-graph in Rust", "copy-list-with-random-pointer in Rust", "linked-list-cycle in Rust",
  ]

  @Test func `every problem has a starter in every language but those that are listed`() throws {
    var found: Set<String> = []
    for problem in try RepositoryProblems.all() {
      for language in Language.allCases {
        if problem.signature.exists(in: language) {
          #expect(!starter(for: problem, in: language).isEmpty)
        } else {
          found.insert("\(problem.slug) in \(language.title)")
        }
      }
    }
    #expect(found == Self.missing)
  }
}
