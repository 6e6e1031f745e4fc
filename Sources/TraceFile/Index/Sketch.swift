/// The program's state while a tape is indexed: the same as a `TraceState`, but values stay on the tape as quotes.
///
/// Indexing a million steps decodes next to nothing, and a keyframe copies or cites bytes. The tests compare
/// each keyframe with the state by stepping.
struct Sketch {
  struct Object: Identified {
    var id: Int
    var type: Int
    var value: Quote
  }

  var nodes = SketchNodes()
  var stack = SketchStack()
  var parked: [Int: SketchStack] = [:]
  var suspended: [Int: SketchStack] = [:]
  var objects = ObjectTree<Object>()
  var thread = 0
  var callCount = 1
  var error: String?
  var outputBytes = 0
  var errorBytes = 0

  /// Where a slot's cell is while the frames stay as they are.
  private struct Known {
    var frames = -1
    var cell = 0
  }

  private var known: [Known] = []
  /// Counts how often frames or cells came or went.
  private var frames = 0

  /// The function that declares a slot, -1 unknown; and where the slot was last found in its frame, a hint only.
  private var owners: [Int32] = []
  private var hints: [Int32] = []

  init() { stack.push(function: 0, call: 0) }

  /// How much was pushed aside, so that a hostile tape cannot do it for ever.
  var moved: Int { nodes.moved + objects.moved }

  mutating func declare(_ slot: Int, of function: Int) {
    if slot >= owners.count {
      let more = slot + 1 - owners.count
      owners.append(contentsOf: [Int32](repeating: -1, count: more))
      hints.append(contentsOf: [Int32](repeating: 0, count: more))
      known.append(contentsOf: [Known](repeating: Known(), count: more))
    }
    frames += 1
    owners[slot] = Int32(truncatingIfNeeded: function)
  }

  // MARK: - Variables

  /// The nearest frame, from the top, of the function that declares a slot.
  @inline(__always)
  private func frame(of slot: Int) -> Int? {
    let top = stack.heads.count - 1
    guard top >= 0 else { return nil }
    let owner = slot < owners.count ? Int(owners[slot]) : -1
    if owner < 0 || stack.heads[top].function == owner { return top }
    return stack.heads.lastIndex { $0.function == owner }
  }

  /// Which cell holds a slot of a frame.
  @inline(__always)
  private mutating func cell(of slot: Int, in frame: Int) -> Int? {
    if slot < hints.count {
      let hint = stack.heads[frame].base + Int(hints[slot])
      if hint < stack.end(of: frame), stack.cells[hint].slot == slot { return hint }
    }
    let place = stack.place(of: slot, in: frame)
    guard place < stack.end(of: frame), stack.cells[place].slot == slot else { return nil }
    if slot < hints.count {
      hints[slot] = Int32(truncatingIfNeeded: place - stack.heads[frame].base)
    }
    return place
  }

  @inline(__always)
  mutating func bind(_ slot: Int, _ value: Quote) {
    if slot < known.count, known[slot].frames == frames {
      nodes.release(stack.replace(known[slot].cell, value))
    } else {
      bindAnew(slot, value)
    }
  }

  private mutating func bindAnew(_ slot: Int, _ value: Quote) {
    guard let frame = frame(of: slot) else { return }
    if let cell = cell(of: slot, in: frame) {
      nodes.release(stack.replace(cell, value))
      if slot < known.count, frame == stack.heads.count - 1 {
        known[slot] = Known(frames: frames, cell: cell)
      }
    } else {
      let place = stack.place(of: slot, in: frame)
      frames += 1
      stack.insert(SketchStack.Cell(slot: slot, value: value), at: place, in: frame)
    }
    nodes.moved += stack.heads.count - 1 - frame
  }

  mutating func unbind(_ slot: Int) {
    guard let frame = frame(of: slot), let cell = cell(of: slot, in: frame) else { return }
    frames += 1
    nodes.release(stack.remove(at: cell, in: frame))
  }

  /// Changes a variable's or an object's value; false if there is none or the change does not fit.
  @inline(__always)
  @discardableResult
  mutating func change(
    _ place: TracePlace, _ body: (inout SketchNodes, inout Quote) -> Bool
  ) -> Bool {
    switch place {
    case .slot(let slot):
      if slot < known.count, known[slot].frames == frames {
        return body(&nodes, &stack.cells[known[slot].cell].value)
      }
      guard let frame = frame(of: slot), let cell = cell(of: slot, in: frame) else {
        return false
      }
      nodes.moved += stack.heads.count - 1 - frame
      return body(&nodes, &stack.cells[cell].value)
    case .object(let id):
      return objects.change(id) { body(&nodes, &$0.value) } ?? false
    }
  }

  // MARK: - Objects

  mutating func add(_ object: Object) {
    if let old = objects.add(object) { nodes.release(old.value) }
  }

  mutating func remove(_ id: Int) {
    if let old = objects.remove(id) { nodes.release(old.value) }
  }

  /// Sets an object's field, which may be one that was added to it.
  mutating func setField(_ id: Int, _ field: Int, _ value: Quote, _ tape: UnsafeRawBufferPointer) {
    change(.object(id)) { nodes, quote in
      if nodes.put(in: &quote, at: field, value, tape) { return true }
      guard quote.isNode, nodes.list[quote.node].tag == 14, field < TraceCaps.fields else {
        return false
      }
      nodes.fill(quote.node, upTo: field)
      return nodes.put(in: &quote, at: field, value, tape)
    }
  }

  // MARK: - Calls and threads

  @inline(__always)
  mutating func enter(_ function: Int) {
    frames += 1
    stack.push(function: function, call: callCount)
    callCount += 1
  }

  /// Removes the top frame; there must be one.
  @inline(__always)
  mutating func dropFrame() {
    let base = stack.heads.removeLast().base
    stack.line = stack.heads.last?.line ?? 0
    frames += 1
    while stack.cells.count > base { nodes.release(stack.cells.removeLast().value) }
  }

  mutating func suspend() {
    frames += 1
    guard let frame = stack.pop() else { return }
    let call = frame.heads[0].call
    // A hostile tape may suspend a call twice.
    for cell in suspended[call]?.cells ?? [] { nodes.release(cell.value) }
    suspended[call] = frame
  }

  mutating func resume(_ call: Int) {
    frames += 1
    if let frame = suspended.removeValue(forKey: call) { stack.push(frame) }
  }

  mutating func run(thread number: Int) {
    guard number != thread else { return }
    frames += 1
    stack.noteLine()
    if !stack.heads.isEmpty { parked[thread] = stack }
    stack = parked.removeValue(forKey: number) ?? SketchStack()
    thread = number
  }
}
