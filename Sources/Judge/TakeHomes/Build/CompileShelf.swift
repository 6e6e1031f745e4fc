internal import Domain
internal import Foundation

/// What compilers made, kept by the digest of everything that had a say in it.
///
/// An answer that is checked again after a small change is compiled in small part only: hidden
/// suites, for instance, are taken from here as long as the answer's interfaces are the same.
struct CompileShelf: Sendable {
  /// On the host.
  let folder: String
  private static let mostBytes = 600 << 20

  /// The files of one compile, in their order; nil unless all are there.
  func files(_ key: String, count: Int) -> [[UInt8]]? {
    let place = "\(folder)/\(key)"
    guard utimensat(AT_FDCWD, place, nil, 0) == 0 else { return nil }
    var files: [[UInt8]] = []
    for index in 0..<count {
      guard let bytes = GradeFiles.plainFile("\(place)/\(index)", mostBytes: 256 << 20) else {
        return nil
      }
      files.append(bytes)
    }
    return files
  }

  /// Keeps them; whoever was first with the same key is left as it is.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func keep(_ files: [[UInt8]], as key: String) throws(JudgeError) {
    let draft = "\(folder)/\(ProcessMark.draft(of: "draft"))"
    try GradeFiles.makeFolders([draft])
    defer { GradeFiles.remove(draft) }
    for (index, bytes) in files.enumerated() { try GradeFiles.write(bytes, "\(draft)/\(index)") }
    _ = rename(draft, "\(folder)/\(key)")
  }

  /// Removes what was used least lately, and what a killed process left.
  func trim(mostBytes: Int = Self.mostBytes) {
    var entries: [(path: String, used: Date, bytes: Int)] = []
    for name in GradeFiles.names(folder) {
      let path = "\(folder)/\(name)"
      let used = GradeFiles.date(path)
      if name.hasPrefix(".draft-") {
        if Date.now.timeIntervalSince(used) > Self.oldestDraft { GradeFiles.remove(path) }
        continue
      }
      let bytes = GradeFiles.names(path).reduce(0) {
        $0 + (GradeFiles.plainSize("\(path)/\($1)") ?? 0)
      }
      entries.append((path, used, bytes))
    }
    var sum = entries.reduce(0) { $0 + $1.bytes }
    for entry in entries.sorted(by: { $0.used < $1.used }) where sum > mostBytes {
      GradeFiles.remove(entry.path)
      sum -= entry.bytes
    }
  }

  private static let oldestDraft: TimeInterval = 3600
}
