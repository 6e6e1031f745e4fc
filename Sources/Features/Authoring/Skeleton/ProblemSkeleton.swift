internal import Catalogue
public import Domain
public import Foundation

/// The folder of a problem that is still to be written: every file, with a mark on what is missing.
public struct ProblemSkeleton: Sendable {
  /// What `lists` may hold.
  public static let lists = ["blind75", "neetcode150", "grind169", "extra"]

  let summary: ProblemSummary
  let signature: Signature

  /// Throws: ``AuthoringError/badSlug(_:)`` and ``AuthoringError/badSignature(reason:)``.
  public init(
    slug: String, title: String?, number: Int?, topic: Topic, difficulty: Difficulty,
    lists: [String], isPremium: Bool, signature: String
  ) throws(AuthoringError) {
    let words = slug.split(separator: "-", omittingEmptySubsequences: false)
    let isWord = { (word: Substring) in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
    guard words.allSatisfy(isWord) else { throw .badSlug(slug) }
    self.signature = try SignatureNotation.signature(signature)
    let ownTitle = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let minutes = [Difficulty.easy: 15, .medium: 25, .hard: 40]
    summary = ProblemSummary(
      slug: slug, title: title ?? ownTitle.joined(separator: " "), topic: topic,
      difficulty: difficulty, lists: lists, number: number, minutes: minutes[difficulty] ?? 25,
      isLocalOnly: isPremium, contentVersion: "")
  }

  /// Writes the folder and gives its path from the clone's root on.
  ///
  /// Throws: ``AuthoringError/isThere(folder:)`` when any topic has such a problem, and
  /// ``CatalogueError``.
  public func write(into contentFolder: URL) throws -> String {
    let path = "problems/\(summary.topic.rawValue)/\(summary.slug)"
    if let place = try problemPlaces(in: contentFolder).first(where: { $0.slug == summary.slug }) {
      throw AuthoringError.isThere(
        folder: "Content/problems/\(place.topic.rawValue)/\(place.slug)")
    }
    for (name, text) in files {
      let file = contentFolder.appending(path: "\(path)/\(name)")
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        throw CatalogueError.unwritable(
          file: "\(path)/\(name)", reason: "Its folder can't be written to.")
      }
    }
    return "Content/\(path)"
  }

  /// Every file by its path in the folder.
  var files: [String: String] {
    var files = [
      "problem.yml": problemFile, "statement.md": statement, "editorial.md": Self.editorial,
      "tests.json": testsFile,
    ]
    for (name, language, idea) in [
      ("fast", Language.swift, "the best idea in one sentence."),
      ("fast", .python, "the best idea in one sentence, as in fast.swift."),
      ("brute", .swift, "another idea, simple enough to be clearly right."),
    ] {
      files["solutions/\(name).\(language.fileExtension)"] = source("Idea", idea, in: language)
    }
    for (name, bug) in [
      ("first-mistake", "a mistake that people make; name the file after it."),
      ("second-mistake", "another one, at a bound."),
      ("third-mistake", "another one, with repeats or an empty input."),
      ("slow", "too slow: which work is repeated."),
    ] {
      files["mutants/\(name).swift"] = source("Bug", bug, in: .swift)
    }
    return files
  }

  private func source(_ word: String, _ text: String, in language: Language) -> String {
    let mark = language.lineComment
    let body = starter(for: problem, in: language)
    return "\(mark) \(word): \(ProblemPlace.unfinishedMark) \(text)\n\(body)"
  }

  private var problem: Problem {
    Problem(
      summary: summary, signature: signature, comparator: .exact, limits: Limits(),
      complexity: Complexity(time: "", space: "", slow: "", size: ""), hints: [], companions: [:],
      prerequisites: [], constraints: [:], generator: [:], statement: "", editorial: "",
      solutions: [], tests: [])
  }
}
