public import Domain
public import Foundation
internal import Synchronization

/// The built catalogue, read as it is needed.
///
/// The index comes first, a topic's file when one of its problems is opened; each is read once.
/// Safe on every thread.
public final class TopicSolutionStore: Sendable {
  /// Gives the bytes of a file of the build by its name.
  public typealias Reader = @Sendable (_ fileName: String) throws -> [UInt8]

  /// One topic's problems, loaded by whoever comes first while the others wait.
  private final class Shelf: Sendable {
    let problems = Mutex<[String: Problem]?>(nil)
  }

  private let read: Reader
  private let index = Mutex<CatalogueIndex?>(nil)
  private let found = Mutex<[String: ProblemWords]?>(nil)
  private let shelves: [Topic: Shelf]

  public init(read: @escaping Reader) {
    self.read = read
    shelves = Dictionary(Topic.allCases.map { ($0, Shelf()) }) { first, _ in first }
  }

  /// Every problem's row, in the catalogue's order.
  ///
  /// Throws: ``CatalogueError/notBuilt(folder:)`` and what the reader throws.
  public func summaries() throws -> [ProblemSummary] { try loadedIndex().summaries }

  /// A whole problem, or nil when the index has no such slug.
  public func problem(_ slug: String) throws -> Problem? {
    guard let summary = try loadedIndex().summaries.first(where: { $0.slug == slug }) else {
      return nil
    }
    guard let shelf = shelves[summary.topic] else { return nil }
    return try shelf.problems.withLock { problems in
      let loaded = try problems ?? load(summary.topic)
      problems = loaded
      return loaded[slug]
    }
  }

  /// What problems are found by, by slug.
  ///
  /// Throws: ``CatalogueError/notBuilt(folder:)`` and what the reader throws.
  public func words() throws -> [String: ProblemWords] {
    try found.withLock { found in
      if let found { return found }
      guard let words = WordsFile.words(in: try read(WordsFile.fileName)) else {
        throw CatalogueError.mixedBuild(file: WordsFile.fileName)
      }
      found = words
      return words
    }
  }

  private func loadedIndex() throws -> CatalogueIndex {
    try index.withLock { index in
      let loaded = try index ?? readIndex()
      index = loaded
      return loaded
    }
  }

  private func readIndex() throws -> CatalogueIndex {
    guard let index = CatalogueIndex(bytes: try read(CatalogueIndex.fileName)) else {
      throw CatalogueError.mixedBuild(file: CatalogueIndex.fileName)
    }
    return index
  }

  private func load(_ topic: Topic) throws -> [String: Problem] {
    let name = CatalogueIndex.fileName(of: topic)
    let bytes = try read(name)
    let digest = SHA256.hex(bytes)
    if try loadedIndex().digests[topic] != digest {
      // The catalogue may have been built anew since the index was read.
      let fresh = try readIndex()
      guard fresh.digests[topic] == digest else { throw CatalogueError.mixedBuild(file: name) }
      index.withLock { $0 = fresh }
    }
    guard let problems = TopicFile.problems(in: bytes) else {
      throw CatalogueError.mixedBuild(file: name)
    }
    return problems
  }
}

extension TopicSolutionStore {
  /// Reads `<contentFolder>/built`.
  public convenience init(contentFolder: URL) {
    let built = contentFolder.appending(path: "built")
    self.init { name in
      let file = built.appending(path: name)
      guard FileManager.default.fileExists(atPath: file.path) else {
        throw CatalogueError.notBuilt(folder: built.path)
      }
      return try bytes(of: file, name: file.path)
    }
  }
}

extension SolutionProviding {
  /// The built catalogue of a content folder; nothing is read before it is asked for.
  public static func live(contentFolder: URL) -> SolutionProviding {
    let store = TopicSolutionStore(contentFolder: contentFolder)
    return SolutionProviding(
      summaries: { try store.summaries() }, problem: { try store.problem($0) },
      words: { try store.words() },
      plans: { try readPlans(contentFolder: contentFolder) })
  }
}
