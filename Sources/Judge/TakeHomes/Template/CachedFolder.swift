internal import Domain
internal import Foundation

/// Folders of the cache that are made once and then only read, by the digest of what they hold.
struct CachedFolder: Sendable {
  /// Holds all folders of one kind.
  let parent: String
  let flight: SingleFlight
  /// So many others of one kind stay when a new one was made.
  private static let mostOthers = 2

  /// Gives the folder, which is made first if need be; a half-made one is never seen.
  ///
  /// Throws: what `make` does, ``JudgeError/cacheUnusable(path:reason:)``, or `CancellationError`.
  func folder(
    _ kind: String, _ key: String, make: (_ draft: String) async throws -> Void
  ) async throws -> String {
    let path = "\(parent)/\(kind)-\(key.prefix(32))"
    return try await flight.run(path) {
      if use(path) { return path }
      let lock = try await FolderLock(parent)
      defer { lock.release() }
      if use(path) { return path }
      let draft = "\(parent)/\(ProcessMark.draft(of: "draft"))"
      try GradeFiles.makeFolders([draft])
      defer { GradeFiles.remove(draft) }
      try await make(draft)
      guard rename(draft, path) == 0 else {
        throw JudgeError.cacheUnusable(path: path, reason: String(cString: strerror(errno)))
      }
      trim(kind, sparing: path)
      return path
    }
  }

  private func use(_ path: String) -> Bool { utimensat(AT_FDCWD, path, nil, 0) == 0 }

  /// Whoever still reads an older one read it lately.
  private func trim(_ kind: String, sparing path: String) {
    let others = GradeFiles.names(parent).filter { $0.hasPrefix("\(kind)-") }
      .map { "\(parent)/\($0)" }.filter { $0 != path }
      .sorted { GradeFiles.date($0) > GradeFiles.date($1) }
    for other in others.dropFirst(Self.mostOthers) { GradeFiles.remove(other) }
    for name in GradeFiles.names(parent) where name.hasPrefix(".draft-") {
      // The lock is ours, so nobody makes it any more.
      GradeFiles.remove("\(parent)/\(name)")
    }
  }
}
