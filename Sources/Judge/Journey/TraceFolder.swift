internal import Foundation

/// Where tapes are written and traces are kept: the cache, so that losing one costs a new run.
struct TraceFolder: Sendable {
  private static let mostTraces = 64
  private static let mostBytes = 1 << 30

  let path: String

  init(cache: String) { path = "\(cache)/traces" }

  /// A file for one run's recorder, full of zeros and sparse.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func makeTape(bytes: Int) throws(JudgeError) -> Tape {
    let name = "\(path)/\(UUID().uuidString)"
    let file = "\(name).tape"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      trim()
      try Data().write(to: URL(filePath: file), options: .withoutOverwriting)
      guard truncate(file, off_t(bytes)) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      throw .cacheUnusable(path: path, reason: "\(error)")
    }
    let tape = Tape(path: file, trace: "\(name).djt", input: "\(name).input")
    try tape.put(input: [])
    return tape
  }

  /// Removes the oldest files beyond what may be kept, and what a killed server left.
  private func trim() {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    var (count, bytes) = (0, 0)
    let dated = (names ?? []).map { name -> (file: String, date: Int, size: Int) in
      // Foundation would look up each file's owner by name: a hundred times the cost.
      var status = stat()
      let file = "\(path)/\(name)"
      guard lstat(file, &status) == 0 else { return (file, 0, 0) }
      #if os(macOS)
        let date = status.st_mtimespec.tv_sec
      #else
        let date = status.st_mtim.tv_sec
      #endif
      return (file, date, Int(status.st_blocks) * 512)
    }
    let oldest = time(nil) - 3600
    for (file, date, size) in dated.sorted(by: { $0.date > $1.date }) {
      let isLeftOver = !file.hasSuffix(".djt") && date < oldest
      count += 1
      bytes += size
      guard isLeftOver || count >= Self.mostTraces || bytes > Self.mostBytes else { continue }
      try? FileManager.default.removeItem(atPath: file)
    }
  }
}

/// One run's files.
struct Tape: Sendable {
  private static let partBytes = 1 << 20

  let path: String
  /// Where the trace is to lie.
  let trace: String
  /// Where the program's standard input lies.
  let input: String

  func remove() {
    for file in [path, input] { try? FileManager.default.removeItem(atPath: file) }
  }

  /// What was written behind a byte, by reading: a mapped file could shrink under the reader's feet
  /// while the program lives.
  func bytes(from start: Int = 0, atMost most: Int = .max) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = []
    while bytes.count < most {
      let wanted = min(Self.partBytes, most - bytes.count)
      let part = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        count = max(0, pread(file, buffer.baseAddress, wanted, off_t(start + bytes.count)))
      }
      bytes += part
      // Events hold zeros, but never a mebibyte of them.
      if part.count < wanted || part.allSatisfy({ $0 == 0 }) { break }
    }
    return bytes
  }

  /// Writes what the program will read from its standard input, which it may have open already.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func put(input bytes: [UInt8]) throws(JudgeError) {
    do { try Data(bytes).write(to: URL(filePath: input)) } catch {
      throw .cacheUnusable(path: input, reason: "\(error)")
    }
  }

  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func keep(_ bytes: [UInt8]) throws(JudgeError) {
    do {
      try Data(bytes).write(to: URL(filePath: trace), options: .atomic)
    } catch {
      throw .cacheUnusable(path: trace, reason: "\(error)")
    }
  }
}
