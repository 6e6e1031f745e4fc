internal import Domain
internal import Foundation

/// Compiled programs by the digest of everything that went into them.
struct CompileCache: Sendable {
  /// What a source became.
  struct Entry: Sendable, Codable, Hashable {
    /// Whether there is a program, and not only diagnostics.
    var isProgram: Bool
    var diagnostics: [Diagnostic]
    /// Libraries to load before it.
    var libraries: [String]
  }

  private static let record = "build.json"
  private let folder: String
  private let mostBytes: Int

  init(cache: String, mostBytes: Int) {
    folder = "\(cache)/compiled"
    self.mostBytes = mostBytes
  }

  static func key(_ parts: [String]) -> String {
    // Lengths keep one part's end from being read as the next one's beginning.
    SHA256.hex(parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) })
  }

  func folder(of key: String) -> String { "\(folder)/\(key)" }

  /// Marks the entry as used.
  func entry(_ key: String) -> Entry? {
    let path = folder(of: key)
    guard let data = FileManager.default.contents(atPath: "\(path)/\(Self.record)"),
      let entry = try? JSONDecoder().decode(Entry.self, from: data)
    else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    return entry
  }

  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func store(_ entry: Entry, files: [String: [UInt8]], as key: String) throws(JudgeError) {
    let place = folder(of: key)
    let draft = "\(folder)/.draft-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: draft) }
      for (name, bytes) in files {
        try Data(bytes).write(to: URL(filePath: "\(draft)/\(name)"))
      }
      try JSONEncoder().encode(entry).write(to: URL(filePath: "\(draft)/\(Self.record)"))
      // Another process may have been first: its entry is as good.
      if rename(draft, place) != 0, !exists(place) { throw CocoaError(.fileWriteUnknown) }
    } catch {
      throw .cacheUnusable(path: folder, reason: "\(error)")
    }
    trim()
  }

  /// Removes the entries that were not used for the longest time.
  private func trim() {
    var entries = sizes()
    var total = entries.reduce(0) { $0 + $1.bytes }
    entries.sort { $0.used < $1.used }
    for entry in entries.dropLast() where total > mostBytes {
      try? FileManager.default.removeItem(atPath: entry.path)
      total -= entry.bytes
    }
  }

  private func sizes() -> [(path: String, used: Date, bytes: Int)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.map { name in
      let path = "\(folder)/\(name)"
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let bytes = files.reduce(0) { sum, file in
        let facts = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")
        return sum + (facts?[.size] as? Int ?? 0)
      }
      return (path, facts?[.modificationDate] as? Date ?? .distantPast, bytes)
    }
  }
}
