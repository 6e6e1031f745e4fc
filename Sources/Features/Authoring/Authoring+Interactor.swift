internal import Catalogue
public import Domain
public import Foundation

extension Authoring {
  /// Puts problems through the gate, all of them when no slug is given.
  ///
  /// Reports come in the catalogue's order. Throws: ``CatalogueError`` for an unknown slug or a
  /// content folder that cannot be read, and `CancellationError`.
  public static func verify(
    _ slugs: [String], contentFolder: URL, runner: Runner, settings: Settings = Settings(),
    progress: @escaping @Sendable (Event) -> Void = { _ in }
  ) async throws -> [Report] {
    let places = try chosen(slugs, among: problemPlaces(in: contentFolder))
    return try await withThrowingTaskGroup(of: (index: Int, report: Report).self) { group in
      var waiting = places.enumerated().makeIterator()
      func startNext() {
        guard let (index, place) = waiting.next() else { return }
        group.addTask {
          (index, try await verify(place, runner: runner, settings: settings, progress: progress))
        }
      }
      for _ in 0..<max(1, settings.width) { startNext() }
      var reports: [(index: Int, report: Report)] = []
      while let done = try await group.next() {
        reports.append(done)
        progress(.finished(done.1, done: reports.count, total: places.count))
        startNext()
      }
      return reports.sorted { $0.index < $1.index }.map(\.report)
    }
  }

  private static func chosen(
    _ slugs: [String], among places: [ProblemPlace]
  ) throws(CatalogueError) -> [ProblemPlace] {
    let known = places.map(\.slug)
    if let unknown = slugs.first(where: { !known.contains($0) }) {
      throw .unknownSlug(unknown, nearest: nearestSlugs(to: unknown, in: known))
    }
    return slugs.isEmpty ? places : places.filter { slugs.contains($0.slug) }
  }

  private static func verify(
    _ place: ProblemPlace, runner: Runner, settings: Settings,
    progress: @escaping @Sendable (Event) -> Void
  ) async throws -> Report {
    let clock = ContinuousClock()
    let start = clock.now
    var report: Report
    do {
      let folder = try ProblemFolder(place)
      var gate = Gate(folder: folder, runner: runner, settings: settings) { step in
        progress(.step(slug: place.slug, step))
      }
      try await gate.run()
      report = gate.report
    } catch let error as CatalogueError {
      report = Report(slug: place.slug, failures: ["\(error)"])
    }
    let took = (clock.now - start).components
    report.milliseconds = Double(took.seconds) * 1000 + Double(took.attoseconds) / 1e15
    return report
  }
}
