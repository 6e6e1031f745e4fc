/// A thread's frames, outermost first, with their variables as quotes; the index's `TraceStack`.
struct SketchStack {
  struct Cell {
    var slot: Int
    var value: Quote
  }

  var heads: [TraceStack.Head] = []
  /// Where the top frame stands; its head tells it only once another frame lies above.
  var line = 0
  /// The variables of all frames, each frame's by slot.
  var cells: [Cell] = []

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

  @inline(__always)
  mutating func push(function: Int, call: Int) {
    noteLine()
    line = 0
    heads.append(TraceStack.Head(function: function, call: call, line: 0, base: cells.count))
  }

  /// Tells the top frame's head where it stands.
  @inline(__always)
  mutating func noteLine() {
    if !heads.isEmpty { heads[heads.count - 1].line = line }
  }

  /// Puts a value into a cell and returns the old one.
  @inline(__always)
  mutating func replace(_ cell: Int, _ value: Quote) -> Quote {
    defer { cells[cell].value = value }
    return cells[cell].value
  }

  mutating func insert(_ cell: Cell, at place: Int, in frame: Int) {
    if place == cells.count { cells.append(cell) } else { cells.insert(cell, at: place) }
    for above in heads.indices[(frame + 1)...] { heads[above].base += 1 }
  }

  mutating func remove(at place: Int, in frame: Int) -> Quote {
    for above in heads.indices[(frame + 1)...] { heads[above].base -= 1 }
    return cells.remove(at: place).value
  }

  /// Takes the top frame off, as a stack of its own.
  mutating func pop() -> SketchStack? {
    noteLine()
    guard var head = heads.popLast() else { return nil }
    line = heads.last?.line ?? 0
    let own = Array(cells[head.base...])
    cells.removeLast(own.count)
    head.base = 0
    return SketchStack(heads: [head], line: head.line, cells: own)
  }

  /// Puts a frame on top that was popped.
  mutating func push(_ frame: SketchStack) {
    noteLine()
    line = frame.line
    for var head in frame.heads {
      head.base += cells.count
      heads.append(head)
    }
    cells += frame.cells
  }
}
