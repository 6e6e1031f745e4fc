import Domain
import Testing

@Suite(.timeLimit(.minutes(20))) struct StateMachineTests {
  private static let door = StateMachine(
    states: [.init("open", others: ["opened"]), .init("closed"), .init("locked")],
    edges: [
      .init(from: "open", to: "closed", action: "close"),
      .init(from: "closed", to: "open", action: "open"),
      .init(from: "closed", to: "locked", action: "lock"),
      .init(from: "locked", to: "closed", action: "unlock"),
      .init(from: "locked", to: "closed", action: "break"),
    ])

  @Test(
    arguments: [
      ("a -> b", StateMachine.Edge(from: "a", to: "b")),
      ("a b → c: do it ", StateMachine.Edge(from: "a b", to: "c", action: "do it")),
      ("a->b:c:d", StateMachine.Edge(from: "a", to: "b", action: "c:d")),
      ("a b", nil), ("-> b", nil), ("a ->", nil),
    ])
  func `an edge is read from its line`(line: String, edge: StateMachine.Edge?) {
    #expect(StateMachine.Edge(line) == edge)
  }

  @Test func `a whole sketch is whole, in any order and spelling`() {
    let check = Self.door.check(
      """
      LOCKED -> closed: break
      locked -> Closed: unlock

      opened -> closed: close
      closed -> open
      closed → locked: lock
      """)
    #expect(check.isWhole)
    #expect(check.edges.allSatisfy { $0.remark == nil })
  }

  @Test func `what is missing and what is too much are told apart`() {
    let check = Self.door.check("open, closed, ajar\nopen -> closed: slam\nclosed -> ajar: push")
    #expect(check.states.map(\.isThere) == [true, true, false])
    #expect(check.edges.map(\.isThere) == [true, false, false, false, false])
    #expect(check.edges[0].remark == "you wrote: slam")
    #expect(check.extra == ["ajar", "closed -> ajar: push"])
    #expect(!check.isWhole)
  }

  @Test func `an edge that the machine lacks is too much, one that is said twice is not`() {
    let check = Self.door.check(
      "open -> locked: magic\nopen -> closed: close\nopen -> closed: close")
    #expect(check.extra == ["open → locked: magic"])
  }

  @Test func `nothing has nothing`() {
    let check = Self.door.check(" \n")
    #expect(check.states.allSatisfy { !$0.isThere })
    #expect(check.extra.isEmpty)
  }
}
