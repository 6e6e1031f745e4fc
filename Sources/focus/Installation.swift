import Foundation

/// Where Focus's own files, the learner's data and the cache lie.
struct Installation: Sendable, Hashable {
  /// Holds `Content`, `Public`, `Runtimes`, `TakeHomes` and `Kits`.
  var home: URL
  var data: URL
  var cache: URL
  /// The program that holds the learner's code.
  var jail: URL

  /// Looks everything up; `--data` wins over the environment.
  ///
  /// Throws: ``CommandError/homeMissing(tried:)``.
  init(in setting: Setting, data option: String?) throws {
    let environment = setting.environment
    home = try Self.home(environment, executable: setting.executable)
    data = Self.folder(
      option ?? environment["FOCUS_DATA"], environment, "XDG_DATA_HOME", ".local/share")
    cache = Self.folder(environment["FOCUS_CACHE"], environment, "XDG_CACHE_HOME", ".cache")
    jail = Self.jail(environment, executable: setting.executable)
  }

  var problems: URL { home.appending(path: "Content/problems") }
  var publicFolder: URL { home.appending(path: "Public") }
  var runtimes: URL { home.appending(path: "Runtimes") }

  private static func home(_ environment: [String: String], executable: URL) throws -> URL {
    var tried: [String] = []
    func isHome(_ folder: URL) -> Bool {
      ["Content", "Runtimes"].allSatisfy { isFolder(folder.appending(path: $0)) }
    }
    if let path = value(environment["FOCUS_HOME"]) {
      let folder = URL(filePath: path)
      if isHome(folder) { return folder }
      tried.append("\(path) (FOCUS_HOME)")
    } else {
      tried.append("FOCUS_HOME (not set)")
    }
    let share = executable.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "share/focus")
    if isHome(share) { return share }
    tried.append("\(share.path) (next to the program)")
    guard let root = clone(of: executable) else {
      throw CommandError.homeMissing(tried: tried + ["a clone (the program isn't in one)"])
    }
    if isHome(root) { return root }
    throw CommandError.homeMissing(tried: tried + ["\(root.path) (the clone)"])
  }

  /// The folder above `.build`, if the program was built in a clone.
  private static func clone(of executable: URL) -> URL? {
    let parts = executable.pathComponents
    guard let build = parts.lastIndex(of: ".build"), build > 0 else { return nil }
    return URL(filePath: parts[1..<build].reduce("") { $0 + "/" + $1 })
  }

  private static func folder(
    _ chosen: String?, _ environment: [String: String], _ base: String, _ fallback: String
  ) -> URL {
    if let chosen = value(chosen) { return URL(filePath: chosen) }
    if let base = value(environment[base]), base.hasPrefix("/") {
      return URL(filePath: base).appending(path: "focus")
    }
    let user = value(environment["HOME"]) ?? NSHomeDirectory()
    return URL(filePath: user).appending(path: fallback).appending(path: "focus")
  }

  private static func jail(_ environment: [String: String], executable: URL) -> URL {
    if let path = value(environment["FOCUS_JAIL"]) { return URL(filePath: path) }
    let folder = executable.deletingLastPathComponent()
    let beside = folder.appending(path: "focus-jail")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return folder.deletingLastPathComponent().appending(path: "libexec/focus/focus-jail")
  }

  private static func value(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
