import Testing

@testable import TraceFile

@Suite struct TraceCursorTests {
  /// The states at all steps by applying the events one after the other.
  static func states(of events: [TraceEvent]) -> [TraceState] {
    var state = TraceState()
    var states: [TraceState] = []
    for event in events {
      if case .slot(let slot) = event { state.declare(slot.id, of: slot.function) }
      state.apply(event)
      if case .step = event { states.append(state) }
    }
    return states + [state]
  }

  @Test(arguments: 0..<12)
  func `every step is the state of the events before it`(_ seed: Int) throws {
    let tape = RandomTape(seed: seed, steps: 400)
    let trace = try makeTrace(tape.events)
    let expected = TraceCursorTests.states(of: tape.events)
    #expect(trace.steps == expected.count - 1)
    var cursor = trace.cursor()
    for (step, state) in expected.enumerated() {
      let isSame = cursor.state == state
      #expect(cursor.step == step && isSame)
      cursor.next()
    }
    let goesOn = cursor.next()
    #expect(!goesOn && !cursor.isDamaged)
    for (step, state) in expected.enumerated().reversed() {
      let isSame = cursor.state == state
      #expect(cursor.step == step && isSame)
      cursor.previous()
    }
    let goesBack = cursor.previous()
    #expect(!goesBack)
  }

  @Test(arguments: 0..<3)
  func `each keyframe is the state by stepping, and any seek finds it`(_ seed: Int) throws {
    let tape = RandomTape(seed: 100 + seed, steps: 5000)
    let trace = try makeTrace(tape.events)
    let expected = TraceCursorTests.states(of: tape.events)
    #expect(trace.footer.segments.count > 2)
    for segment in trace.footer.segments.dropFirst() {
      let step = segment.step
      let isSame =
        trace.state(at: step) == expected[step] && trace.state(at: step - 1) == expected[step - 1]
      #expect(isSame)
    }
    var dice = Dice(seed: seed)
    var cursor = trace.cursor()
    for _ in 0..<100 {
      let step = dice.roll(2) == 0 ? dice.roll(trace.steps + 1) : cursor.step + dice.roll(300) - 150
      cursor.seek(step)
      #expect(cursor.step == min(max(step, 0), trace.steps))
      let isSame = cursor.state == expected[cursor.step]
      #expect(isSame)
    }
  }

  @Test func `the changes of a step are the same from either side`() throws {
    let trace = try makeTrace(RandomTape(seed: 77, steps: 6000).events)
    var cursor = trace.cursor()
    var changes = [Array(cursor.changes)]
    while cursor.next() { changes.append(Array(cursor.changes)) }
    while cursor.previous() {
      let isSame = Array(cursor.changes) == changes[cursor.step]
      #expect(isSame)
    }
    for segment in trace.footer.segments {
      let isSame = Array(trace.cursor(at: segment.step).changes) == changes[segment.step]
      #expect(isSame)
    }
  }

  @Test func `a trace without steps has one state`() throws {
    let trace = try makeTrace([.bind(slot: 0, .integer(1)), .finish(status: 3)])
    #expect(trace.steps == 0 && trace.state(at: 0)[0] == .integer(1))
    #expect(trace.footer.status.kind == .failed)
  }
}
