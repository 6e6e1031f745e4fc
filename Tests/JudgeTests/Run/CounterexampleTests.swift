import Catalogue
import Domain
import Features
import Foundation
import Store
import TestForge
import TestSupport
import Testing

/// Mutants of the catalogue, submitted to the real judge.
@Suite(.timeLimit(.minutes(20))) struct CounterexampleTests {
  /// The size is the smallest that such a mistake can show on.
  static let mutants: [(problem: String, mutant: String, kind: VerdictKind, size: Int)] = [
    ("intervals/merge-intervals", "keeps-touching-apart.py", .wrongAnswer, 4),
    ("intervals/merge-intervals", "takes-last-end.swift", .wrongAnswer, 4),
    ("stack/valid-parentheses", "empty-stack-popped.swift", .runtimeError, 1),
    ("trees/invert-binary-tree", "overwrites-left.py", .wrongAnswer, 2),
    ("linked-list/lru-cache", "zero-is-missing.py", .wrongAnswer, 7),
    ("linked-list/copy-list-with-random-pointer", "shares-random.py", .wrongAnswer, 2),
  ]

  @Test(arguments: mutants.indices)
  func `a mutant gets a counterexample of the smallest size, on which it really fails`(
    index: Int
  ) async throws {
    let (path, file, kind, size) = Self.mutants[index]
    let content = repositoryRoot.appending(path: "Content")
    let place = try #require(
      problemPlaces(in: content).first { path.hasSuffix("/\($0.slug)") })
    let folder = try ProblemFolder(place)
    let problem = folder.problem
    let mutant = try #require(
      folder.mutants.first { "\($0.name).\($0.language.fileExtension)" == file })
    try await withTemporaryFolder { cache in
      let services = Services(
        problems: .fixed([problem]), runner: live, database: try .empty(),
        now: { Instant(milliseconds: 0) }, cacheFolder: cache)
      let verdict = try await Coding.judge(
        Coding.Submission(
          slug: problem.slug, language: mutant.language, source: mutant.source, purpose: .submit),
        with: services
      ) { _ in }.verdict
      let failure = try #require(verdict.firstFailure)
      #expect(verdict.verdict == kind)
      let found = verdict.counterexample?.input ?? failure.input
      #expect(inputSize(found, of: problem) == size, "\(found.map(\.json))")
      #expect(validate(found, for: problem).isEmpty)
      let again = try await Coding.judge(
        Coding.Submission(
          slug: problem.slug, language: mutant.language, source: mutant.source, purpose: .run,
          extraInputs: [found], isExtraOnly: true), with: services
      ) { _ in }.verdict
      #expect(again.verdict == kind)
    }
  }
}
