internal import Foundation

/// What tells an answer's folder from the same folder after a change.
public struct FolderStamps: Sendable, Equatable {
  /// More than this is not an answer that somebody writes.
  private static let mostFiles = 10_000

  private struct Stamp: Equatable {
    var changedAt: Date
    var bytes: Int
  }

  private var stamps: [String: Stamp] = [:]

  /// Everything in it but what builds left and hidden files; a commit counts as a change.
  public init(of folder: String) {
    let root = URL(filePath: folder)
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
    for case let file as URL in files ?? FileManager.DirectoryEnumerator() {
      guard stamps.count < Self.mostFiles else { break }
      note(file, keys)
    }
    note(root.appending(path: ".git/logs/HEAD"), keys)
  }

  private mutating func note(_ file: URL, _ keys: Set<URLResourceKey>) {
    guard let facts = try? file.resourceValues(forKeys: keys),
      let date = facts.contentModificationDate
    else { return }
    stamps[file.path] = Stamp(changedAt: date, bytes: facts.fileSize ?? 0)
  }

  /// Waits until the folder is another one and rests for one pause, so that a save of many files is
  /// one change.
  ///
  /// Throws: what `pause` throws, such as `CancellationError`.
  public func next(
    of folder: String, pause: @Sendable () async throws -> Void
  ) async throws -> Self {
    var last = self
    while true {
      try await pause()
      let now = Self(of: folder)
      if now != self, now == last { return now }
      last = now
    }
  }
}
