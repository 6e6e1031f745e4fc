internal import Domain
internal import Foundation

/// A compiler or interpreter as it was found on this machine.
protocol ShelvedToolchain: Codable, Sendable {
  /// The names and paths under which it is looked for, best first.
  static var programs: [String] { get }
  /// Files and folders whose change makes it another toolchain, or sets its libraries elsewhere.
  var footing: [String] { get }

  /// Throws: ``JudgeError/toolchainMissing(_:remedy:)``.
  static func resolve(_ probe: Probe) async throws(JudgeError) -> Self
}

/// The machine's toolchains: asked for once, kept in the cache folder, asked for again when a file
/// that they rest on has changed.
actor ToolchainShelf {
  private struct Record<Found: Codable>: Codable {
    var footing: ToolchainFooting
    var found: Found
  }

  private let probe: Probe
  private let folder: String
  private var known: [String: any ShelvedToolchain] = [:]
  /// Searches under way; whoever asks meanwhile waits for the same answer.
  private var searches: [String: Task<Result<any ShelvedToolchain, JudgeError>, Never>] = [:]

  init(_ probe: Probe, cache: String) {
    self.probe = probe
    folder = "\(cache)/toolchains"
  }

  /// What is missing is looked for again each time.
  ///
  /// Throws: ``JudgeError/toolchainMissing(_:remedy:)``.
  func toolchain<Found: ShelvedToolchain>(
    _ type: Found.Type
  ) async throws(JudgeError) -> Found {
    let key = "\(type)"
    if let found = known[key] as? Found { return found }
    let search =
      searches[key]
      ?? Task {
        do throws(JudgeError) {
          return .success(try await find(type))
        } catch {
          return .failure(error)
        }
      }
    searches[key] = search
    let result = await search.value
    searches[key] = nil
    known[key] = try? result.get()
    guard let found = try result.get() as? Found else { return try await find(type) }
    return found
  }

  private func find<Found: ShelvedToolchain>(
    _ type: Found.Type
  ) async throws(JudgeError) -> Found {
    let path = "\(folder)/\(type).json"
    if let found: Found = kept(path) { return found }
    let found = try await Found.resolve(probe)
    keep(found, path)
    return found
  }

  private func kept<Found: ShelvedToolchain>(_ path: String) -> Found? {
    guard let data = FileManager.default.contents(atPath: path),
      let record = try? JSONDecoder().decode(Record<Found>.self, from: data),
      record.footing == ToolchainFooting(record.footing.paths, Found.programs, probe)
    else { return nil }
    return record.found
  }

  /// Failing is no harm: then the next start asks again.
  private func keep<Found: ShelvedToolchain>(_ found: Found, _ path: String) {
    let footing = ToolchainFooting(found.footing, Found.programs, probe)
    guard let data = try? JSONEncoder().encode(Record(footing: footing, found: found)) else {
      return
    }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? data.write(to: URL(filePath: path), options: .atomic)
  }
}
