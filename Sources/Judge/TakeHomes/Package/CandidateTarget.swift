/// A target of a candidate's package as it is built here.
struct CandidateTarget: Sendable {
  enum Role: Sendable {
    case layer
    /// What layers or tests depend on, and what is no layer.
    case library
    case tests
  }

  struct Resource: Sendable, Hashable {
    /// Below the package.
    var path: String
    var rule: String
    var localization: String?
  }

  /// As the manifest has it.
  var name: String
  var role: Role
  /// Below the package; empty: the package itself.
  var folder: String
  /// The files and folders that it is made of; nil: all below its folder.
  var only: [String]?
  var without: [String] = []
  var resources: [Resource] = []
  /// The targets of the package that it depends on.
  var dependencies: [String] = []
  var dialect = SwiftDialect.ofFolders
  /// Below the package, as they were taken.
  var files: [String] = []

  var module: String { Self.module(name) }

  /// A target's name as the language can say it.
  static func module(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber == true ? "_\(text)" : text
  }

  /// Whether a path below the package is its or lies below its folder.
  func holds(_ path: String) -> Bool { PackagePath.contains(folder, path) }
}

extension PackagePath {
  /// Whether a folder stands there, and no link on the way to it.
  static func isFolder(_ path: String, in root: String) -> Bool {
    var place = root
    for part in parts(path) where !part.isEmpty {
      place += "/\(part)"
      guard GradeFiles.isFolder(place) else { return false }
    }
    return true
  }
}
