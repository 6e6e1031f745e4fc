import Foundation

/// A folder of a test's own, which goes with it.
final class TestFolder: Sendable {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory
      .appending(path: "rounds-\(UUID().uuidString)", directoryHint: .isDirectory)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func file(_ name: String = "rounds") -> URL { url.appending(path: name) }

  deinit { try? FileManager.default.removeItem(at: url) }
}
