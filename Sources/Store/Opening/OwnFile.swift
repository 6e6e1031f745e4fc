import Foundation

/// The files of a learner's data as files that nobody else may read.
enum OwnFile {
  /// Makes an empty file for its owner alone; the database fills it and its side files have its mode.
  static func create(_ url: URL) throws {
    let descriptor = open(url.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let folder = url.deletingLastPathComponent()
      throw errno == ENOSPC
        ? StoreError.fullDisk(folder: folder) : StoreError.readOnly(folder: folder)
    }
    close(descriptor)
  }

  /// Takes from others what a folder's databases and their side files allow them.
  static func narrow(_ folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in files where name.hasPrefix("focus.") && name.contains(".sqlite") {
      let path = folder.appending(path: name).path
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_mode & 0o077 != 0
      else { continue }
      chmod(path, 0o600)
    }
  }

  /// Makes the names in a folder outlive a loss of power.
  static func keep(_ folder: URL) {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
