@MainActor public protocol IState: AnyObject {
  var state: KYSState { get }
  func enter()
  func exit()
  func check()
  func update()
  func cancel()
  func save(status: KYSStatus)
}

@MainActor public protocol IStateContext: AnyObject {
  func gotoCheckState()
  func gotoPromptState()
  func gotoUpdateState()
  func gotoSaveState(status: KYSStatus)
  func gotoFinalState(outcome: KYSOutcome)
  func getStatus(completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void)
  func saveStatus(
    _ status: KYSStatus, completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void)
}

extension IState {
  public func enter() {}
  public func exit() {}
  public func check() {}
  public func update() {}
  public func cancel() {}
  public func save(status: KYSStatus) {}
}

@MainActor public final class CheckState: IState {
  let context: any IStateContext
  public var state: KYSState { .check }

  public init(context: any IStateContext) { self.context = context }

  public func enter() {
    context.getStatus { result in
      switch result {
      case .success(let profile):
        if profile.needsUpdate {
          self.context.gotoPromptState()
        } else {
          self.context.gotoFinalState(outcome: .upToDate)
        }
      case .failure:
        self.context.gotoFinalState(outcome: .failure)
      }
    }
  }

  // If it takes too long, ask again.
  public func check() { context.gotoCheckState() }
}

@MainActor public final class PromptState: IState {
  let context: any IStateContext
  public var state: KYSState { .prompt }

  public init(context: any IStateContext) { self.context = context }

  public func update() { context.gotoUpdateState() }
  public func cancel() { context.gotoFinalState(outcome: .postponed) }
  public func save(status: KYSStatus) { context.gotoSaveState(status: status) }
}

@MainActor public final class UpdateState: IState {
  let context: any IStateContext
  public var state: KYSState { .update }

  public init(context: any IStateContext) { self.context = context }

  public func cancel() { context.gotoFinalState(outcome: .postponed) }
  public func save(status: KYSStatus) { context.gotoSaveState(status: status) }
}

@MainActor public final class SaveState: IState {
  let context: any IStateContext
  let status: KYSStatus
  public var state: KYSState { .save(status) }

  public init(status: KYSStatus, context: any IStateContext) {
    self.status = status
    self.context = context
  }

  public func enter() {
    context.saveStatus(status) { result in
      switch result {
      case .success: self.context.gotoFinalState(outcome: .success)
      case .failure: self.context.gotoFinalState(outcome: .failure)
      }
    }
  }
}

@MainActor public final class FinalState: IState {
  let context: any IStateContext
  let outcome: KYSOutcome?
  public var state: KYSState { .final(outcome) }

  public init(outcome: KYSOutcome?, context: any IStateContext) {
    self.outcome = outcome
    self.context = context
  }

  public func check() { context.gotoCheckState() }
}
