import Domain
public import Foundation

/// A small file that only its owner may read, and that nobody ever sees half written.
public struct PrivateFile: Sendable {
  package let url: URL

  package init(url: URL) { self.url = url }

  /// What it holds; nil when there is none or it cannot be read.
  package var content: Data? { try? Data(contentsOf: url) }

  /// Puts a whole new file in the place of the old one; the folder is made if it is missing.
  package func write(_ content: Data) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try WholeFile.write(content, to: url, replaces: true, mode: 0o600)
  }

  /// Makes a file that is its owner's alone before a byte is in it.
  ///
  /// `FileManager` narrows the mode only once the content can be read. Throws: what the system says,
  /// also when there is such a file already.
  public static func create(_ url: URL, _ content: Data) throws {
    try WholeFile.create(url, mode: 0o600) { try $0.write(contentsOf: content) }
  }

  /// Removes it; one that is gone already is no trouble.
  package func remove() throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    try FileManager.default.removeItem(at: url)
  }
}
