/// All calls of a trace in the order of their beginnings; call 0 is the top level.
///
/// A call is alive in the steps from its `enter` up to, but without, its `exit`.
public struct TraceCalls: Hashable, Sendable {
  /// One call.
  public struct Call: Hashable, Sendable {
    public var number: Int
    public var function: Int
    public var parent: Int?
    public var enter: Int
    /// Nil if the call never ended.
    public var exit: Int?
  }

  private struct Row: Hashable, Sendable {
    var function: UInt32
    /// The parent's number + 1.
    var parent: UInt32
    var enter: UInt32
    /// The exit step + 1; 0 if there was none.
    var exit: UInt32
  }

  private var rows: [Row] = []

  init() {}

  public var count: Int { rows.count }

  /// The memory that they take.
  var bytes: Int { rows.capacity * MemoryLayout<Row>.stride }

  public subscript(number: Int) -> Call {
    let row = rows[number]
    return Call(
      number: number, function: Int(row.function),
      parent: row.parent == 0 ? nil : Int(row.parent) - 1, enter: Int(row.enter),
      exit: row.exit == 0 ? nil : Int(row.exit) - 1)
  }

  @inline(__always)
  mutating func begin(_ function: Int, parent: Int?, at step: Int) {
    rows.append(
      Row(
        function: UInt32(truncatingIfNeeded: function),
        parent: UInt32(truncatingIfNeeded: (parent ?? -1) + 1),
        enter: UInt32(truncatingIfNeeded: step), exit: 0))
  }

  mutating func end(_ call: Int, at step: Int) {
    if call < rows.count { rows[call].exit = UInt32(truncatingIfNeeded: step + 1) }
  }

  func isAlive(_ call: Int, at step: Int) -> Bool {
    let row = rows[call]
    return row.enter <= step && (row.exit == 0 || Int(row.exit) - 1 > step)
  }

  /// The innermost call at a step, as far as calls nest.
  public func innermost(at step: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].enter <= step { low = middle + 1 } else { high = middle }
    }
    var call = low - 1
    while call >= 0, !isAlive(call, at: step) { call = Int(rows[call].parent) - 1 }
    return call < 0 ? nil : call
  }

  /// The child of a call through which another one was reached; nil if it lies elsewhere.
  func child(of call: Int, above descendant: Int) -> Int? {
    var child = descendant
    while child > call {
      let parent = Int(rows[child].parent) - 1
      if parent == call { return child }
      child = parent
    }
    return nil
  }

  func write(_ writer: inout ByteWriter) {
    var last = 0
    for start in stride(from: 0, to: rows.count, by: 4096) {
      let end = min(start + 4096, rows.count)
      // Four numbers of at most ten bytes.
      writer.fill(atMost: (end - start) * 40) { begin in
        var place = begin
        for call in start..<end {
          let row = rows[call]
          let (parent, enter, exit) = (Int(row.parent), Int(row.enter), Int(row.exit))
          ByteWriter.put(Int(row.function), at: &place)
          ByteWriter.put(parent == 0 ? 0 : call - parent + 1, at: &place)
          ByteWriter.put(enter - last, at: &place)
          ByteWriter.put(exit == 0 ? 0 : exit - enter, at: &place)
          last = enter
        }
        return place - begin
      }
    }
  }

  /// Reads so many calls; nil if one is impossible.
  init?(count: Int, _ bytes: inout ByteReader) {
    // Each has four numbers, of a byte or more.
    guard count >= 0, count <= bytes.remaining / 4 else { return nil }
    rows.reserveCapacity(count)
    var enter = 0
    for call in 0..<count {
      let function = bytes.number(below: TraceCaps.ids)
      let parent = bytes.number(below: call + 1)
      enter += bytes.number(below: TraceCaps.calls)
      let length = bytes.number(below: TraceCaps.calls)
      guard !bytes.hasFailed, enter + length <= TraceCaps.calls else { return nil }
      begin(function, parent: parent == 0 ? nil : call - parent, at: enter)
      if length > 0 { rows[call].exit = UInt32(enter + length) }
    }
  }
}
