public import Domain
public import Foundation

/// The take-home projects below Focus's own files, read when they are asked for, and again only when
/// a file has changed.
///
/// Every verb throws ``CatalogueError`` with the file and, where it has one, the line.
public struct TakeHomeShelf: Sendable {
  /// Holds `TakeHomes`, `Kits` and `Content`.
  private let home: URL
  private let drill: DrillShelf
  private let memory = ReadMemory<TakeHome>()
  /// Hears of each project that is read from the disk.
  private let tell: @Sendable (_ name: String) -> Void

  public init(home: URL) { self.init(home: home) { _ in } }

  init(home: URL, tell: @escaping @Sendable (_ name: String) -> Void) {
    self.home = home
    self.tell = tell
    drill = DrillShelf(home: home)
  }

  /// Every project, by slug.
  ///
  /// Cost: the first time reads the projects' hidden suites and the sources that mutants change.
  public func all() throws(CatalogueError) -> [TakeHome] {
    var all: [TakeHome] = []
    for name in try names() { all.append(try read(name)) }
    return all
  }

  /// One project; the others need not be in order.
  public func takeHome(_ slug: String) throws(CatalogueError) -> TakeHome {
    let names = try names()
    guard let name = names.first(where: { $0.lowercased() == slug.lowercased() }) else {
      let known = names.map { $0.lowercased() }
      let nearest = nearestNames(to: slug, in: known)
      throw .unknownTakeHome(slug, nearest: nearest.isEmpty ? known : nearest)
    }
    return try read(name)
  }

  /// What the candidate reads, as Markdown.
  public func brief(of takeHome: TakeHome) throws(CatalogueError) -> String {
    var folder = TakeHomeFolder(home: home, name: takeHome.name)
    return try folder.text("BRIEF.md")
  }

  /// The cards of every deck in `Content/drill`, by deck.
  public func cards() throws(CatalogueError) -> [DrillCard] { try drill.cards() }

  /// The folders that hold a project, sorted.
  private func names() throws(CatalogueError) -> [String] {
    let folder = home.appending(path: "TakeHomes")
    guard folder.isFolder else { return [] }
    return try listing(folder).filter {
      FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/takehome.yml").path)
    }
  }

  private func read(_ name: String) throws(CatalogueError) -> TakeHome {
    try memory.value(of: name) { stamps throws(CatalogueError) in
      tell(name)
      try note(decks: &stamps)
      let cards = Set(try drill.cards().map(\.id))
      var folder = TakeHomeFolder(home: home, name: name)
      let file = try TakeHomeFile(
        yaml: try folder.text("takehome.yml"), file: folder.place(of: "takehome.yml"),
        folder: folder.url.path)
      try file.check(folderName: name)
      try folder.check(file, cards: cards)
      var takeHome = file.takeHome
      takeHome.brief = try folder.text("BRIEF.md")
      let tryouts = try folder.tryouts(of: file)
      for index in takeHome.requirements.indices {
        takeHome.requirements[index].tryout = tryouts[takeHome.requirements[index].id]
      }
      stamps.add(folder.stamps)
      return takeHome
    }
  }

  /// A project names cards, which may go.
  private func note(decks stamps: inout FileStamps) throws(CatalogueError) {
    let folder = home.appending(path: "Content/drill")
    stamps.note(folder.path)
    guard folder.isFolder else { return }
    for name in try listing(folder) { stamps.note(folder.appending(path: name).path) }
  }
}

extension TakeHomeProviding {
  /// The projects below Focus's own files; nothing is read before it is asked for.
  public static func live(home: URL) -> TakeHomeProviding {
    let shelf = TakeHomeShelf(home: home)
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
      kits: home.appending(path: "Kits").path)
  }
}
