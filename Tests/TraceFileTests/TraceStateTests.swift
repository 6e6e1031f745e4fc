import Testing

@testable import TraceFile

@Suite struct TraceStateTests {
  @Test(arguments: 0..<60)
  func `undoing goes back through every state`(_ seed: Int) {
    let tape = RandomTape(seed: seed, steps: 120)
    var state = TraceState()
    state.isLogging = true
    var history: [(state: TraceState, log: Int)] = []
    for event in tape.events {
      history.append((state, state.log.count))
      state.apply(event)
    }
    for (old, length) in history.reversed() {
      state.undo(to: length)
      let isSame = state == old
      #expect(isSame)
    }
  }

  @Test func `a slot is bound in the nearest frame of its function`() {
    var state = TraceState()
    state.declare(0, of: 0)
    state.declare(1, of: 1)
    for event: TraceEvent in [
      .bind(slot: 0, .integer(1)), .enter(function: 1), .bind(slot: 1, .integer(2)),
      .bind(slot: 0, .integer(3)),
    ] { state.apply(event) }
    #expect(state.frames[0][0] == .integer(3))
    #expect(state.frames[1].bindings.map(\.slot) == [1])
  }

  @Test func `a splice changes bytes of a string`() {
    var state = TraceState()
    state.apply(.bind(slot: 0, .string("añb")))
    state.apply(.splice(.slot(0), at: 3, removed: 1, [.character("c"), .string("d")]))
    #expect(state[0] == .string("añdc"))
  }

  @Test func `behind the head of a cut list only its count changes`() {
    var state = TraceState()
    state.apply(.bind(slot: 0, .cut(count: 50, head: .list([.integer(1)]))))
    state.apply(.element(.slot(0), index: 50, .integer(9)))
    state.apply(.splice(.slot(0), at: 20, removed: 5, [.integer(9)]))
    state.apply(.element(.slot(0), index: 0, .integer(2)))
    #expect(state[0] == .cut(count: 47, head: .list([.integer(2)])))
  }

  @Test func `a field beyond an object's fields is added`() {
    var state = TraceState()
    state.apply(.new(object: 1, type: 0, .structure(type: 0, fields: [.integer(1)])))
    state.apply(.field(object: 1, field: 2, .integer(3)))
    let fields: [TraceValue] = [.integer(1), .unset, .integer(3)]
    #expect(state.objects[1]?.value == .structure(type: 0, fields: fields))
  }

  @Test func `a suspended frame goes on where it stopped`() {
    var state = TraceState()
    for event: TraceEvent in [
      .enter(function: 1), .bind(slot: 1, .integer(1)), .suspend, .enter(function: 2),
      .resume(call: 1),
    ] { state.apply(event) }
    #expect(state.frames.map(\.call) == [0, 2, 1])
    #expect(state.suspended.isEmpty && state[1] == .integer(1))
  }
}
