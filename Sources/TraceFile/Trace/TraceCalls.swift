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

  var functions: [UInt32] = []
  /// The parent's number + 1.
  var parents: [UInt32] = []
  var enters: [UInt32] = []
  /// The exit step + 1; 0 if there was none.
  var exits: [UInt32] = []

  init() {}

  public var count: Int { functions.count }

  public subscript(number: Int) -> Call {
    Call(
      number: number, function: Int(functions[number]),
      parent: parents[number] == 0 ? nil : Int(parents[number]) - 1, enter: Int(enters[number]),
      exit: exits[number] == 0 ? nil : Int(exits[number]) - 1)
  }

  @inline(__always)
  mutating func begin(_ function: Int, parent: Int?, at step: Int) {
    functions.append(UInt32(truncatingIfNeeded: function))
    parents.append(UInt32(truncatingIfNeeded: (parent ?? -1) + 1))
    enters.append(UInt32(truncatingIfNeeded: step))
    exits.append(0)
  }

  mutating func end(_ call: Int, at step: Int) {
    if call < exits.count { exits[call] = UInt32(truncatingIfNeeded: step + 1) }
  }

  func isAlive(_ call: Int, at step: Int) -> Bool {
    enters[call] <= step && (exits[call] == 0 || Int(exits[call]) - 1 > step)
  }

  /// The innermost call at a step, as far as calls nest.
  public func innermost(at step: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if enters[middle] <= step { low = middle + 1 } else { high = middle }
    }
    var call = low - 1
    while call >= 0, !isAlive(call, at: step) { call = Int(parents[call]) - 1 }
    return call < 0 ? nil : call
  }

  /// The child of a call through which another one was reached; nil if it lies elsewhere.
  func child(of call: Int, above descendant: Int) -> Int? {
    var child = descendant
    while child > call {
      let parent = Int(parents[child]) - 1
      if parent == call { return child }
      child = parent
    }
    return nil
  }

  func write(_ writer: inout ByteWriter) {
    var last = 0
    for call in 0..<count {
      let (parent, enter, exit) = (Int(parents[call]), Int(enters[call]), Int(exits[call]))
      writer.number(Int(functions[call]))
      writer.number(parent == 0 ? 0 : call - parent + 1)
      writer.number(enter - last)
      writer.number(exit == 0 ? 0 : exit - enter)
      last = enter
    }
  }

  /// Reads so many calls; nil if one is impossible.
  init?(count: Int, _ bytes: inout ByteReader) {
    guard count >= 0, count <= bytes.remaining else { return nil }
    var enter = 0
    for call in 0..<count {
      let function = bytes.number(below: TraceCaps.ids)
      let parent = bytes.number(below: call + 1)
      enter += bytes.number(below: TraceCaps.calls)
      let length = bytes.number(below: TraceCaps.calls)
      guard !bytes.hasFailed, enter + length <= TraceCaps.calls else { return nil }
      begin(function, parent: parent == 0 ? nil : call - parent, at: enter)
      if length > 0 { exits[call] = UInt32(enter + length) }
    }
  }
}
