/// The program's state while a tape is indexed: the same as a `TraceState`, but values stay on the tape as quotes.
///
/// Indexing a million steps decodes next to nothing, and a keyframe copies or cites bytes. The tests compare
/// each keyframe with the state by stepping.
struct Sketch {
  /// What is known of a variable's name.
  private struct Slot: BitwiseCopyable {
    /// The function that declares it, -1 unknown.
    var owner: Int32 = -1
    /// Where it was last found in its frame.
    var hint: Int32 = 0
  }

  var nodes = SketchNodes()
  var stack = SketchStack()
  var parked: [Int: SketchStack] = [:]
  var suspended: [Int: SketchStack] = [:]
  var objects = SketchObjects()
  var thread = 0
  var callCount = 1
  var error: String?
  var outputBytes = 0
  var errorBytes = 0
  /// All keyframes so far.
  var keyframes = Flat<UInt8>()

  private var slots = Flat<Slot>()
  /// The topmost frame of each function, -1 none.
  private var topmost = Flat<Int32>()
  private var pushed = 0
  /// The memory that the parked and the suspended take.
  private var aside = 0

  init() { push(function: 0, call: 0) }

  /// How much was pushed aside, so that a hostile tape cannot do it for ever.
  var moved: Int { nodes.moved + objects.moved + pushed }

  /// The memory that all of it takes.
  var bytes: Int {
    nodes.bytes + objects.bytes + stack.bytes + aside + keyframes.bytes + slots.bytes
      + topmost.bytes
  }

  mutating func declare(_ slot: Int, of function: Int) {
    slots.append(Slot(), times: slot + 1 - slots.count)
    slots.pointer(slot).pointee.owner = Int32(truncatingIfNeeded: function)
  }

  // MARK: - Variables

  /// The nearest frame, from the top, of the function that declares a slot.
  @inline(__always)
  private func frame(of slot: Int) -> Int? {
    let top = stack.heads.count - 1
    guard top >= 0 else { return nil }
    let owner = slot < slots.count ? slots[slot].owner : -1
    if owner < 0 || stack.heads[top].function == owner { return top }
    return Int(owner) < topmost.count && topmost[Int(owner)] >= 0 ? Int(topmost[Int(owner)]) : nil
  }

  /// Which cell of the top frame holds a slot, if it stands where it stood last.
  @inline(__always)
  private func cell(of slot: Int) -> Int? {
    guard slot < slots.count, !stack.heads.isEmpty else { return nil }
    let known = slots[slot]
    let head = stack.heads.pointer(stack.heads.count - 1)
    guard known.owner == head.pointee.function else { return nil }
    let cell = head.pointee.base + Int(known.hint)
    return cell < stack.cells.count && stack.cells[cell].slot == slot ? cell : nil
  }

  private func searchedCell(of slot: Int, in frame: Int) -> Int? {
    let place = stack.place(of: slot, in: frame)
    guard place < stack.end(of: frame), stack.cells[place].slot == slot else { return nil }
    if slot < slots.count {
      slots.pointer(slot).pointee.hint = Int32(truncatingIfNeeded: place - stack.heads[frame].base)
    }
    return place
  }

  @inline(__always)
  mutating func bind(_ slot: Int, _ value: Quote) {
    guard let cell = cell(of: slot) else { return bindAnew(slot, value) }
    put(value, in: cell)
  }

  @inline(__always)
  private mutating func put(_ value: Quote, in cell: Int) {
    let place = stack.cells.pointer(cell)
    let old = place.pointee.value
    place.pointee.value = value
    nodes.release(old)
  }

  private mutating func bindAnew(_ slot: Int, _ value: Quote) {
    guard let frame = frame(of: slot) else { return }
    if frame == stack.heads.count - 1, stack.isNext(slot) {
      if slot < slots.count {
        slots.pointer(slot).pointee.hint = Int32(
          truncatingIfNeeded: stack.cells.count - stack.heads[frame].base)
      }
      return stack.cells.append(SketchStack.Cell(slot: slot, value: value))
    }
    if let cell = searchedCell(of: slot, in: frame) { return put(value, in: cell) }
    let place = stack.place(of: slot, in: frame)
    pushed += stack.cells.count - place + stack.heads.count - 1 - frame
    stack.insert(SketchStack.Cell(slot: slot, value: value), at: place, in: frame)
  }

  /// Leaves a variable without a value, in its place: it is often bound again.
  @inline(__always)
  mutating func unbind(_ slot: Int) {
    guard let cell = cell(of: slot) else { return unbindElsewhere(slot) }
    put(.none, in: cell)
  }

  private mutating func unbindElsewhere(_ slot: Int) {
    guard let frame = frame(of: slot) else { return }
    // What is unbound in each round of a loop shall be found there at once.
    guard let cell = searchedCell(of: slot, in: frame) else { return bindAnew(slot, .none) }
    put(.none, in: cell)
  }

  /// A variable's value; nil if there is none.
  ///
  /// It changes nothing, but a sketch that is only read would be copied for it.
  @inline(__always)
  mutating func variable(_ slot: Int) -> UnsafeMutablePointer<Quote>? {
    guard let cell = cell(of: slot) ?? cellElsewhere(slot) else { return nil }
    let place = stack.cells.pointer(cell)
    return place.pointee.value.isNone ? nil : place.pointer(to: \.value)
  }

  private func cellElsewhere(_ slot: Int) -> Int? {
    frame(of: slot).flatMap { searchedCell(of: slot, in: $0) }
  }

  /// A variable's or an object's value, as one that changes now; nil if there is none.
  mutating func changing(_ place: TracePlace) -> UnsafeMutablePointer<Quote>? {
    switch place {
    case .slot(let slot): variable(slot)
    case .object(let id): objects.changing(id)
    }
  }

  // MARK: - Objects

  mutating func add(_ id: Int, type: Int, _ value: Quote) {
    nodes.release(objects.add(id, SketchObjects.Object(type: type, value: value)))
  }

  mutating func remove(_ id: Int) { nodes.release(objects.remove(id)) }

  /// Sets an object's field, which may be one that was added to it.
  @inline(__always)
  mutating func setField(_ id: Int, _ field: Int, _ value: Quote, _ tape: UnsafeRawBufferPointer) {
    guard let quote = objects.changing(id) else { return }
    if nodes.put(in: &quote.pointee, at: field, value, tape) { return }
    addField(quote, field, value, tape)
  }

  private mutating func addField(
    _ quote: UnsafeMutablePointer<Quote>, _ field: Int, _ value: Quote,
    _ tape: UnsafeRawBufferPointer
  ) {
    guard quote.pointee.isNode, nodes.list[quote.pointee.node].tag == 14, field < TraceCaps.fields
    else { return }
    nodes.fill(quote.pointee.node, upTo: field)
    _ = nodes.put(in: &quote.pointee, at: field, value, tape)
  }

  // MARK: - Calls and threads

  @inline(__always)
  mutating func enter(_ function: Int) {
    push(function: function, call: callCount)
    callCount += 1
  }

  @inline(__always)
  private mutating func push(function: Int, call: Int) {
    stack.noteLine()
    stack.line = 0
    stack.heads.append(
      SketchStack.Head(
        function: Int32(truncatingIfNeeded: function), call: call, line: 0, base: stack.cells.count)
    )
    link(stack.heads.count - 1)
  }

  /// Notes that a frame is its function's topmost.
  @inline(__always)
  private mutating func link(_ frame: Int) {
    let function = Int(stack.heads[frame].function)
    if function >= topmost.count { topmost.append(-1, times: function + 1 - topmost.count) }
    stack.heads.pointer(frame).pointee.below = topmost[function]
    topmost[function] = Int32(truncatingIfNeeded: frame)
  }

  @inline(__always)
  private func unlink(_ head: SketchStack.Head) { topmost[Int(head.function)] = head.below }

  /// Removes the top frame; there must be one.
  @inline(__always)
  mutating func dropFrame() {
    let head = stack.heads.removeLast()
    unlink(head)
    stack.line = stack.heads.isEmpty ? 0 : stack.heads[stack.heads.count - 1].line
    for cell in head.base..<stack.cells.count { nodes.release(stack.cells[cell].value) }
    stack.cells.cut(to: head.base)
  }

  mutating func suspend() {
    guard let frame = stack.pop() else { return }
    unlink(frame.heads[0])
    pushed += frame.cells.count
    aside += Sketch.weight(frame)
    // A hostile tape may suspend a call twice.
    if var old = suspended.updateValue(frame, forKey: frame.heads[0].call) {
      for cell in old.cells.buffer { nodes.release(cell.value) }
      aside -= Sketch.weight(old)
      old.free()
    }
  }

  /// The memory that a stack takes in a dictionary.
  private static func weight(_ stack: SketchStack) -> Int {
    stack.bytes + 2 * MemoryLayout<(Int, SketchStack)>.stride
  }

  mutating func resume(_ call: Int) {
    guard var frame = suspended.removeValue(forKey: call) else { return }
    stack.noteLine()
    stack.line = frame.line
    var head = frame.heads[0]
    head.base = stack.cells.count
    stack.heads.append(head)
    stack.cells.append(frame.cells.buffer)
    link(stack.heads.count - 1)
    pushed += frame.cells.count
    aside -= Sketch.weight(frame)
    frame.free()
  }

  mutating func run(thread number: Int) {
    guard number != thread else { return }
    stack.noteLine()
    for frame in (0..<stack.heads.count).reversed() { unlink(stack.heads[frame]) }
    pushed += stack.heads.count
    if stack.heads.isEmpty {
      stack.free()
    } else {
      parked[thread] = stack
      aside += Sketch.weight(stack)
    }
    if let known = parked.removeValue(forKey: number) {
      stack = known
      aside -= Sketch.weight(stack)
    } else {
      stack = SketchStack()
    }
    for frame in 0..<stack.heads.count { link(frame) }
    pushed += stack.heads.count
    thread = number
  }

  // MARK: - Memory

  func copy() -> Sketch {
    var copy = self
    (copy.nodes, copy.stack, copy.objects) = (nodes.copy(), stack.copy(), objects.copy())
    copy.parked = parked.mapValues { $0.copy() }
    copy.suspended = suspended.mapValues { $0.copy() }
    copy.aside = ([_](copy.parked.values) + copy.suspended.values).reduce(0) {
      $0 + Sketch.weight($1)
    }
    (copy.keyframes, copy.slots, copy.topmost) = (keyframes.copy(), slots.copy(), topmost.copy())
    return copy
  }

  mutating func free() {
    nodes.free()
    stack.free()
    objects.free()
    for var stack in [_](parked.values) + suspended.values { stack.free() }
    keyframes.free()
    slots.free()
    topmost.free()
  }
}
