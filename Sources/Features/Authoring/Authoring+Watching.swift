internal import Catalogue
public import Foundation

extension Authoring {
  /// How often folders are looked at: an author should not notice.
  private static let glance = Duration.milliseconds(400)

  /// What problems' folders hold, by slug, as hashes; those of all problems without a slug.
  ///
  /// Throws: ``CatalogueError`` for an unknown slug or a content folder that cannot be read.
  public static func contents(of slugs: [String], in folder: URL) throws -> [String: String] {
    let places = try problemPlaces(in: folder)
    try check(slugs, among: places.map(\.slug))
    let chosen = places.filter { slugs.isEmpty || slugs.contains($0.slug) }
    // An editor that replaces a file leaves none for a moment.
    return Dictionary(
      uniqueKeysWithValues: chosen.map { ($0.slug, (try? $0.contentVersion()) ?? "") })
  }

  /// Waits until folders hold something else than they did; the slugs of those, sorted.
  ///
  /// Throws: `CancellationError`.
  public static func changes(
    since known: [String: String], of slugs: [String], in folder: URL
  ) async throws -> [String] {
    while true {
      try Task.checkCancellation()
      // A folder that is being moved is looked at again.
      let now = (try? contents(of: slugs, in: folder)) ?? known
      let changed = now.filter { known[$0.key] != $0.value && !$0.value.isEmpty }
      if !changed.isEmpty { return changed.keys.sorted() }
      try await Task.sleep(for: glance)
    }
  }
}
