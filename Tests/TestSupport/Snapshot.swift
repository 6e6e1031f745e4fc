import Foundation
public import Testing

/// Compares a text with the one recorded beside the test, in `__Snapshots__/<name>`.
///
/// A missing record is written and fails the run; `RECORD=1` rewrites every record.
public func expectSnapshot(
  _ text: String, named name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "__Snapshots__")
  let record = folder.appending(path: name)
  let known = try? String(contentsOf: record, encoding: .utf8)
  if known == nil || ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: record, atomically: true, encoding: .utf8)
    if known == nil {
      Issue.record("\(name) was recorded: read it, then run again.", sourceLocation: sourceLocation)
    }
    return
  }
  #expect(text == known, "differs from \(record.path)", sourceLocation: sourceLocation)
}
