/// Waits for a person to choose and save, or to cancel.
@MainActor public final class UpdateState: IState {
  public let state = KYSState.update
  private weak var context: (any IStateContext)?

  public init(context: any IStateContext) {
    self.context = context
  }

  public func exit() { context = nil }

  public func cancel() { context?.gotoFinalState(outcome: .cancelled) }

  public func save(status: KYSStatus) { context?.gotoSaveState(status: status) }
}
