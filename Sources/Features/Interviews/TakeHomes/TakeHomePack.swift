public import Domain
public import Foundation
public import SiteKit

/// Projects of a teacher's own, which stand beside Focus's: a folder with `TakeHomes/<Name>`, and
/// `Content/drill` where they have cards.
///
/// It is data: what it holds runs in the jail alone, and none of its names leads out of its folder.
public struct TakeHomePack: Sendable {
  private static let mostFiles = 4000
  private static let mostBytes = 64 << 20
  /// What is taken; the rest of a teacher's folder stays where it is.
  private static let parts = ["TakeHomes", "Content/drill"]

  /// The folder that holds it alone, for as long as it is not in place.
  public let folder: URL
  private let name: String
  private let data: URL
  private static var files: FileManager { .default }

  /// Below the data folder; each folder in it is a pack.
  public static func folder(in data: URL) -> URL { data.appending(path: "packs") }

  /// A copy of a teacher's folder, which nobody sees before it is put into place.
  ///
  /// Throws: ``TakeHomePackError``.
  public init(copying source: URL, data: URL) throws {
    let source = source.standardizedFileURL
    self.data = data
    name = source.lastPathComponent.lowercased()
    let packs = Self.folder(in: data)
    folder = packs.appending(path: ProcessMark.draft(of: "pack"))
    guard !name.isEmpty, !name.hasPrefix(".") else {
      throw TakeHomePackError.noProjects(source.path)
    }
    guard !Self.files.fileExists(atPath: packs.appending(path: name).path) else {
      throw TakeHomePackError.isThere(name)
    }
    guard TakeHomes.isFolder(source.appending(path: "TakeHomes").path) == true else {
      throw TakeHomePackError.noProjects(source.path)
    }
    do {
      try Self.files.createDirectory(at: packs, withIntermediateDirectories: true)
      Self.removeLeftovers(in: packs)
      var room = Room()
      for part in Self.parts {
        let place = source.appending(path: part)
        guard Self.files.fileExists(atPath: place.path) else { continue }
        try Self.copy(place, to: folder.appending(path: "\(name)/\(part)"), named: part, &room)
      }
    } catch {
      discard()
      throw (error as? TakeHomePackError)
        ?? .unwritable(path: packs.path, reason: "\(error)")
    }
  }

  /// Whether its projects and cards have names of their own, beside those that are here.
  ///
  /// Throws: ``TakeHomePackError``, or what is wrong with a project's files.
  public func projects(
    _ own: TakeHomeProviding, beside others: TakeHomeProviding
  ) throws -> [TakeHome] {
    let here = Set(try others.all().map(\.slug))
    let names = try Self.files.contentsOfDirectory(
      atPath: folder.appending(path: "\(name)/TakeHomes").path)
    for slug in names.map({ $0.lowercased() }).sorted() where here.contains(slug) {
      throw TakeHomePackError.nameIsTaken(slug)
    }
    let found = try own.all().filter { $0.folder.hasPrefix(folder.path) }
    if let trouble = own.troubles().first { throw trouble }
    guard !found.isEmpty else { throw TakeHomePackError.noProjects(name) }
    let doubles = Dictionary(grouping: try own.cards(), by: \.id).filter { $0.value.count > 1 }
    if let id = doubles.keys.min() { throw TakeHomePackError.cardIsTaken(id) }
    return found
  }

  /// Puts it beside the others, as a whole.
  public func place() throws {
    let target = Self.folder(in: data).appending(path: name)
    guard rename(folder.appending(path: name).path, target.path) == 0 else {
      throw TakeHomePackError.unwritable(
        path: target.path, reason: String(cString: strerror(errno)))
    }
    discard()
  }

  /// Forgets the copy.
  public func discard() { try? Self.files.removeItem(at: folder) }

  /// The pack that a project is of; nil for one of Focus's own.
  ///
  /// `packs` is the folder that holds the packs.
  public static func name(of takeHome: TakeHome, packs: String) -> String? {
    guard !packs.isEmpty, takeHome.folder.hasPrefix(packs + "/") else { return nil }
    return takeHome.folder.dropFirst(packs.count + 1).split(separator: "/").first.map(String.init)
  }

  /// The pack of this name, which may hold a project that is not in order, or the pack of a project.
  ///
  /// Throws: ``TakeHomePackError``.
  public static func name(_ wanted: String, with services: Services) throws -> String {
    let packs = services.takeHomes.packs
    let name = wanted.lowercased()
    if let known = try? files.contentsOfDirectory(atPath: packs), known.contains(name),
      !name.hasPrefix(".")
    {
      return name
    }
    let takeHome = try TakeHomes.project(wanted, with: services)
    guard let pack = self.name(of: takeHome, packs: packs) else {
      throw TakeHomePackError.notOfAPack(takeHome.slug)
    }
    return pack
  }

  /// Removes a pack; what was checked stays in the history.
  public static func remove(_ name: String, data: URL) throws {
    let place = folder(in: data).appending(path: name)
    // Gone at once for whoever lists the packs, however long its files take.
    let draft = folder(in: data).appending(path: ProcessMark.draft(of: "pack"))
    guard rename(place.path, draft.path) == 0 else {
      throw TakeHomePackError.unwritable(path: place.path, reason: String(cString: strerror(errno)))
    }
    try? files.removeItem(at: draft)
  }

  // MARK: Copying

  /// What a pack may still hold.
  private struct Room {
    var files = TakeHomePack.mostFiles
    var bytes = TakeHomePack.mostBytes
  }

  /// Plain files and folders alone; builds and repositories stay behind.
  private static func copy(
    _ source: URL, to target: URL, named name: String, _ room: inout Room
  ) throws {
    let facts = try files.attributesOfItem(atPath: source.path)
    switch facts[.type] as? FileAttributeType {
    case .typeDirectory:
      try files.createDirectory(at: target, withIntermediateDirectories: true)
      for child in try files.contentsOfDirectory(atPath: source.path).sorted()
      where ![".build", ".git", ".DS_Store"].contains(child) {
        try copy(
          source.appending(path: child), to: target.appending(path: child),
          named: "\(name)/\(child)", &room)
      }
    case .typeRegular:
      room.files -= 1
      room.bytes -= (facts[.size] as? Int) ?? 0
      guard room.files >= 0, room.bytes >= 0 else {
        throw TakeHomePackError.tooLarge(files: mostFiles, megabytes: mostBytes >> 20)
      }
      try files.copyItem(at: source, to: target)
    default: throw TakeHomePackError.noPlainFile(name)
    }
  }

  private static func removeLeftovers(in packs: URL) {
    for name in (try? files.contentsOfDirectory(atPath: packs.path)) ?? []
    where name.hasPrefix(".pack-") && ProcessMark(in: name)?.isGone == true {
      try? files.removeItem(at: packs.appending(path: name))
    }
  }
}
