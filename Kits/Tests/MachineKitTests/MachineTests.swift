import MachineKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct MachineTests {
  /// A door that counts who goes through and locks itself after two.
  private enum Door: Machine {
    enum State: Equatable { case closed, open(passed: Int), locked }
    enum Event: CaseIterable { case push, pass, shut, lock }
    enum Effect: Equatable { case creak, count }

    static func next(_ state: State, _ event: Event) -> (State, [Effect])? {
      switch (state, event) {
      case (.closed, .push): (.open(passed: 0), [.creak])
      case (.open(let passed), .pass): (.open(passed: passed + 1), [.count])
      case (.open, .shut): (.closed, [.creak])
      case (.open, .lock), (.closed, .lock): (.locked, [])
      default: nil
      }
    }
  }

  /// A machine needs no effects.
  private enum Lamp: Machine {
    enum State { case off, on }
    enum Event { case press }
    static func next(_ state: State, _ event: Event) -> (State, [Never])? {
      (state == .on ? .off : .on, [])
    }
  }

  @Test func `an event moves the machine and says what is to be done, in order`() throws {
    var (state, done) = (Door.State.closed, [Door.Effect]())
    for event in [Door.Event.push, .pass, .pass, .shut] {
      let (next, effects) = try #require(Door.next(state, event))
      state = next
      done += effects
    }
    #expect(state == .closed)
    #expect(done == [.creak, .count, .count, .creak])
  }

  @Test func `an illegal event has no answer`() {
    #expect(Door.next(.closed, .pass) == nil)
    #expect(Door.next(.locked, .push) == nil)
  }

  @Test func `a machine without effects is one too`() {
    #expect(Lamp.next(.off, .press)?.0 == .on)
    #expect(
      transitionTable(of: Lamp.self, states: [.off, .on], events: [.press])
        == "|  | press |\n| --- | --- |\n| off | on |\n| on | off |\n")
  }

  @Test func `the table shows each state, event and effect`() {
    let table = transitionTable(
      of: Door.self, states: [.closed, .locked], events: Door.Event.allCases)
    #expect(
      table == """
        |  | push | pass | shut | lock |
        | --- | --- | --- | --- | --- |
        | closed | open(passed: 0) / creak | · | · | locked |
        | locked | · | · | · | · |

        """)
  }
}
