public import Foundation

/// A small file that only its owner may read, and that nobody ever sees half written.
public struct PrivateFile: Sendable {
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
    do {
      try Self.create(draft, content)
      guard rename(draft.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }

  /// Makes a file that is its owner's alone before a byte is in it.
  ///
  /// `FileManager` narrows the mode only once the content can be read. Throws: what the system says,
  /// also when there is such a file already.
  public static func create(_ url: URL, _ content: Data) throws {
    let descriptor = open(url.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: content)
    try file.close()
  }

  /// Removes it; one that is gone already is no trouble.
  func remove() throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    try FileManager.default.removeItem(at: url)
  }
}
