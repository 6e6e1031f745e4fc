import Foundation

/// The folder of derived files, marked as ours so that nothing else is ever emptied.
struct CacheFolder: Sendable {
  let url: URL

  /// The mark that backup programs know too.
  ///
  /// Source: bford.info/cachedir
  private var tag: URL { url.appending(path: "CACHEDIR.TAG") }
  private var contents: [URL] {
    (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
  }

  /// Makes the folder and marks it, unless it holds somebody else's files.
  func prepare() {
    try? FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    close()
    guard contents.isEmpty else { return }
    try? Data("Signature: 8a477f597d28d172789f06886806bc55\n# Made by Focus.\n".utf8).write(to: tag)
  }

  /// Takes from others what it allows them, also where it was there before.
  ///
  /// Root's programs run as another user, who on a low rung has to pass through: that much stays.
  private func close() {
    let taken: mode_t = geteuid() == 0 ? 0o066 : 0o077
    for folder in [url] + contents {
      var status = stat()
      guard lstat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
        status.st_uid == geteuid(), status.st_mode & taken != 0
      else { continue }
      chmod(folder.path, status.st_mode & 0o7777 & ~taken)
    }
  }

  /// What all files in it take.
  var bytes: Int {
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: [.fileSizeKey, .isRegularFileKey])
    var sum = 0
    while let file = files?.nextObject() as? URL {
      let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
      if values?.isRegularFile == true { sum += values?.fileSize ?? 0 }
    }
    return sum
  }

  /// Deletes everything in it but the mark, and gives the bytes that were freed.
  ///
  /// Throws: ``CommandError/notOurCache(folder:)`` for a folder that lacks the mark.
  func clean() throws -> Int {
    let contents = contents
    guard !contents.isEmpty else { return 0 }
    guard FileManager.default.fileExists(atPath: tag.path) else {
      throw CommandError.notOurCache(folder: url.path)
    }
    let before = bytes
    for item in contents where item.lastPathComponent != tag.lastPathComponent {
      try? FileManager.default.removeItem(at: item)
    }
    return before - bytes
  }
}
