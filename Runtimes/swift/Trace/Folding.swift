// A log of events folds to those that the state still rests on: a variable's or field's latest whole value and what
// changed in it since, in the calls that still run; objects that live; all output; an error that is not caught.

typealias Bytes = UnsafeMutablePointer<UInt8>

/// What the state rests on, read from a log that stays where it is.
struct Folding {
  /// An event of the log.
  struct Part {
    var start: Bytes
    var count: Int
    /// The next change of the same value; -1 behind the last.
    var next = -1
  }

  /// A variable of a call, or a field of an object.
  struct Holder {
    let key: Int
    var frame: Int
    /// The next holder of the same call or object, and that of the same variable in an outer call.
    var sibling: Int
    var outer = -1
    var whole: Part?
    var firstChange = -1
    var lastChange = -1
    var changedBytes = 0

    mutating func clear() {
      whole = nil
      (firstChange, lastChange, changedBytes) = (-1, -1, 0)
    }
  }

  struct Call {
    let function: Int
    let number: Int
    var line = 0
    var holders = -1
  }

  struct Object {
    var new: Part
    var fields = -1
  }

  /// Which function declares a slot, as far as was seen; what only inner functions told is global.
  nonisolated(unsafe) private static var owners: [Int: Int] = [:]
  /// How many calls all logs so far began.
  nonisolated(unsafe) private static var callsBegun = 0

  var parts: [Part] = []
  var holders: [Holder] = []
  private var unused: [Int] = []
  var calls = [Call(function: 0, number: 0)]
  var suspended: [Int: Call] = [:]
  /// The holder of each slot in its innermost call.
  private var innermost: [Int] = []
  var objects: [Int: Object] = [:]
  /// Output and definitions, which stay.
  var lasting: [Part] = []
  var thrown: Part?
  /// The slot of an outer function that the next events change.
  private var captured = -1

  init(from start: Bytes, to end: Bytes) {
    var place = start
    while place < end { read(&place) }
  }
}

extension Folding {
  private mutating func read(_ place: inout Bytes) {
    let start = place
    let op = place.pointee
    place += 1
    switch op {
    case Op.step, Op.line:
      captured = -1
      calls[calls.count - 1].line = number(&place)
    case Op.captured:
      captured = number(&place)
      if Self.owners[captured] == nil { Self.owners[captured] = 0 }
    case Op.enter:
      captured = -1
      Self.callsBegun += 1
      calls.append(Call(function: number(&place), number: Self.callsBegun))
    case Op.entered:
      calls.append(Call(function: number(&place), number: number(&place)))
    case Op.exit, Op.exitWithValue:
      captured = -1
      if op == Op.exitWithValue { skipValue(&place) }
      leave()
    case Op.condition: skipNumbers(&place, 2)
    case Op.note: skipText(&place)
    case Op.output:
      skipText(&place)
      lasting.append(Part(start: start, count: place - start))
    case Op.slot:
      skipNumbers(&place, 2)
      skipText(&place)
      skipText(&place)
      lasting.append(Part(start: start, count: place - start))
    case Op.thrown:
      skipText(&place)
      thrown = Part(start: start, count: place - start)
    case Op.caught: thrown = nil
    case Op.suspend: suspend()
    case Op.resume: resume(number(&place))
    case Op.new, Op.field, Op.free, Op.objectPath, Op.objectPathSplice, Op.objectPathDeleted:
      readObject(op, start, &place)
    default: readSlot(op, start, &place)
    }
  }

  private mutating func leave() {
    guard calls.count > 1, let call = calls.popLast() else { return }
    hide(call)
    var next = call.holders
    while next >= 0 {
      unused.append(next)
      next = holders[next].sibling
    }
  }

  /// Lets the slots of a call that has left the stack mean those of an outer one.
  private mutating func hide(_ call: Call) {
    var next = call.holders
    while next >= 0 {
      innermost[holders[next].key] = holders[next].outer
      next = holders[next].sibling
    }
  }

  private mutating func suspend() {
    guard calls.count > 1, let call = calls.popLast() else { return }
    hide(call)
    suspended[call.number] = call
  }

  private mutating func resume(_ number: Int) {
    guard let call = suspended.removeValue(forKey: number) else { return }
    var next = call.holders
    while next >= 0 {
      holders[next].frame = calls.count
      holders[next].outer = innermost[holders[next].key]
      innermost[holders[next].key] = next
      next = holders[next].sibling
    }
    calls.append(call)
  }

  private mutating func readSlot(_ op: UInt8, _ start: Bytes, _ place: inout Bytes) {
    let slot = number(&place)
    skipRest(op, &place)
    let part = Part(start: start, count: place - start)
    guard let index = holder(ofSlot: slot) else { return }
    switch op {
    case Op.bind:
      holders[index].clear()
      holders[index].whole = part
    case Op.unbind: holders[index].clear()
    default: change(index, part)
    }
  }

  private mutating func readObject(_ op: UInt8, _ start: Bytes, _ place: inout Bytes) {
    let id = number(&place)
    var field = -1
    if op == Op.field {
      var peek = place
      field = number(&peek)
    } else if op != Op.new, op != Op.free {
      // A path's length, a tag, then the field.
      var peek = place
      _ = number(&peek)
      peek += 1
      field = number(&peek) >> 1
    }
    skipRest(op, &place)
    let part = Part(start: start, count: place - start)
    if op == Op.new {
      drop(objects[id])
      objects[id] = Object(new: part)
    } else if op == Op.free {
      drop(objects.removeValue(forKey: id))
    } else if let index = holder(ofField: field, id) {
      if op == Op.field {
        holders[index].clear()
        holders[index].whole = part
      } else {
        change(index, part)
      }
    }
  }

  private mutating func drop(_ object: Object?) {
    var next = object?.fields ?? -1
    while next >= 0 {
      unused.append(next)
      next = holders[next].sibling
    }
  }

  private mutating func change(_ index: Int, _ part: Part) {
    let number = parts.count
    parts.append(part)
    if holders[index].lastChange < 0 {
      holders[index].firstChange = number
    } else {
      parts[holders[index].lastChange].next = number
    }
    holders[index].lastChange = number
    holders[index].changedBytes += part.count
  }

  /// The holder of a slot in the nearest call of its function.
  private mutating func holder(ofSlot slot: Int) -> Int? {
    let top = calls.count - 1
    if slot >= innermost.count {
      innermost += repeatElement(-1, count: max(64, slot * 2 - innermost.count))
    }
    let known = innermost[slot]
    if slot == captured {
      if known >= 0 { return known }
    } else if known >= 0, holders[known].frame == top {
      return known
    } else {
      Self.owners[slot] = calls[top].function
    }
    let owner = Self.owners[slot]
    guard let frame = calls.lastIndex(where: { $0.function == owner }) else { return nil }
    if known >= 0, holders[known].frame >= frame { return known }
    let index = make(Holder(key: slot, frame: frame, sibling: calls[frame].holders))
    holders[index].outer = known
    innermost[slot] = index
    calls[frame].holders = index
    return index
  }

  private mutating func holder(ofField field: Int, _ id: Int) -> Int? {
    guard let object = objects[id] else { return nil }
    var next = object.fields
    while next >= 0 {
      if holders[next].key == field { return next }
      next = holders[next].sibling
    }
    let index = make(Holder(key: field, frame: -1, sibling: object.fields))
    objects[id]?.fields = index
    return index
  }

  private mutating func make(_ holder: Holder) -> Int {
    if let free = unused.popLast() {
      holders[free] = holder
      return free
    }
    holders.append(holder)
    return holders.count - 1
  }
}
