import Foundation

/// A folder of a test's own, which goes with it.
final class TestFolder: Sendable {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory
      .appending(path: "heroes-\(UUID().uuidString)", directoryHint: .isDirectory)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var files: [URL] {
    let found = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: [.isRegularFileKey, .fileSizeKey])
    return (found?.allObjects ?? []).compactMap { $0 as? URL }.filter {
      (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    }
  }

  var bytes: Int {
    files.reduce(0) { $0 + ((try? $1.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0) }
  }

  /// Waits until the clock of the file system has moved on, so that uses have an order.
  func tick() async {
    let start = Date()
    _ = await Lab.holds(within: 1) { Date().timeIntervalSince(start) > 0.02 }
  }
}
