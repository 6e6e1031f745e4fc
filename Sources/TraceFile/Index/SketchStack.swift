/// A thread's frames, outermost first, with their variables as quotes; the index's `TraceStack`.
struct SketchStack: BitwiseCopyable {
  package struct Cell: BitwiseCopyable {
    var slot: Int
    /// None once it was unbound.
    var value: Quote
  }

  struct Head: BitwiseCopyable {
    var function: Int32
    /// The nearest frame below of the same function; -1: none.
    var below: Int32 = -1
    var call: Int
    var line: Int
    /// Where its variables begin.
    var base: Int
  }

  var heads = Flat<Head>()
  /// Where the top frame stands; its head tells it only once another frame lies above.
  var line = 0
  /// The variables of all frames, each frame's by slot.
  var cells = Flat<Cell>()

  /// The memory that it takes.
  var bytes: Int { heads.bytes + cells.bytes }

  /// The call of the top frame.
  @inline(__always)
  var call: Int? { heads.isEmpty ? nil : heads[heads.count - 1].call }

  @inline(__always)
  func end(of frame: Int) -> Int {
    frame + 1 < heads.count ? heads[frame + 1].base : cells.count
  }

  /// Where a slot's cell is or would be inserted.
  func place(of slot: Int, in frame: Int) -> Int {
    var (low, high) = (heads[frame].base, end(of: frame))
    if low < high, cells[high - 1].slot < slot { return high }
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].slot < slot { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Tells the top frame's head where it stands.
  @inline(__always)
  func noteLine() {
    if !heads.isEmpty { heads.pointer(heads.count - 1).pointee.line = line }
  }

  mutating func insert(_ cell: Cell, at place: Int, in frame: Int) {
    cells.insert(cell, at: place)
    for above in frame + 1..<heads.count { heads.pointer(above).pointee.base += 1 }
  }

  /// Whether a slot comes behind all that the top frame has; there must be one.
  @inline(__always)
  func isNext(_ slot: Int) -> Bool {
    cells.count == heads[heads.count - 1].base || cells[cells.count - 1].slot < slot
  }

  /// Takes the top frame off, as a stack of its own.
  mutating func pop() -> SketchStack? {
    noteLine()
    guard !heads.isEmpty else { return nil }
    var head = heads.removeLast()
    line = heads.isEmpty ? 0 : heads[heads.count - 1].line
    var frame = SketchStack()
    frame.cells.append(UnsafeBufferPointer(rebasing: cells.buffer[head.base...]))
    cells.cut(to: head.base)
    (head.base, frame.line) = (0, head.line)
    frame.heads.append(head)
    return frame
  }

  func copy() -> SketchStack {
    SketchStack(heads: heads.copy(), line: line, cells: cells.copy())
  }

  mutating func free() {
    heads.free()
    cells.free()
  }
}
