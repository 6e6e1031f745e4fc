@testable import TraceFile

/// A generator whose numbers a seed decides.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<max(sides, 1), using: &self) }
}

/// Makes tapes with every event and every kind of value, most of which fit the state.
struct RandomTape {
  private static let slots = 0..<12
  private static let objects = 1..<9

  private var dice: Dice
  private(set) var events: [TraceEvent] = []

  init(seed: Int, steps: Int) {
    dice = Dice(seed: seed)
    events = RandomTape.definitions
    for _ in 0..<steps {
      events.append(.step(line: 1 + dice.roll(9)))
      for _ in 0..<dice.roll(4) { events.append(event()) }
    }
    events.append(.finish(status: 0))
  }

  var bytes: [UInt8] {
    var writer = TapeWriter()
    writer.write(events)
    return writer.bytes
  }

  static let definitions: [TraceEvent] =
    [
      .type(TraceType(id: 0, name: "Node", kind: .class, fields: ["value", "next"])),
      .type(TraceType(id: 1, name: "Point", kind: .structure, fields: ["x", "y"])),
      .type(TraceType(id: 2, name: "Shape", kind: .enumeration, fields: [])),
      .type(TraceType(id: 3, name: "list", kind: .list, fields: [])),
      .type(TraceType(id: 4, name: "dict", kind: .dictionary, fields: [])),
      .function(TraceFunction(id: 0, name: "top level", line: 1, endLine: 9, parameters: [])),
      .function(TraceFunction(id: 1, name: "fib", line: 2, endLine: 4, parameters: [8])),
      .function(TraceFunction(id: 2, name: "walk", line: 5, endLine: 9, parameters: [10])),
    ]
    + slots.map {
      .slot(TraceSlot(id: $0, function: $0 < 8 ? 0 : $0 < 10 ? 1 : 2, name: "v\($0)", type: ""))
    }

  private mutating func slot() -> Int { dice.roll(RandomTape.slots.count) }
  private mutating func object() -> Int { 1 + dice.roll(RandomTape.objects.count) }

  private mutating func place() -> TracePlace {
    dice.roll(2) == 0 ? .slot(slot()) : .object(object())
  }

  private mutating func event() -> TraceEvent {
    switch dice.roll(30) {
    case 0...5: .bind(slot: slot(), value(3))
    case 6: .unbind(slot: slot())
    case 7, 8: .element(place(), index: dice.roll(5), value(1))
    case 9: .element2(slot: slot(), row: dice.roll(3), column: dice.roll(3), value(0))
    case 10, 11: .key(place(), value(0), value(1))
    case 12: .keyRemoved(place(), value(0))
    case 13, 14: .splice(place(), at: dice.roll(4), removed: dice.roll(3), values(3, level: 0))
    case 15: .path(place(), values(3, level: 0), value(0))
    case 16:
      .pathSplice(
        place(), values(2, level: 0), at: dice.roll(3), removed: dice.roll(3), values(2, level: 0))
    case 17: .pathRemoved(place(), values(3, level: 0))
    case 18, 19: .new(object: object(), type: dice.roll(5), contents())
    case 20: .field(object: object(), field: dice.roll(5), value(1))
    case 21: .free(object: object())
    default: flowEvent()
    }
  }

  private mutating func flowEvent() -> TraceEvent {
    switch dice.roll(14) {
    case 0, 1: .enter(function: dice.roll(3))
    case 2, 3: .exit(dice.roll(2) == 0 ? nil : value(1))
    case 4: .thrown(text())
    case 5: .caught
    case 6: .output(text(), isError: dice.roll(4) == 0)
    case 7: .condition(line: dice.roll(9), [true, false, nil][dice.roll(3)])
    case 8: .note(text())
    case 9: .suspend
    case 10: .resume(call: dice.roll(40))
    case 11: .thread(dice.roll(2))
    case 12: .memo(function: 1, value(0))
    default: .read(place(), index: dice.roll(4))
    }
  }

  private mutating func values(_ count: Int, level: Int) -> [TraceValue] {
    (0..<dice.roll(count + 1)).map { _ in value(level) }
  }

  private mutating func text() -> String {
    let letters: [Unicode.Scalar] = ["a", "b", "\"", "\n", "é", "漢", "\u{1F600}", "<", "\u{301}"]
    var text = String.UnicodeScalarView()
    for _ in 0..<dice.roll(5) { text.append(letters[dice.roll(letters.count)]) }
    return String(text)
  }

  private mutating func contents() -> TraceValue {
    switch dice.roll(6) {
    case 0: .list(values(4, level: 1))
    case 1: .tuple(values(4, level: 1))
    case 2: .set(table(level: 0))
    case 3: .dictionary(table(level: 1))
    case 4: .structure(type: dice.roll(2), fields: values(3, level: 1))
    default: .opaque("closure")
    }
  }

  private mutating func table(level: Int) -> TraceTable {
    var table = TraceTable()
    for _ in 0..<dice.roll(12) { table.set(value(0), level == 0 ? .nothing : value(level)) }
    return table
  }

  private mutating func value(_ level: Int) -> TraceValue {
    if level > 0, dice.roll(2) == 0 { return container(level - 1) }
    switch dice.roll(14) {
    case 0: return .nothing
    case 1: return .bool(dice.roll(2) == 0)
    case 2...6: return .integer(dice.roll(4))
    case 7: return .integer(Int(truncatingIfNeeded: dice.next()))
    case 8: return .double([0.5, -3, 1e-7, 1e22, .infinity, -0.0][dice.roll(6)])
    case 9: return .string(text())
    case 10: return .character(["a", "é", "\u{1F600}"][dice.roll(3)])
    case 11: return .reference(object())
    case 12: return .bigInteger("123456789012345678901234567890")
    default: return dice.roll(2) == 0 ? .unset : .cutString(bytes: 2000, head: text())
    }
  }

  private mutating func container(_ level: Int) -> TraceValue {
    switch dice.roll(8) {
    case 0, 1: return .list(values(4, level: level))
    case 2: return .tuple(values(3, level: level))
    case 3: return .set(table(level: 0))
    case 4: return .dictionary(table(level: level))
    case 5: return .structure(type: 1, fields: [value(level), value(level)])
    case 6: return .enumeration(type: 2, name: "round", payload: values(2, level: level))
    default:
      return .cut(
        count: 100 + dice.roll(9),
        head: dice.roll(2) == 0 ? .list(values(4, level: level)) : .dictionary(table(level: level)))
    }
  }
}
