public import Foundation

/// The folder of the checkout, found from this file's place.
public let repositoryRoot: URL = {
  var folder = URL(filePath: #filePath).deletingLastPathComponent()
  while folder.path != "/" {
    if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      return folder
    }
    folder.deleteLastPathComponent()
  }
  return folder
}()

/// Runs a body with a fresh folder that is gone afterwards.
public func withTemporaryFolder<Result>(
  _ body: (URL) async throws -> Result
) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "focus-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}
