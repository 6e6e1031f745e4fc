import Foundation

/// Holds a folder for one process while its database is opened; waits for whoever holds it.
struct FolderLock {
  private let descriptor: Int32

  init(folder: URL) throws {
    let path = folder.appending(path: "focus.lock").path
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw errno == ENOSPC
        ? StoreError.fullDisk(folder: folder) : StoreError.readOnly(folder: folder)
    }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// The system releases it too, when the process ends.
  func release() { close(descriptor) }
}
