import Domain
import Foundation

/// What a take-home project begins with, put into a folder as a whole.
struct StarterFolder {
  private let takeHome: TakeHome
  private let brief: String
  private let kits: StarterKits
  /// What is laid over the starter, below the project's folder.
  private let over: String?
  private var files: FileManager { .default }

  init(_ takeHome: TakeHome, brief: String, kits: String, over: String? = nil) {
    self.over = over
    self.takeHome = takeHome
    self.brief = brief
    self.kits = StarterKits(kits: takeHome.kits, source: kits)
  }

  /// Makes everything beside its place, then puts it there, the marker last.
  ///
  /// Throws: ``TakeHomesError/wouldOverwrite(path:)`` for what is there already and not the same.
  func lay(into target: URL) throws {
    let isNew = !files.fileExists(atPath: target.path)
    let parent = isNew ? target.deletingLastPathComponent() : target
    try checkMarker(target)
    try files.createDirectory(at: parent, withIntermediateDirectories: true)
    removeLeftovers(in: parent)
    let draft = parent.appending(path: ProcessMark.draft(of: "takehome"))
    defer { try? files.removeItem(at: draft) }
    let names = try make(draft)
    guard !isNew || rename(draft.path, target.path) != 0 else { return }
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    let missing = try names.filter { try isMissing($0, of: draft, in: target) }
    for name in missing {
      try files.moveItem(at: draft.appending(path: name), to: target.appending(path: name))
    }
  }

  /// A folder with a marker was begun to its end.
  private func checkMarker(_ target: URL) throws {
    let path = target.appending(path: TakeHomes.markerName).path
    if files.fileExists(atPath: path) { throw TakeHomesError.wouldOverwrite(path: path) }
  }

  /// Gives the names in the order in which they are put into place.
  private func make(_ draft: URL) throws -> [String] {
    let starter = URL(filePath: takeHome.folder).appending(path: "Starter")
    try files.createDirectory(at: draft, withIntermediateDirectories: true)
    var names = try files.contentsOfDirectory(atPath: starter.path)
      .filter { $0 != ".build" }.sorted()
    for name in names {
      try files.copyItem(at: starter.appending(path: name), to: draft.appending(path: name))
    }
    if let over { try lay(URL(filePath: over), over: draft) }
    if !kits.kits.isEmpty {
      try kits.lay(into: draft.appending(path: StarterKits.name))
      names.append(StarterKits.name)
    }
    if !names.contains(".gitignore") { names.append(".gitignore") }
    for (name, text) in [
      (".gitignore", ".build/\n"), ("BRIEF.md", brief),
      (TakeHomes.markerName, "\(takeHome.slug)\n"),
    ] where !files.fileExists(atPath: draft.appending(path: name).path) {
      try Data(text.utf8).write(to: draft.appending(path: name))
    }
    return names + ["BRIEF.md", TakeHomes.markerName]
  }

  /// Puts the files below a folder into another, in the place of those of their names.
  private func lay(_ folder: URL, over target: URL) throws {
    for name in try files.contentsOfDirectory(atPath: folder.path) where name != ".build" {
      let (from, to) = (folder.appending(path: name), target.appending(path: name))
      var isFolder: ObjCBool = false
      let isThere = files.fileExists(atPath: to.path, isDirectory: &isFolder)
      if isThere, isFolder.boolValue {
        try lay(from, over: to)
      } else {
        if isThere { try files.removeItem(at: to) }
        try files.copyItem(at: from, to: to)
      }
    }
  }

  private func isMissing(_ name: String, of draft: URL, in target: URL) throws -> Bool {
    let path = target.appending(path: name).path
    guard files.fileExists(atPath: path) else { return true }
    // A folder may have its own list of what git leaves out.
    if name == ".gitignore" { return false }
    guard files.contentsEqual(atPath: path, andPath: draft.appending(path: name).path) else {
      throw TakeHomesError.wouldOverwrite(path: path)
    }
    return false
  }

  private func removeLeftovers(in folder: URL) {
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasPrefix(".takehome-") && ProcessMark(in: name)?.isGone == true {
      try? files.removeItem(at: folder.appending(path: name))
    }
  }
}
