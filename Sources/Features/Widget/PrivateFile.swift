import Foundation

/// A small file that only its owner may read, and that nobody ever sees half written.
struct PrivateFile: Sendable {
  let url: URL

  /// What it holds; nil when there is none or it cannot be read.
  var content: Data? { try? Data(contentsOf: url) }

  /// Puts a whole new file in the place of the old one; the folder is made if it is missing.
  func write(_ content: Data) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // A name of its own for each write: several processes may write at one time.
    let draft = folder.appending(path: ".\(url.lastPathComponent)-\(UUID().uuidString)")
    let isWritten = FileManager.default.createFile(
      atPath: draft.path, contents: content, attributes: [.posixPermissions: 0o600])
    guard isWritten, rename(draft.path, url.path) == 0 else {
      try? FileManager.default.removeItem(at: draft)
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Removes it; one that is gone already is no trouble.
  func remove() throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    try FileManager.default.removeItem(at: url)
  }
}
