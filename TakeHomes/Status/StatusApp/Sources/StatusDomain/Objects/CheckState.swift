/// Asks the service how old the status is.
@MainActor public final class CheckState: IState {
  public let state = KYSState.check
  private weak var context: (any IStateContext)?

  public init(context: any IStateContext) {
    self.context = context
  }

  public func enter() {
    context?.getStatus { [weak self] answer in self?.take(answer) }
  }

  public func exit() { context = nil }

  private func take(_ answer: Result<KYSProfile, any Error>) {
    let context = context
    // A second answer finds nobody.
    self.context = nil
    switch answer {
    case .success(let profile) where profile.needsUpdate: context?.gotoPromptState()
    case .success: context?.gotoFinalState(outcome: .upToDate)
    case .failure: context?.gotoFinalState(outcome: .failure)
    }
  }
}
