@testable import TraceFile

/// Makes tapes whose containers are long, so that keyframes cite them and have them in pieces.
struct LongTape {
  private var dice: Dice
  private(set) var events: [TraceEvent] = RandomTape.definitions

  init(seed: Int, steps: Int) {
    dice = Dice(seed: seed)
    var table = TraceTable()
    for key in 0..<300 {
      table.set(key % 3 == 0 ? .string("key \(key)") : .integer(key), .integer(1))
    }
    var members = TraceTable()
    for (key, _) in table.entries { members.set(key, .nothing) }
    let rows = (0..<70).map { row in
      TraceValue.list((0..<(row % 7 == 0 ? 90 : 4)).map { .integer($0) })
    }
    events += [
      .step(line: 1), .bind(slot: 0, .list((0..<600).map { .integer($0 * 50) })),
      .bind(slot: 1, .list(rows)), .bind(slot: 2, .dictionary(table)),
      .bind(slot: 3, .set(members)),
      .bind(slot: 4, .string(String(repeating: "long ", count: 9))),
      .bind(slot: 5, .cut(count: 900, head: .list((0..<80).map { .integer($0) }))),
      .new(object: 1, type: 3, .list(rows)), .new(object: 2, type: 4, .dictionary(table)),
    ]
    for step in 0..<steps {
      events.append(.step(line: 2 + step % 6))
      for _ in 0..<dice.roll(5) { events.append(event()) }
    }
    events.append(.finish(status: 0))
  }

  var bytes: [UInt8] {
    var writer = TapeWriter()
    writer.write(events)
    return writer.bytes
  }

  private mutating func event() -> TraceEvent {
    let place: TracePlace = dice.roll(2) == 0 ? .slot(dice.roll(6)) : .object(1 + dice.roll(2))
    let (index, new) = (dice.roll(620), TraceValue.integer(dice.roll(900)))
    switch dice.roll(12) {
    case 0, 1: return .element(.slot(0), index: index, new)
    case 2: return .element2(slot: 1, row: dice.roll(72), column: dice.roll(6), new)
    case 3: return .path(place, [.integer(dice.roll(72)), .integer(dice.roll(6))], new)
    case 4: return .key(place, .integer(index), new)
    case 5: return .keyRemoved(place, .integer(index))
    case 6: return .keyRemoved(place, .string("key \(index)"))
    case 7: return .splice(.slot(0), at: index, removed: dice.roll(3), [new, new])
    case 8:
      return .pathSplice(
        place, [.integer(dice.roll(72))], at: dice.roll(9), removed: dice.roll(3), [new])
    case 9: return .splice(place, at: dice.roll(30), removed: dice.roll(3), [.string("cut")])
    case 10: return .bind(slot: 6, .list((0..<dice.roll(100)).map { .integer($0) }))
    default: return .field(object: 1, field: dice.roll(72), .list([new]))
    }
  }
}
