/// Has the service keep a status.
@MainActor public final class SaveState: IState {
  public var state: KYSState { .save(status) }
  private let status: KYSStatus
  private weak var context: (any IStateContext)?

  public init(status: KYSStatus, context: any IStateContext) {
    self.status = status
    self.context = context
  }

  public func enter() {
    context?.saveStatus(status) { [weak self] answer in self?.take(answer) }
  }

  public func exit() { context = nil }

  private func take(_ answer: Result<KYSProfile, any Error>) {
    let context = context
    // A second answer finds nobody.
    self.context = nil
    switch answer {
    case .success: context?.gotoFinalState(outcome: .success)
    case .failure: context?.gotoFinalState(outcome: .failure)
    }
  }
}
