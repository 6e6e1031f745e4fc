internal import Catalogue
public import Domain
public import Foundation

extension Authoring {
  /// Puts problems through the gate.
  ///
  /// Reports come in the catalogue's order. Throws: ``CatalogueError`` for an unknown slug or a
  /// content folder that cannot be read, and `CancellationError`.
  public static func verify(
    _ scope: Scope, contentFolder: URL, runner: Runner, settings: Settings,
    progress: @escaping @Sendable (Event) -> Void = { _ in }
  ) async throws -> [Report] {
    let entries = try chosen(scope, among: entries(in: contentFolder, settings))
    progress(.chosen(entries.count, changed: entries.count(where: \.isChanged)))
    return try await withThrowingTaskGroup(of: (index: Int, report: Report).self) { group in
      var waiting = entries.sorted { $0.isChanged && !$1.isChanged }.makeIterator()
      func startNext() {
        guard let entry = waiting.next() else { return }
        group.addTask {
          (entry.index, try await verify(entry, runner, settings, progress))
        }
      }
      for _ in 0..<max(1, settings.width) { startNext() }
      var reports: [(index: Int, report: Report)] = []
      while let done = try await group.next() {
        reports.append(done)
        progress(.finished(done.1, done: reports.count, total: entries.count))
        startNext()
      }
      return reports.sorted { $0.index < $1.index }.map(\.report)
    }
  }

  /// The record with the reports that passed in place of what it held of their problems.
  ///
  /// Problems that are gone leave it.
  public static func updated(
    _ record: VerifiedRecord, with reports: [Report], day: String, contentFolder: URL
  ) throws -> VerifiedRecord {
    var record = record
    for report in reports where report.hasPassed {
      record.add(VerifiedRecord.Row(report, day: day))
    }
    record.keep(try problemPlaces(in: contentFolder).map(\.slug))
    return record
  }

  /// A problem with its place in the catalogue's order.
  private struct Entry {
    var index: Int
    var place: ProblemPlace
    var content: String
    var isChanged: Bool
  }

  private static func entries(in folder: URL, _ settings: Settings) throws -> [Entry] {
    try problemPlaces(in: folder).enumerated().map { index, place in
      let content = Gate.content(try place.contentVersion(), mutator: settings.mutator)
      let known = settings.record.rows[place.slug]?.content
      return Entry(index: index, place: place, content: content, isChanged: known != content)
    }
  }

  static func check(_ slugs: [String], among known: [String]) throws(CatalogueError) {
    if let unknown = slugs.first(where: { !known.contains($0) }) {
      throw .unknownSlug(unknown, nearest: nearestSlugs(to: unknown, in: known))
    }
  }

  private static func chosen(
    _ scope: Scope, among entries: [Entry]
  ) throws(CatalogueError) -> [Entry] {
    switch scope {
    case .all: return entries
    case .these(let slugs):
      try check(slugs, among: entries.map(\.place.slug))
      return entries.filter { slugs.contains($0.place.slug) }
    case .changed(let sample, let seed):
      // The order of their hashes with the seed is as good as a shuffle, on every machine.
      let rest = entries.filter { !$0.isChanged }.sorted {
        hash("\(seed) \($0.place.slug)") < hash("\(seed) \($1.place.slug)")
      }
      let sampled = Set(rest.prefix(max(0, sample)).map(\.index))
      return entries.filter { $0.isChanged || sampled.contains($0.index) }
    }
  }

  private static func verify(
    _ entry: Entry, _ runner: Runner, _ settings: Settings,
    _ progress: @escaping @Sendable (Event) -> Void
  ) async throws -> Report {
    let clock = ContinuousClock()
    let start = clock.now
    var report = Report(slug: entry.place.slug, topic: entry.place.topic)
    do {
      let folder = try ProblemFolder(entry.place)
      var gate = Gate(folder: folder, runner: runner, settings: settings) { step in
        progress(.step(slug: entry.place.slug, step))
      }
      gate.report.content = entry.content
      gate.report.failures = try entry.place.unfinishedLines()
      try await gate.run()
      report = gate.report
    } catch let error as CatalogueError {
      report.failures = ["\(error)"]
    }
    let took = (clock.now - start).components
    report.milliseconds = Double(took.seconds) * 1000 + Double(took.attoseconds) / 1e15
    return report
  }
}

/// The first half of a text's SHA-256.
func hash(_ text: String) -> String { String(SHA256.hex(text.utf8).prefix(16)) }
