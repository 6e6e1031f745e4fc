public final class CheckState: IState {
  public var state: KYSState { .check }
  private weak var context: (any IStateContext)?
  private var isWaiting = false

  public init(context: any IStateContext) { self.context = context }

  public func enter() {
    isWaiting = true
    context?.getStatus { [self] result in
      guard isWaiting, let context else { return }
      isWaiting = false
      switch result {
      case .failure: context.gotoFinalState(outcome: .failure)
      case .success(let profile):
        profile.needsUpdate
          ? context.gotoPromptState() : context.gotoFinalState(outcome: .upToDate)
      }
    }
  }

  public func exit() { isWaiting = false }
}

public final class PromptState: IState {
  public var state: KYSState { .prompt }
  private weak var context: (any IStateContext)?

  public init(context: any IStateContext) { self.context = context }

  public func update() { context?.gotoUpdateState() }
  public func cancel() { context?.gotoFinalState(outcome: .postponed) }
}

public final class UpdateState: IState {
  public var state: KYSState { .update }
  private weak var context: (any IStateContext)?

  public init(context: any IStateContext) { self.context = context }

  public func cancel() { context?.gotoFinalState(outcome: .cancelled) }
  public func save(status: KYSStatus) { context?.gotoSaveState(status: status) }
}

public final class SaveState: IState {
  public var state: KYSState { .save(status) }
  private let status: KYSStatus
  private weak var context: (any IStateContext)?
  private var isWaiting = false

  public init(status: KYSStatus, context: any IStateContext) {
    self.status = status
    self.context = context
  }

  public func enter() {
    isWaiting = true
    context?.saveStatus(status) { [self] result in
      guard isWaiting else { return }
      isWaiting = false
      let isSaved = if case .success = result { true } else { false }
      context?.gotoFinalState(outcome: isSaved ? .success : .failure)
    }
  }

  public func exit() { isWaiting = false }
}

public final class FinalState: IState {
  public var state: KYSState { .final(outcome) }
  private let outcome: KYSOutcome?
  private weak var context: (any IStateContext)?

  public init(outcome: KYSOutcome?, context: any IStateContext) {
    self.outcome = outcome
    self.context = context
  }

  public func check() { context?.gotoCheckState() }
}
