internal import Catalogue
public import Domain
public import Foundation

extension Authoring {
  /// Looks for hidden cases that find the wrong programs which today's cases miss; writes nothing.
  ///
  /// The wrong programs are the problem's mutants and what is planted into fast.py, or what is
  /// planted into `other`, a right solution in Python. The seed of the inputs is that of the
  /// settings. Throws: ``CatalogueError``, ``AuthoringError`` and `CancellationError`.
  public static func forge(
    _ slug: String, contentFolder: URL, runner: Runner, settings: Settings,
    planting other: Solution? = nil, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> Forging {
    let folder = try ProblemFolder(place(of: slug, in: contentFolder))
    var forge = Forge(
      folder: folder, runner: runner, settings: settings, other: other, progress: progress)
    return try await forge.run()
  }

  /// Writes proposals into the problem's `tests.json`, behind its last case.
  ///
  /// Nothing else of the file changes. Throws: ``AuthoringError/noRoom(place:reason:)``.
  public static func add(_ forging: inout Forging, contentFolder: URL) throws {
    guard !forging.proposals.isEmpty else { return }
    try add(forging.proposals.map(\.line), to: forging.slug, contentFolder: contentFolder)
    forging.isAdded = true
  }

  /// Writes lines behind the last case of a `tests.json`, which stays as it is otherwise.
  static func add(_ lines: [String], to slug: String, contentFolder: URL) throws {
    let place = try place(of: slug, in: contentFolder)
    let folder = try ProblemFolder(place)
    let count = folder.problem.tests.count + lines.count
    let file = place.folder.appending(path: "tests.json")
    guard count <= mostCases else {
      throw AuthoringError.noRoom(
        place: folder.place(ofTests: "cases"),
        reason: "it would have \(count) cases; the limit is \(mostCases).")
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    guard let longer = TestsText(text).adding(lines) else {
      throw AuthoringError.noRoom(place: "tests.json", reason: "it has no list of cases.")
    }
    try longer.write(to: file, atomically: true, encoding: .utf8)
  }

  static func place(of slug: String, in contentFolder: URL) throws -> ProblemPlace {
    let places = try problemPlaces(in: contentFolder)
    try check([slug], among: places.map(\.slug))
    return places.first { $0.slug == slug } ?? places[0]
  }
}
