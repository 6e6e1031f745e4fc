internal import Domain
public import Foundation
internal import Synchronization

/// Folders of compiled files that are made once into the cache and then only read, such as the languages' preludes.
///
/// Each has a list of its files with their sizes and sums, so that a damaged one is not believed: whoever uses one
/// looks at the sizes once, and `focus doctor` at the sums.
public final class MadeFolders: Sendable {
  private struct Entry: Codable {
    var bytes: Int
    var sum: UInt64
  }

  private static let list = ".sums"
  /// The folders in Focus' cache that hold such folders.
  private static let places = ["prelude", "libraries"]

  private let cache: String
  private let flight = SingleFlight()
  private let known = Mutex<Set<String>>([])

  /// `cache` holds the folders, and the lock on their making.
  init(cache: String) { self.cache = cache }

  /// The folder at this place; `make` fills a draft of it when it is missing or damaged.
  ///
  /// Throws: ``JudgeError``, what `make` throws, or `CancellationError`.
  func folder(
    _ place: String, make: (_ draft: String) async throws -> Void
  ) async throws -> String {
    if isThere(place) { return place }
    return try await alone(place) {
      if !isThere(place) { try await self.make(place, make) }
      return place
    }
  }

  /// Does something about a folder while no other process makes one.
  func alone<Result: Sendable>(
    _ place: String, _ body: () async throws -> Result
  ) async throws -> Result {
    try await flight.run(place) {
      let lock = try await FolderLock(cache)
      defer { lock.release() }
      return try await body()
    }
  }

  /// Whether a folder is there with all that was made of it.
  func isThere(_ place: String) -> Bool {
    guard exists(place) else { return false }
    if known.withLock({ $0.contains(place) }) { return true }
    guard Self.damaged(place, isDeep: false).isEmpty else { return false }
    known.withLock { _ = $0.insert(place) }
    return true
  }

  private func make(
    _ place: String, _ make: (_ draft: String) async throws -> Void
  ) async throws {
    let draft = "\(place).draft"
    do {
      for old in [place, draft] where exists(old) {
        try FileManager.default.removeItem(atPath: old)
      }
      try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
      try await make(draft)
      let entries: [String: Entry] = try Self.files(draft).reduce(into: [:]) { entries, name in
        let bytes = try runtimeFile("\(draft)/\(name)")
        entries[name] = Entry(bytes: bytes.count, sum: Seal.sum(bytes))
      }
      let list = Seal.sealed(Array(try JSONEncoder().encode(entries)))
      try Data(list).write(to: URL(filePath: "\(draft)/\(Self.list)"))
    } catch let error as CocoaError {
      throw JudgeError.cacheUnusable(path: draft, reason: reasonInWords(error))
    }
    guard rename(draft, place) == 0 || exists(place) else {
      throw JudgeError.cacheUnusable(path: place, reason: "it can't be renamed")
    }
    known.withLock { _ = $0.insert(place) }
  }

  /// The paths of the files in a folder, of subfolders too.
  private static func files(_ folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { name in
      let kind = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.type]
      return kind as? FileAttributeType == .typeRegular
    }
  }

  /// The files of a folder that are not as they were made; the list itself where that is none.
  private static func damaged(_ place: String, isDeep: Bool) -> [String] {
    let list = "\(place)/\(list)"
    guard let sealed = FileManager.default.contents(atPath: list),
      let content = Seal.content(of: Array(sealed)),
      let entries = try? JSONDecoder().decode([String: Entry].self, from: Data(content))
    else { return [list] }
    return entries.keys.sorted().map { "\(place)/\($0)" }.filter { path in
      let entry = entries[String(path.dropFirst(place.count + 1))]
      guard isDeep else {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.size] as? Int != entry?.bytes
      }
      return FileManager.default.contents(atPath: path).map { Seal.sum(Array($0)) } != entry?.sum
    }
  }
}

extension MadeFolders {
  /// Removes the damaged folders of Focus' cache, which are made again when they are needed; gives their damaged
  /// files.
  public static func mend(_ cache: URL) -> [URL] {
    let folders = places.flatMap { name -> [String] in
      let path = cache.appending(path: name).path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".draft") }.sorted()
        .map { "\(path)/\($0)" }
    }
    // One without a list is an older Focus', and is made again by itself.
    return folders.filter { exists("\($0)/\(list)") }.flatMap { folder -> [URL] in
      let damaged = damaged(folder, isDeep: true)
      if !damaged.isEmpty { try? FileManager.default.removeItem(atPath: folder) }
      return damaged.map { URL(filePath: $0) }
    }
  }
}
