internal import Domain

/// The cases that a process is sent before their turn: a bounded part of those that are left.
struct CasesAhead {
  private static let mostCases = 256
  private static let mostBytes = 1 << 20

  let budget: CaseBudget
  private let source: CaseSource
  private let end: Int
  private var next: Int
  /// The sizes of the cases that were sent.
  private var sizes: [Int] = []
  private var answered = 0
  private var bytes = 0

  init(_ cases: Range<Int>, of source: CaseSource, budget: CaseBudget) {
    next = cases.lowerBound
    end = cases.upperBound
    self.source = source
    self.budget = budget
  }

  private var sent: Int { sizes.count - answered }

  /// The frames to send now: none until half of what was sent is answered.
  mutating func take() throws(JudgeError) -> [[UInt8]] {
    guard sent <= Self.mostCases / 2, bytes <= Self.mostBytes / 2 else { return [] }
    var frames: [[UInt8]] = []
    while next < end, sent < Self.mostCases, bytes < Self.mostBytes {
      let frame = try source.call(next).frame.bytes
      frames.append(frame)
      sizes.append(frame.count)
      bytes += frame.count
      next += 1
    }
    return frames
  }

  mutating func noteAnswer() {
    guard sent > 0 else { return }
    bytes -= sizes[answered]
    answered += 1
  }
}
