public import Domain
public import Foundation
public import SiteKit

extension TakeHomes {
  /// The absolute path of a folder with sources, from what was typed.
  ///
  /// Without a folder to begin at, a relative path is refused. Throws: ``TakeHomesError``.
  public static func candidate(at typed: String, from current: URL? = nil) throws -> String {
    let path = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !path.isEmpty else { throw TakeHomesError.noPath }
    let url: URL
    if path == "~" || path.hasPrefix("~/") {
      url = URL(filePath: NSHomeDirectory()).appending(path: String(path.dropFirst(2)))
    } else if path.hasPrefix("/") {
      url = URL(filePath: path)
    } else if let current {
      url = current.appending(path: path)
    } else {
      throw TakeHomesError.relativePath(path)
    }
    let folder = url.standardizedFileURL.path
    guard let isFolder = isFolder(folder) else { throw TakeHomesError.noFolder(path: folder) }
    guard isFolder else { throw TakeHomesError.notAFolder(path: folder) }
    let sources = "\(folder)/Sources"
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: sources)) != nil
    guard self.isFolder(sources) == true, !isLink else {
      throw TakeHomesError.noSources(folder: folder)
    }
    guard hasSwift(sources) else { throw TakeHomesError.noSwift(folder: folder) }
    return folder
  }

  /// Which project a folder is an answer to: by its marker, else by the names of its targets.
  ///
  /// Throws: ``TakeHomesError/noProject(folder:known:)``.
  public static func project(of folder: String, with services: Services) throws -> TakeHome {
    let all = try services.takeHomes.all()
    let marker = try? String(contentsOfFile: "\(folder)/\(markerName)", encoding: .utf8)
    let slug = marker?.trimmingCharacters(in: .whitespacesAndNewlines)
    if let found = all.first(where: { $0.slug == slug }) { return found }
    let found = all.first { takeHome in
      takeHome.layers.contains { isFolder("\(folder)/Sources/\($0.name)") == true }
    }
    guard let found else {
      throw TakeHomesError.noProject(folder: folder, known: all.map(\.name))
    }
    return found
  }

  /// What an answer with views begins with beside the starter; nil where the project has none.
  public static func views(of takeHome: TakeHome) -> String? {
    let folder = "\(takeHome.folder)/Views"
    return takeHome.views != nil && FileManager.default.fileExists(atPath: folder) ? folder : nil
  }

  /// The names of what ``start(_:in:over:from:with:)`` writes into a folder.
  ///
  /// Throws: what keeps the starter from being read.
  public static func parts(of takeHome: TakeHome) throws -> [String] {
    let starter = "\(takeHome.folder)/Starter"
    let names = try FileManager.default.contentsOfDirectory(atPath: starter)
    return names.filter { $0 != ".build" && $0 != ".gitignore" }
      + (takeHome.kits.isEmpty ? [] : [StarterKits.name])
      + ["BRIEF.md", markerName, ".gitignore"]
  }

  /// Writes the starter, its kits, the brief and the marker into a folder; nothing when one of them
  /// is there.
  ///
  /// One that was killed on the way is completed.
  ///
  /// `over` is laid over the starter: ``views(of:)``.
  /// Returns the absolute path. Throws: ``TakeHomesError``.
  public static func start(
    _ takeHome: TakeHome, in folder: String, over: String? = nil, from current: URL,
    with services: Services
  ) throws -> String {
    let target =
      (folder.hasPrefix("/") ? URL(filePath: folder) : current.appending(path: folder))
      .standardizedFileURL
    let brief = try services.takeHomes.brief(takeHome)
    do {
      try StarterFolder(takeHome, brief: brief, kits: services.takeHomes.kits, over: over)
        .lay(into: target)
    } catch let error as TakeHomesError {
      throw error
    } catch {
      throw TakeHomesError.unwritable(path: target.path, reason: reasonInWords(error))
    }
    return target.path
  }

  private static func hasSwift(_ folder: String) -> Bool {
    let names = FileManager.default.enumerator(atPath: folder)
    while let name = names?.nextObject() as? String {
      if name.hasSuffix(".swift") { return true }
    }
    return false
  }

  /// Nil when there is nothing at the path.
  static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }
}
