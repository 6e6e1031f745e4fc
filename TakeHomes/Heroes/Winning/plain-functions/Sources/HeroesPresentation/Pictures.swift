import Foundation

public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

public struct DecodedImage: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var rgba: [UInt8]

  public init(width: Int, height: Int, rgba: [UInt8]) {
    self.width = width
    self.height = height
    self.rgba = rgba
  }
}

/// What is kept, the longest unused first.
typealias Kept<Key> = [(key: Key, bytes: Int)]

func kept<Key: Equatable>(_ key: Key, _ bytes: Int, in all: Kept<Key>) -> Kept<Key> {
  all.filter { $0.key != key } + [(key, bytes)]
}

/// The most that fits, and what has to go.
func trimmed<Key>(_ all: Kept<Key>, to limit: Int) -> (stay: Kept<Key>, go: [Key]) {
  var room = limit
  let stay = all.reversed().prefix { entry in
    room -= entry.bytes
    return room >= 0
  }
  return (stay.reversed(), all.dropLast(stay.count).map(\.key))
}

// MARK: Time

/// Something with the time of its fetch.
struct Dated<Value: Sendable>: Sendable {
  var value: Value
  var date: Duration
}

func isFresh(_ date: Duration, at now: Duration, for timeToLive: Duration?) -> Bool {
  timeToLive.map { now - date < $0 } ?? true
}

/// How long ago it was made.
func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}

// MARK: Files

func readPicture(of url: URL, in folder: URL) -> Data? {
  let file = file(of: url, in: folder)
  guard let data = try? Data(contentsOf: file), !data.isEmpty else { return nil }
  try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: file.path)
  return data
}

/// Says whether the folder has it now.
func writePicture(_ data: Data, of url: URL, in folder: URL, limit: Int) -> Bool {
  let file = file(of: url, in: folder)
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let others = files(in: folder).filter { $0.key.lastPathComponent != file.lastPathComponent }
  let (stay, go) = trimmed(others + [(file, data.count)], to: limit)
  for old in go { try? FileManager.default.removeItem(at: old) }
  return !stay.isEmpty && (try? data.write(to: file, options: .atomic)) != nil
}

private func files(in folder: URL) -> Kept<URL> {
  let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
  let all = try? FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: Array(keys))
  let dated = (all ?? []).compactMap { file in
    (try? file.resourceValues(forKeys: keys)).map { (file, $0) }
  }
  return dated.sorted {
    ($0.1.contentModificationDate ?? .distantPast) < ($1.1.contentModificationDate ?? .distantPast)
  }.map { ($0.0, $0.1.fileSize ?? 0) }
}

private func file(of url: URL, in folder: URL) -> URL {
  let digits = Data(url.absoluteString.utf8).map { String($0, radix: 36) }.joined()
  return folder.appending(path: digits.suffix(220))
}

// MARK: Waiting

/// A task's value for one of several who wait; whoever is cancelled leaves before the task ends.
func value<Value: Sendable>(of task: Task<Value, any Error>) async throws -> Value {
  let (values, inlet) = AsyncThrowingStream.makeStream(of: Value.self)
  Task {
    switch await task.result {
    case .success(let value): inlet.yield(value)
    case .failure(let error): inlet.finish(throwing: error)
    }
  }
  for try await value in values { return value }
  throw CancellationError()
}
