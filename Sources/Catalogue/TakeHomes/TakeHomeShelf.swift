public import Domain
public import Foundation
internal import Synchronization

/// The take-home projects below Focus's own files and in packs, read when they are asked for, and again
/// only when a file has changed.
///
/// A pack is a folder with `TakeHomes` and perhaps `Content/drill`, as Focus's own files have them.
///
/// Every verb throws ``CatalogueError`` with the file and, where it has one, the line.
public struct TakeHomeShelf: Sendable {
  /// Holds `TakeHomes`, `Kits` and `Content`.
  private let home: URL
  /// The folder whose folders are packs.
  private let packs: URL?
  private let decks = PackDecks()
  private let memory = ReadMemory<TakeHome>()
  /// Hears of each project that is read from the disk.
  private let tell: @Sendable (_ name: String) -> Void

  public init(home: URL, packs: URL? = nil) { self.init(home: home, packs: packs) { _ in } }

  init(home: URL, packs: URL? = nil, tell: @escaping @Sendable (_ name: String) -> Void) {
    self.home = home
    self.packs = packs
    self.tell = tell
  }

  /// Every project, by slug; a pack's that is not in order is left out.
  ///
  /// Cost: the first time reads the projects' hidden suites and the sources that mutants change.
  public func all() throws(CatalogueError) -> [TakeHome] {
    var all: [TakeHome] = []
    for place in try places() {
      do throws(CatalogueError) {
        all.append(try read(place))
      } catch {
        if place.root == home { throw error }
      }
    }
    return all.sorted { $0.slug < $1.slug }
  }

  /// What is wrong with packs; their projects are left out.
  public func troubles() -> [CatalogueError] {
    ((try? places()) ?? []).filter { $0.root != home }.compactMap { place in
      do throws(CatalogueError) {
        _ = try read(place)
        return nil
      } catch {
        return error
      }
    }
  }

  /// One project; the others need not be in order.
  public func takeHome(_ slug: String) throws(CatalogueError) -> TakeHome {
    let places = try places()
    guard let place = places.first(where: { $0.name.lowercased() == slug.lowercased() }) else {
      let known = places.map { $0.name.lowercased() }
      let nearest = nearestNames(to: slug, in: known)
      throw .unknownTakeHome(slug, nearest: nearest.isEmpty ? known : nearest)
    }
    return try read(place)
  }

  /// What the candidate reads, as Markdown.
  public func brief(of takeHome: TakeHome) throws(CatalogueError) -> String {
    let root = URL(filePath: takeHome.folder).deletingLastPathComponent()
      .deletingLastPathComponent()
    var folder = TakeHomeFolder(home: root, name: takeHome.name)
    return try folder.text("BRIEF.md").withUnixLines
  }

  /// The cards of every deck in `Content/drill`, by deck, then those of the packs.
  public func cards() throws(CatalogueError) -> [DrillCard] {
    var cards: [DrillCard] = []
    for root in try roots() {
      do throws(CatalogueError) {
        cards += try decks.shelf(root).cards()
      } catch {
        if root == home { throw error }
      }
    }
    return cards
  }

  /// A project's folder.
  private struct Place {
    /// What holds its `TakeHomes`.
    var root: URL
    var name: String
  }

  private func roots() throws(CatalogueError) -> [URL] {
    guard let packs, packs.isFolder else { return [home] }
    return [home] + (try listing(packs)).map { packs.appending(path: $0) }
  }

  /// The folders that hold a project, sorted within each root; the first of a name counts.
  private func places() throws(CatalogueError) -> [Place] {
    var places: [Place] = []
    for root in try roots() {
      let folder = root.appending(path: "TakeHomes")
      guard folder.isFolder else { continue }
      let known = Set(places.map { $0.name.lowercased() })
      places += try listing(folder).filter {
        FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/takehome.yml").path)
          && !known.contains($0.lowercased())
      }.map { Place(root: root, name: $0) }
    }
    return places
  }

  private func read(_ place: Place) throws(CatalogueError) -> TakeHome {
    let (root, name) = (place.root, place.name)
    return try memory.value(of: "\(root.path)/\(name)") { stamps throws(CatalogueError) in
      tell(name)
      var cards: Set<String> = []
      for folder in root == home ? [home] : [home, root] {
        try note(decksOf: folder, &stamps)
        cards.formUnion(try decks.shelf(folder).cards().map(\.id))
      }
      var folder = TakeHomeFolder(home: root, name: name, kits: home)
      let file = try TakeHomeFile(
        yaml: try folder.text("takehome.yml"), file: folder.place(of: "takehome.yml"),
        folder: folder.url.path)
      try file.check(folderName: name)
      try folder.check(file, cards: cards)
      var takeHome = file.takeHome
      takeHome.brief = try folder.text("BRIEF.md").withUnixLines
      let tryouts = try folder.tryouts(of: file)
      takeHome.requirements = takeHome.requirements.map { $0.trying(tryouts) }
      let lines = takeHome.views?.lines.map { $0.trying(tryouts) }
      takeHome.views?.lines = lines ?? []
      stamps.add(folder.stamps)
      return takeHome
    }
  }

  /// A project names cards, which may go.
  private func note(decksOf root: URL, _ stamps: inout FileStamps) throws(CatalogueError) {
    let folder = root.appending(path: "Content/drill")
    stamps.note(folder.path)
    guard folder.isFolder else { return }
    for name in try listing(folder) { stamps.note(folder.appending(path: name).path) }
  }
}

extension TakeHome.Requirement {
  /// The same with its test of some that learners get.
  fileprivate func trying(_ tryouts: [String: String]) -> Self {
    var line = self
    line.tryout = tryouts[id]
    return line
  }
}

/// The decks of Focus's own files and of each pack, each kept for as long as it is what it was.
private final class PackDecks: Sendable {
  private let shelves = Mutex<[String: DrillShelf]>([:])

  func shelf(_ root: URL) -> DrillShelf {
    shelves.withLock { shelves in
      if let shelf = shelves[root.path] { return shelf }
      let shelf = DrillShelf(home: root)
      shelves[root.path] = shelf
      return shelf
    }
  }
}

extension TakeHomeProviding {
  /// The projects below Focus's own files and in the folders of `packs`; nothing is read before it is asked for.
  public static func live(home: URL, packs: URL? = nil) -> TakeHomeProviding {
    let shelf = TakeHomeShelf(home: home, packs: packs)
    return TakeHomeProviding(
      all: { try shelf.all() },
      takeHome: { slug in
        do {
          return try shelf.takeHome(slug)
        } catch CatalogueError.unknownTakeHome {
          return nil
        }
      },
      brief: { try shelf.brief(of: $0) }, cards: { try shelf.cards() },
      troubles: { shelf.troubles() }, kits: home.appending(path: "Kits").path,
      packs: packs?.path ?? "")
  }
}
