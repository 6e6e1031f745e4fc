/// Paths below a package.
enum PackagePath {
  /// What lies between the slashes, empty where nothing does.
  ///
  /// By bytes, as the system reads it: to Swift a slash and an accent behind it are one letter, which is no slash.
  static func parts(_ path: some StringProtocol) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same without what says nothing; nil where it is absolute or leads out.
  static func clean(_ text: String) -> String? {
    guard text.utf8.first != UInt8(ascii: "/"), !text.utf8.contains(0) else { return nil }
    let parts = parts(text).filter { !["", "."].contains($0) }
    return parts.contains("..") ? nil : parts.joined(separator: "/")
  }

  /// Whether a path is a folder's or lies below it; the empty one holds all.
  static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix("\(folder)/")
  }

  static func joined(_ folder: String, _ name: String) -> String {
    [folder, name].filter { !$0.isEmpty }.joined(separator: "/")
  }

  static func name(_ path: String) -> String {
    parts(path).last { !$0.isEmpty } ?? ""
  }

  static func folder(_ path: String) -> String {
    parts(path).filter { !$0.isEmpty }.dropLast().joined(separator: "/")
  }
}
