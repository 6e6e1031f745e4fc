@testable import CodingFeature
import Domain
import Testing

@Suite(.timeLimit(.minutes(20))) struct HandInMachineTests {
  private static let verdict = Verdict(
    slug: "two-sum", contentVersion: "1", language: .swift, verdict: .accepted, passed: 1, total: 1,
    limits: Limits(), compile: CompileReport(milliseconds: 0, cached: false, optimised: true),
    jail: "")

  private static let states: [HandIn.State] = [
    .passed, .sent(.sending), .sent(.pending), .sent(.started), .judged(verdict),
  ]

  /// For each state what becomes of it; nil: the event does nothing there.
  private static let table: [(HandIn.Event, [HandIn.State?])] = [
    (.moved(.sending), [nil, nil, .sent(.sending), .sent(.sending), nil]),
    (.moved(.pending), [nil, .sent(.pending), nil, .sent(.pending), nil]),
    (.moved(.started), [nil, .sent(.started), .sent(.started), nil, nil]),
    (.judged(verdict), [nil, .judged(verdict), .judged(verdict), .judged(verdict), nil]),
  ]

  @Test(arguments: table) func `a hand-in is told of where it moves, and its verdict is the end`(
    event: HandIn.Event, ends: [HandIn.State?]
  ) {
    for (state, end) in zip(Self.states, ends) {
      let step = HandIn.next(state, event)
      #expect(step?.0 == end)
      guard case .moved(let place) = event, end != nil else {
        #expect(step?.1 ?? [] == [])
        continue
      }
      #expect(step?.1 == [.tell(place)])
    }
  }
}
