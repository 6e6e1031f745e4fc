import Foundation
import TraceFile

/// What the index of a tape and seeks in its trace cost, in CPU time of this thread.
struct TraceFigures {
  /// Places of a trace to seek, and how often each; the fastest counts, as the machine is never quiet.
  static let places = 300
  static let turns = 3

  let name: String
  var steps = 0
  var tapeBytes = 0
  var fileBytes = 0
  var index = 0.0
  var open = 0.0
  var seeks: [Double] = []

  /// Builds and walks the trace of a tape; with a folder, keeps it there.
  ///
  /// The index is what a trace has beside its events: those stand in its file as they were read.
  init(_ path: String, rounds: Int, output: String? = nil) throws {
    let file = URL(filePath: path)
    name = file.deletingPathExtension().lastPathComponent
    let tape = try Data(contentsOf: file, options: .mappedIfSafe)
    var bytes: [UInt8] = []
    index = .infinity
    for _ in 0..<rounds {
      var builder = TraceBuilder(
        source: TraceSource(language: "", source: "", sourceName: name))
      let time = TraceFigures.milliseconds {
        tape.withUnsafeBytes {
          builder.read($0)
          _ = builder.rest()
        }
      }
      if bytes.isEmpty { bytes = tape.withUnsafeBytes { builder.trace(of: $0) } }
      index = min(index, time)
      (steps, tapeBytes) = (builder.steps, builder.position)
    }
    fileBytes = bytes.count
    if let output {
      let place = URL(filePath: output).appending(path: "\(name).djt")
      try Data(bytes).write(to: place)
    }
    try seek(in: Data(bytes))
  }

  private mutating func seek(in data: Data) throws {
    var trace: Trace?
    open = try TraceFigures.milliseconds { trace = try Trace(data) }
    guard let trace else { return }
    var cursor = trace.cursor()
    // Steps far from one another, the same in each turn: a golden section of the trace.
    for place in 0..<TraceFigures.places {
      let step = place * 618_033_989 % max(steps, 1)
      var best = Double.infinity
      for _ in 0..<TraceFigures.turns {
        cursor.seek((step + steps / 2) % max(steps, 1))
        best = min(best, TraceFigures.milliseconds { cursor.seek(step) })
      }
      seeks.append(best)
    }
    seeks.sort()
  }

  /// The CPU time of a piece of work on this thread.
  private static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let before = cpuTime()
    try work()
    return cpuTime() - before
  }

  private static func cpuTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  static func printHead() {
    print(
      "| tape | steps | bytes a step | file | index ms | a million | open ms | seek mean | p99 | worst |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
  }

  /// A line of the table.
  var row: String {
    let count = Double(max(steps, 1))
    let mean = seeks.reduce(0, +) / Double(max(seeks.count, 1))
    let p99 = seeks.isEmpty ? 0 : seeks[seeks.count * 99 / 100]
    let numbers = [
      Double(tapeBytes) / count, Double(fileBytes) / count, index, index / count * 1e6, open, mean,
      p99, seeks.last ?? 0,
    ]
    let cells = [name, String(steps)] + numbers.map { String(format: "%.2f", $0) }
    return "| \(cells.joined(separator: " | ")) |"
  }
}
