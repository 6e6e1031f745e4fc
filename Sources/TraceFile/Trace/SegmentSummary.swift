/// Which lines and slots occur in the segment that is being built.
struct SegmentSummary {
  /// By line or slot: the number of the segment in which it was last seen.
  private var lastSeen: [Int32] = []
  private var seen: [Int] = []

  @inline(__always)
  mutating func note(_ number: Int, in segment: Int32) {
    if number < lastSeen.count, lastSeen[number] == segment { return }
    add(number, in: segment)
  }

  private mutating func add(_ number: Int, in segment: Int32) {
    if number >= lastSeen.count {
      lastSeen.append(contentsOf: [Int32](repeating: -1, count: number + 1 - lastSeen.count))
    }
    lastSeen[number] = segment
    seen.append(number)
  }

  /// Whether a number was seen in this or an earlier segment.
  func hasSeen(_ number: Int) -> Bool { number < lastSeen.count && lastSeen[number] >= 0 }

  /// The numbers seen.
  var sorted: [Int] { seen.sorted() }

  mutating func forget() { seen = [] }
}
