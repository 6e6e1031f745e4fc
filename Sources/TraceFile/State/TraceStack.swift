/// The frames of a thread, outermost first; they lie in two flat arrays, so that a call needs no memory of its own.
public struct TraceStack: Hashable, Sendable {
  struct Head: Hashable, Sendable {
    var function: Int
    var call: Int
    var line: Int
    /// Where its bindings begin.
    var base: Int
  }

  var heads: [Head] = []
  /// The bindings of all frames, each frame's by slot.
  var cells: [TraceFrame.Binding] = []

  init(_ frames: [TraceFrame] = []) {
    for frame in frames { push(frame) }
  }

  /// The bindings of a frame.
  @inline(__always)
  func range(_ frame: Int) -> Range<Int> {
    heads[frame].base..<(frame + 1 < heads.count ? heads[frame + 1].base : cells.count)
  }

  /// Where a slot's binding is or would be inserted.
  func place(of slot: Int, in frame: Int) -> Int {
    let range = range(frame)
    var (low, high) = (range.lowerBound, range.upperBound)
    if low < high, cells[high - 1].slot < slot { return high }
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].slot < slot { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The value of a slot in a frame.
  func value(of slot: Int, in frame: Int) -> TraceValue? {
    let place = place(of: slot, in: frame)
    guard place < range(frame).upperBound, cells[place].slot == slot else { return nil }
    return cells[place].value
  }

  /// The value of a slot in a call; nil if the call or the binding is gone.
  func value(of slot: Int, inCall call: Int) -> TraceValue? {
    heads.lastIndex { $0.call == call }.flatMap { value(of: slot, in: $0) }
  }

  @inline(__always)
  mutating func push(function: Int, call: Int) {
    heads.append(Head(function: function, call: call, line: 0, base: cells.count))
  }

  mutating func push(_ frame: TraceFrame) {
    heads.append(
      Head(function: frame.function, call: frame.call, line: frame.line, base: cells.count))
    cells.append(contentsOf: frame.bindings)
  }

  /// Removes the top frame without looking at it; there must be one.
  @inline(__always)
  mutating func drop() {
    let head = heads.removeLast()
    if cells.count > head.base { cells.removeLast(cells.count - head.base) }
  }

  mutating func pop() -> TraceFrame? {
    guard let frame = last else { return nil }
    drop()
    return frame
  }

  mutating func insert(_ binding: TraceFrame.Binding, at place: Int, in frame: Int) {
    if place == cells.count { cells.append(binding) } else { cells.insert(binding, at: place) }
    for above in heads.indices[(frame + 1)...] { heads[above].base += 1 }
  }

  mutating func remove(at place: Int, in frame: Int) -> TraceFrame.Binding {
    for above in heads.indices[(frame + 1)...] { heads[above].base -= 1 }
    return cells.remove(at: place)
  }
}

extension TraceStack: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { heads.count }

  public subscript(position: Int) -> TraceFrame {
    let head = heads[position]
    return TraceFrame(
      function: head.function, call: head.call, line: head.line,
      bindings: Array(cells[range(position)]))
  }
}
