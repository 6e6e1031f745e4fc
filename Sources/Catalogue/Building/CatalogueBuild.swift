public import Domain
public import Foundation

/// What `focus catalogue build` did.
public struct CatalogueBuild: Sendable {
  public var problems: [Problem]
  /// The files of `built/` whose bytes changed.
  public var written: [String]
  /// Problems that could not be read and are left out.
  public var broken: [CatalogueError]

  public init(problems: [Problem], written: [String], broken: [CatalogueError]) {
    self.problems = problems
    self.written = written
    self.broken = broken
  }
}

/// Builds `built/index.json`, the 17 topic files and `words.json` from `problems/`.
///
/// Writes only files whose bytes change, the index last, and removes nothing. A broken problem is
/// left out and reported. Throws: ``CatalogueError`` when the folders cannot be read or written.
public func buildCatalogue(contentFolder: URL) throws(CatalogueError) -> CatalogueBuild {
  var build = CatalogueBuild(problems: [], written: [], broken: [])
  var slugs: Set<String> = []
  for place in try problemPlaces(in: contentFolder) {
    do throws(CatalogueError) {
      let folder = try ProblemFolder(place)
      guard slugs.insert(place.slug).inserted else {
        throw CatalogueError.form(
          file: place.name(of: "problem.yml"), line: folder.lines.ofEntry("leetcode.slug"),
          reason: "Another topic already has a problem with this slug.")
      }
      build.problems.append(folder.problem)
    } catch {
      build.broken.append(error)
    }
  }
  let built = contentFolder.appending(path: "built")
  var digests: [Topic: String] = [:]
  for topic in Topic.allCases {
    let bytes = TopicFile.bytes(of: build.problems.filter { $0.summary.topic == topic })
    digests[topic] = SHA256.hex(bytes)
    try write(bytes, CatalogueIndex.fileName(of: topic), in: built, &build)
  }
  try write(WordsFile.bytes(of: build.problems), WordsFile.fileName, in: built, &build)
  let rows = build.problems.map(\.summary).sorted { $0.rank < $1.rank }
  try write(
    CatalogueIndex(summaries: rows, digests: digests).bytes, CatalogueIndex.fileName, in: built,
    &build)
  return build
}

private func write(
  _ bytes: [UInt8], _ name: String, in folder: URL, _ build: inout CatalogueBuild
) throws(CatalogueError) {
  let file = folder.appending(path: name)
  if let known = try? Data(contentsOf: file), known.elementsEqual(bytes) { return }
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: file, options: .atomic)
  } catch {
    throw .unwritable(file: file.path, reason: "The file can't be written.")
  }
  build.written.append(name)
}

extension ProblemSummary {
  /// The catalogue's order: topic, difficulty, number, slug.
  fileprivate var rank: (Int, Int, Int, String) {
    (
      Topic.allCases.firstIndex(of: topic) ?? 0,
      Difficulty.allCases.firstIndex(of: difficulty) ?? 0, number ?? .max, slug
    )
  }
}
