internal import Foundation

/// A lock on a folder between processes; gone with the process that holds it.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until the folder is free; makes it when missing.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``, or `CancellationError`.
  init(_ folder: String) async throws {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let descriptor = open("\(folder)/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw JudgeError.cacheUnusable(path: folder, reason: String(cString: strerror(errno)))
    }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      do {
        try await Task.sleep(for: .milliseconds(50))
      } catch {
        close(descriptor)
        throw error
      }
    }
    self.descriptor = descriptor
  }

  func release() { close(descriptor) }
}
