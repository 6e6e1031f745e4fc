@MainActor public final class CheckState: BaseState, IState {
  public init(context: any IStateContext) { super.init(.check, context: context) }

  override public func enter() {
    super.enter()
    context?.getStatus(
      completion: once { [self] result in
        switch result {
        case .success(let profile) where profile.needsUpdate: context?.gotoPromptState()
        case .success: context?.gotoFinalState(outcome: .upToDate)
        case .failure: context?.gotoFinalState(outcome: .failure)
        }
      })
  }
}

@MainActor public final class PromptState: BaseState, IState {
  public init(context: any IStateContext) { super.init(.prompt, context: context) }

  override public func update() { context?.gotoUpdateState() }
  override public func cancel() { context?.gotoFinalState(outcome: .postponed) }
}

@MainActor public final class UpdateState: BaseState, IState {
  public init(context: any IStateContext) { super.init(.update, context: context) }

  override public func cancel() { context?.gotoFinalState(outcome: .cancelled) }
  override public func save(status: KYSStatus) { context?.gotoSaveState(status: status) }
}

@MainActor public final class SaveState: BaseState, IState {
  private let status: KYSStatus

  public init(status: KYSStatus, context: any IStateContext) {
    self.status = status
    super.init(.save(status), context: context)
  }

  override public func enter() {
    super.enter()
    context?.saveStatus(
      status,
      completion: once { [self] result in
        switch result {
        case .success: context?.gotoFinalState(outcome: .success)
        case .failure: context?.gotoFinalState(outcome: .failure)
        }
      })
  }
}

@MainActor public final class FinalState: BaseState, IState {
  public init(outcome: KYSOutcome?, context: any IStateContext) {
    super.init(.final(outcome), context: context)
  }

  override public func check() { context?.gotoCheckState() }
}
