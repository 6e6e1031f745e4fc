public import Foundation
internal import Synchronization

/// A folder of values that outlives the process; trouble with a file means loading it again.
public final class DiskCache<Key: Sendable, Value: Sendable>: Sendable {
  private struct Kept: Codable {
    var date: Date
    var value: Data
  }

  private let folder: URL
  private let limitBytes: Int
  private let name: @Sendable (Key) -> String
  private let encode: @Sendable (Value) throws -> Data
  private let decode: @Sendable (Data) throws -> Value
  /// At least what the folder holds; not known before the first write.
  private let bytes = Mutex(Int.max)

  /// What was used longest ago goes first; a name of more than 80 characters may be too long to keep.
  public init(
    folder: URL, limitBytes: Int, name: @escaping @Sendable (Key) -> String,
    encode: @escaping @Sendable (Value) throws -> Data,
    decode: @escaping @Sendable (Data) throws -> Value
  ) {
    (self.folder, self.limitBytes, self.name) = (folder, limitBytes, name)
    (self.encode, self.decode) = (encode, decode)
  }

  func read(_ key: Key, at now: Date) -> (Value, Date)? {
    guard let data = try? Data(contentsOf: file(key)) else { return nil }
    guard let kept = try? PropertyListDecoder().decode(Kept.self, from: data),
      let value = try? decode(kept.value)
    else {
      remove(key)
      return nil
    }
    mark(file(key), usedAt: now)
    return (value, kept.date)
  }

  func write(_ value: Value, _ key: Key, _ date: Date) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let value = try? encode(value),
      let data = try? encoder.encode(Kept(date: date, value: value)), data.count <= limitBytes,
      (try? data.write(to: file(key), options: .atomic)) != nil
    else { return }
    mark(file(key), usedAt: date)
    bytes.withLock { $0 = $0 > limitBytes - data.count ? trimmed() : $0 + data.count }
  }

  func remove(_ key: Key) { try? FileManager.default.removeItem(at: file(key)) }

  private func mark(_ file: URL, usedAt date: Date) {
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
  }

  private func trimmed() -> Int {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys))
    let files = (found ?? []).compactMap { file in
      (try? file.resourceValues(forKeys: keys)).map { ($0.contentModificationDate, $0, file) }
    }
    var total = files.reduce(0) { $0 + ($1.1.fileSize ?? 0) }
    let byUse = files.sorted { ($0.0 ?? .distantPast) < ($1.0 ?? .distantPast) }
    for (_, values, file) in byUse where total > limitBytes {
      try? FileManager.default.removeItem(at: file)
      total -= values.fileSize ?? 0
    }
    return total
  }

  private func file(_ key: Key) -> URL {
    let safe = name(key).addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    return folder.appending(path: "kept-\(safe ?? "")", directoryHint: .notDirectory)
  }
}
