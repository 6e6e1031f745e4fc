import Domain
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
    let name = "\(path)/\(ProcessMark.own.name)-\(UUID().uuidString)"
    let file = "\(name).tape"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      trim()
      try Data().write(to: URL(filePath: file), options: .withoutOverwriting)
      guard truncate(file, off_t(bytes)) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      throw .cacheUnusable(path: path, reason: reasonInWords(error))
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
      return (file, status.st_mtim.tv_sec, Int(status.st_blocks) * 512)
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
  let path: String
  /// Where the trace is to lie.
  let trace: String
  /// Where the program's standard input lies.
  let input: String

  /// Where the trace is written while it grows, and where the part of it that is told meanwhile.
  var growing: String { "\(trace).growing" }
  var told: String { "\(trace).told" }

  func remove() {
    for file in [path, input, growing, told] { try? FileManager.default.removeItem(atPath: file) }
  }

  /// Writes what the program will read from its standard input, which it may have open already.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func put(input bytes: [UInt8]) throws(JudgeError) {
    do { try Data(bytes).write(to: URL(filePath: input)) } catch {
      throw .cacheUnusable(path: input, reason: reasonInWords(error))
    }
  }
}
