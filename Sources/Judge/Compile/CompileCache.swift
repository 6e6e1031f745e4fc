internal import Domain
internal import Foundation
internal import Synchronization

/// Compiled programs by the digest of everything that went into them.
final class CompileCache: Sendable {
  /// What a source became.
  struct Entry: Sendable, Codable, Hashable {
    /// Whether there is a program, and not only diagnostics.
    var isProgram: Bool
    var diagnostics: [Diagnostic]
    /// Libraries to load before it.
    var libraries: [String]

    /// Whether it holds no words, only a program.
    var isSilent: Bool { isProgram && diagnostics.isEmpty }
  }

  /// What is written of an entry, with the sums of its files.
  private struct Record: Codable {
    var entry: Entry
    var sums: [String: UInt64]
  }

  private struct State {
    /// What the folder holds, as far as this process knows; nil: not looked at yet.
    var bytes: Int?
    var storesSinceLook = 0
    /// Entries that were read before.
    var known: [String: Entry] = [:]
  }

  private static let record = "build.json"
  /// Other processes store too: after so many stores the folder is looked at again.
  private static let storesBetweenLooks = 256
  private static let mostKnown = 512
  private let folder: String
  private let mostBytes: Int
  private let state = Mutex(State())

  init(cache: String, mostBytes: Int) {
    folder = "\(cache)/compiled"
    self.mostBytes = mostBytes
  }

  /// Where a source's outcome is kept: what is said of it is worded by this program, and another
  /// build of it may say it better.
  struct Keys: Sendable {
    let silent: String
    let worded: String

    /// `program` differs from one build of Focus to the next.
    init(_ ingredients: [String], program: String) {
      silent = CompileCache.key(ingredients)
      worded = CompileCache.key(ingredients + [program])
    }

    func key(of entry: Entry) -> String { entry.isSilent ? silent : worded }
  }

  static func key(_ parts: [String]) -> String {
    // Lengths keep one part's end from being read as the next one's beginning.
    SHA256.hex(parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) })
  }

  func folder(of key: String) -> String { "\(folder)/\(key)" }

  /// Marks an entry as used; false when there is none.
  func use(_ key: String) -> Bool {
    // The folder's own date says when it was used; a folder that is gone has none.
    utimensat(AT_FDCWD, folder(of: key), nil, 0) == 0
  }

  /// Marks the entry as used.
  func entry(_ key: String) -> Entry? {
    guard use(key) else {
      state.withLock { $0.known[key] = nil }
      return nil
    }
    let path = folder(of: key)
    if let entry = state.withLock({ $0.known[key] }) { return entry }
    guard let entry = undamaged(path) else {
      // Else the place stays taken, and the source is compiled again each time.
      try? FileManager.default.removeItem(atPath: path)
      return nil
    }
    remember(entry, key)
    return entry
  }

  /// What a folder holds if every byte of it is what was stored.
  private func undamaged(_ path: String) -> Entry? {
    guard let sealed = FileManager.default.contents(atPath: "\(path)/\(Self.record)"),
      let content = Seal.content(of: Array(sealed)),
      let record = try? JSONDecoder().decode(Record.self, from: Data(content))
    else { return nil }
    let isWhole = record.sums.allSatisfy { name, sum in
      FileManager.default.contents(atPath: "\(path)/\(name)").map { Seal.sum(Array($0)) == sum }
        ?? false
    }
    return isWhole ? record.entry : nil
  }

  /// Cost: that of the entry, and now and then a look at the whole folder.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func store(_ entry: Entry, files: [String: [UInt8]], as key: String) throws(JudgeError) {
    let place = folder(of: key)
    let draft = "\(folder)/\(ProcessMark.draft(of: "draft"))"
    var bytes = 0
    do {
      try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: draft) }
      for (name, content) in files {
        try Data(content).write(to: URL(filePath: "\(draft)/\(name)"))
        bytes += content.count
      }
      let content = try JSONEncoder().encode(Record(entry: entry, sums: files.mapValues(Seal.sum)))
      let record = Seal.sealed(Array(content))
      try Data(record).write(to: URL(filePath: "\(draft)/\(Self.record)"))
      bytes += record.count
      if rename(draft, place) != 0 {
        guard exists(place) else { throw CocoaError(.fileWriteUnknown) }
        // Another process was first; what its entry says is read when it is asked for.
        return
      }
    } catch {
      throw .cacheUnusable(path: folder, reason: reasonInWords(error))
    }
    remember(entry, key)
    if isFull(with: bytes) { trim(sparing: key) }
  }

  private func remember(_ entry: Entry, _ key: String) {
    state.withLock { state in
      if state.known.count >= Self.mostKnown { state.known = [:] }
      state.known[key] = entry
    }
  }

  /// Counts stored bytes; true when the folder must be looked at.
  private func isFull(with bytes: Int) -> Bool {
    state.withLock { state in
      state.storesSinceLook += 1
      state.bytes = state.bytes.map { $0 + bytes }
      guard let held = state.bytes, state.storesSinceLook < Self.storesBetweenLooks else {
        return true
      }
      return held > mostBytes
    }
  }

  /// Removes the entries that were not used for the longest time, an eighth more than needed.
  private func trim(sparing newest: String) {
    var entries = sizes()
    var total = entries.reduce(0) { $0 + $1.bytes }
    if total > mostBytes {
      entries.sort { $0.used < $1.used }
      let spared = folder(of: newest)
      for entry in entries where total > mostBytes - mostBytes / 8 && entry.path != spared {
        try? FileManager.default.removeItem(atPath: entry.path)
        total -= entry.bytes
      }
    }
    state.withLock { state in
      state.bytes = total
      state.storesSinceLook = 0
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
