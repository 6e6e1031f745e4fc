public import Domain
public import Foundation

/// A problem's folder, read: the problem and what only its gate needs.
public struct ProblemFolder: Sendable {
  public var problem: Problem
  /// Wrong solutions; `slow` is right but too slow.
  public var mutants: [Solution]
  public var invalidInputs: [InvalidInput]
  public var badOutputs: [BadOutput]
  public var gate: GateTerms
  /// Planted mistakes that are no mistakes; the gate proves it.
  public var equivalents: [EquivalentMutant]
  public var lines: FolderLines

  /// Reads `<contentFolder>/problems/<topic>/<slug>`.
  ///
  /// Throws: ``CatalogueError`` with the file and, where it has one, the line.
  public init(_ place: ProblemPlace) throws(CatalogueError) {
    let files = try place.files()
    let yaml = try files.text("problem.yml")
    let file = try ProblemFile(yaml: yaml, file: place.name(of: "problem.yml"))
    guard file.leetCodeSlug == place.slug else {
      throw .form(
        file: place.name(of: "problem.yml"), line: file.lines["leetcode.slug"],
        reason: "leetcode.slug is \(file.leetCodeSlug), but the folder is \(place.slug).")
    }
    let tests = try TestsFile(
      json: try files.text("tests.json"), file: place.name(of: "tests.json"))
    let summary = ProblemSummary(
      slug: place.slug, title: file.title, topic: place.topic, difficulty: file.difficulty,
      lists: file.lists, number: file.number, minutes: file.minutes,
      isLocalOnly: file.isPremium, contentVersion: files.version)
    problem = Problem(
      summary: summary, signature: file.signature, comparator: file.comparator,
      limits: Limits(), complexity: file.complexity, hints: file.hints,
      companions: file.companions, prerequisites: file.prerequisites,
      constraints: file.constraints, official: file.official, stretch: file.stretch,
      generator: file.generator,
      statement: "", editorial: try files.text("editorial.md"),
      solutions: try files.solutions(in: "solutions"), tests: tests.cases)
    problem.statement = try expandExamples(
      in: try files.text("statement.md"), of: problem, file: place.name(of: "statement.md"))
    mutants = try files.solutions(in: "mutants")
    invalidInputs = tests.invalid
    badOutputs = tests.badOutputs
    gate = file.gate
    lines = FolderLines(entries: file.lines, tests: tests)
    let list = files.contents["equivalent.yml"] == nil ? nil : try files.text("equivalent.yml")
    equivalents =
      try list.map { text throws(CatalogueError) in
        try EquivalentMutant.list(yaml: text, file: place.name(of: "equivalent.yml"))
      } ?? []
  }
}

/// Where a problem's folder is; nothing is read yet.
public struct ProblemPlace: Sendable, Hashable {
  public var topic: Topic
  public var slug: String
  public var folder: URL

  /// The hash of the folder's content, which ``ProblemFolder`` gives its problem; reads no YAML.
  public func contentVersion() throws(CatalogueError) -> String { try files().version }

  /// What stands in a line that an author has still to write.
  public static let unfinishedMark = "TODO:"

  /// The lines that an author has still to write, each with its file.
  public func unfinishedLines() throws(CatalogueError) -> [String] {
    var lines: [String] = []
    let files = try files()
    for path in files.contents.keys.sorted() {
      for (index, line) in try files.text(path).split(
        separator: "\n", omittingEmptySubsequences: false
      ).enumerated() {
        guard let mark = line.range(of: Self.unfinishedMark) else { continue }
        // Within quotes the rest of the line is no part of what is said.
        let text = line[mark.lowerBound...].prefix { $0 != "\"" }
        lines.append("\(path):\(index + 1): \(text)")
      }
    }
    return lines
  }

  /// A file's name for messages, from the content folder on.
  func name(of file: String) -> String { "problems/\(topic.rawValue)/\(slug)/\(file)" }

  /// Every file of the folder but hidden ones and Python's caches.
  func files() throws(CatalogueError) -> FolderFiles {
    var texts: [String: [UInt8]] = [:]
    for name in try listing(folder) where name != "__pycache__" {
      let url = folder.appending(path: name)
      if !url.isFolder {
        texts[name] = try bytes(of: url, name: self.name(of: name))
        continue
      }
      for inner in try listing(url) where inner != "__pycache__" {
        let path = "\(name)/\(inner)"
        texts[path] = try bytes(of: url.appending(path: inner), name: self.name(of: path))
      }
    }
    return FolderFiles(place: self, contents: texts)
  }
}

/// The problem folders of a content folder, by topic and slug.
///
/// Throws: ``CatalogueError`` for a folder that is no topic.
public func problemPlaces(in contentFolder: URL) throws(CatalogueError) -> [ProblemPlace] {
  let problems = contentFolder.appending(path: "problems")
  let topics = try listing(problems)
  if let stranger = topics.first(where: { Topic(rawValue: $0) == nil }) {
    let nearest = nearestNames(to: stranger, in: Topic.allCases.map(\.rawValue), limit: 1).first
    throw .form(
      file: "problems/\(stranger)", line: nil,
      reason: "This isn't a topic" + (nearest.map { " (did you mean \($0)?)." } ?? "."))
  }
  var places: [ProblemPlace] = []
  for topic in Topic.allCases where topics.contains(topic.rawValue) {
    let folder = problems.appending(path: topic.rawValue)
    for slug in try listing(folder) where folder.appending(path: slug).isFolder {
      places.append(
        ProblemPlace(topic: topic, slug: slug, folder: folder.appending(path: slug)))
    }
  }
  return places
}
