import StatusDomain
import Testing

/// A hundred thousand steps without plan.
@MainActor @Suite struct KYSWalkTests {
  /// xorshift, so that every run walks the same way.
  struct Dice: RandomNumberGenerator {
    var state: UInt64 = 2_019_11

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  /// Moves among the objects at once, and answers when it is told to.
  final class Board: IStateContext {
    private lazy var state: any IState = FinalState(outcome: nil, context: self)
    private var completion: (@MainActor (Result<KYSProfile, any Error>) -> Void)?
    private(set) var ways: Set<String> = []

    var current: KYSState { state.state }

    private func enter(_ next: any IState) {
      state.exit()
      ways.insert("\(state.state.name.rawValue) → \(next.state)")
      completion = nil
      state = next
      next.enter()
    }

    func gotoCheckState() { enter(CheckState(context: self)) }
    func gotoPromptState() { enter(PromptState(context: self)) }
    func gotoUpdateState() { enter(UpdateState(context: self)) }
    func gotoSaveState(status: KYSStatus) { enter(SaveState(status: status, context: self)) }
    func gotoFinalState(outcome: KYSOutcome) { enter(FinalState(outcome: outcome, context: self)) }

    func getStatus(completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void) {
      self.completion = completion
    }

    func saveStatus(
      _ status: KYSStatus, completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void
    ) {
      self.completion = completion
    }

    func act(_ event: KYSRules.Event) {
      switch event {
      case .check: state.check()
      case .update: state.update()
      case .cancel: state.cancel()
      case .save(let status): state.save(status: status)
      case .current, .saved: completion?(.current)
      case .outdated: completion?(.outdated)
      case .failed: completion?(.trouble)
      }
    }
  }

  static let ways: Set<String> = [
    "Final → Check", "Check → Final(upToDate)", "Check → Prompt", "Check → Final(failure)",
    "Prompt → Update", "Prompt → Final(postponed)", "Update → Final(cancelled)",
    "Update → Save(positive)", "Update → Save(negative)", "Save → Final(success)",
    "Save → Final(failure)",
  ]

  @Test func `the objects and the rules walk the same way, over the known edges alone`() {
    var dice = Dice()
    let board = Board()
    var state = KYSState.final(nil)
    let events = KYSRules.events + [.save(.positive)]
    for _ in 0..<100_000 {
      guard var event = events.randomElement(using: &dice) else { return }
      // A service answers what it was asked.
      if case .save = state, [.current, .outdated].contains(event) { event = .saved }
      if state == .check, event == .saved { event = .current }
      board.act(event)
      if let (next, _) = KYSRules.next(state, event) { state = next }
      guard board.current == state else {
        Issue.record("\(event) leads to \(board.current) and to \(state)")
        return
      }
    }
    #expect(board.ways == Self.ways)
  }

  @Test func `the edges of the rules are those of the table`() {
    let ways = KYSRules.edges.map { "\($0.from.rawValue) → \($0.to)" }
    #expect(Set(ways) == Self.ways.subtracting(["Update → Save(positive)"]))
    #expect(ways.count == 10)
  }
}
