import Foundation
import Testing

/// A page as it was when somebody last looked at it, in the folder `Snapshots`.
struct Snapshot {
  let name: String
  var recorded: String? {
    let folder = Bundle.module.resourceURL?.appending(path: "Snapshots")
    return folder.flatMap { try? String(contentsOf: $0.appending(path: name), encoding: .utf8) }
  }

  /// Compares, or writes the file when `SNAPSHOTS=record`: read it before you commit it.
  func expect(
    _ page: String, from file: String = #filePath, at place: SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["SNAPSHOTS"] == "record" {
      let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Snapshots")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try page.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      Issue.record(
        "\(name) was recorded: read it, then run without SNAPSHOTS.", sourceLocation: place)
    } else {
      #expect(page == recorded, "the page differs from \(name)", sourceLocation: place)
    }
  }
}
