/// Waits for a person to postpone or to begin.
@MainActor public final class PromptState: IState {
  public let state = KYSState.prompt
  private weak var context: (any IStateContext)?

  public init(context: any IStateContext) {
    self.context = context
  }

  public func exit() { context = nil }

  public func update() { context?.gotoUpdateState() }

  public func cancel() { context?.gotoFinalState(outcome: .postponed) }
}
