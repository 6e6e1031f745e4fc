/// Says how the last run ended, and waits for the next.
@MainActor public final class FinalState: IState {
  public var state: KYSState { .final(outcome) }
  private let outcome: KYSOutcome?
  private weak var context: (any IStateContext)?

  public init(outcome: KYSOutcome?, context: any IStateContext) {
    self.outcome = outcome
    self.context = context
  }

  public func exit() { context = nil }

  public func check() { context?.gotoCheckState() }
}
