internal import Catalogue
public import Domain
public import Foundation

extension Authoring {
  /// Looks for hidden cases that find the wrong programs which today's cases miss; writes nothing.
  ///
  /// The seed of the inputs is that of the settings. Throws: ``CatalogueError``, ``AuthoringError``
  /// and `CancellationError`.
  public static func forge(
    _ slug: String, contentFolder: URL, runner: Runner, settings: Settings,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> Forging {
    let folder = try ProblemFolder(place(of: slug, in: contentFolder))
    var forge = Forge(folder: folder, runner: runner, settings: settings, progress: progress)
    return try await forge.run()
  }

  /// Writes proposals into the problem's `tests.json`, behind its last case.
  ///
  /// Nothing else of the file changes. Throws: ``AuthoringError/noRoom(file:reason:)``.
  public static func add(_ forging: inout Forging, contentFolder: URL) throws {
    guard !forging.proposals.isEmpty else { return }
    let place = try place(of: forging.slug, in: contentFolder)
    let count = try ProblemFolder(place).problem.tests.count + forging.proposals.count
    let file = place.folder.appending(path: "tests.json")
    guard count <= mostCases else {
      throw AuthoringError.noRoom(
        file: "tests.json", reason: "it would have \(count) cases, and \(mostCases) are allowed.")
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    guard let longer = TestsText(text).adding(forging.proposals.map(\.line)) else {
      throw AuthoringError.noRoom(file: "tests.json", reason: "it has no list of cases.")
    }
    try longer.write(to: file, atomically: true, encoding: .utf8)
    forging.isAdded = true
  }

  private static func place(of slug: String, in contentFolder: URL) throws -> ProblemPlace {
    let places = try problemPlaces(in: contentFolder)
    try check([slug], among: places.map(\.slug))
    return places.first { $0.slug == slug } ?? places[0]
  }
}
