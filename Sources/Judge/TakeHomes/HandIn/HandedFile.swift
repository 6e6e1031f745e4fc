internal import Domain

/// A plain file of an answer that was handed in.
struct HandedFile: Sendable, Hashable {
  var path: String
  var bytes: [UInt8]

  static let most = 10_000
  static let mostMegabytes = 64

  private static let mostDepth = 20
  private static let mostNameBytes = 255

  /// Whether a path stays in its folder and is one that a folder takes.
  static func isPlain(_ path: some StringProtocol) -> Bool {
    let parts = PackagePath.parts(path)
    return parts.count <= mostDepth
      && parts.allSatisfy { part in
        !["", ".", ".."].contains(part) && part.utf8.count <= mostNameBytes
          && !part.contains("\\")
          && !part.unicodeScalars.contains { $0.properties.generalCategory == .control }
      }
  }

  /// What nobody grades: builds, and what systems add.
  static func isIdle(_ path: String) -> Bool {
    let parts = PackagePath.parts(path)
    return parts.contains(".build") || parts.first == "__MACOSX" || parts.last == ".DS_Store"
  }

  /// The same without a folder that holds all of them.
  static func unwrapped(_ files: [HandedFile]) -> [HandedFile] {
    let parts = files.map { PackagePath.parts($0.path) }
    guard Set(parts.map { $0.first }).count == 1, parts.first?.first != "Sources",
      parts.allSatisfy({ $0.count > 1 })
    else { return files }
    return zip(files, parts).map { file, parts in
      HandedFile(path: parts.dropFirst().joined(separator: "/"), bytes: file.bytes)
    }
  }
}
