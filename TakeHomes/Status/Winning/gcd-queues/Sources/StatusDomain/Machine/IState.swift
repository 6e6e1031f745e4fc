public enum KYSOutcome: String, CaseIterable, Sendable {
  case upToDate, postponed, cancelled, success, failure
}

public enum KYSState: Hashable, Sendable {
  case check, prompt, update
  case save(KYSStatus)
  case final(KYSOutcome?)
}

public enum KYSEvent: Hashable, Sendable {
  case exited(KYSState)
  case entered(KYSState)
}

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

/// What all states have in common: they refuse everything, and know whether they are the present one.
@MainActor public class BaseState {
  public let state: KYSState
  weak var context: (any IStateContext)?
  /// Changes with each way in and out, so an answer knows whether it still belongs here.
  var visit: Int? = nil
  private var visits = 0

  init(_ state: KYSState, context: any IStateContext) {
    self.state = state
    self.context = context
  }

  public func enter() {
    visits += 1
    visit = visits
  }

  public func exit() { visit = nil }
  public func check() {}
  public func update() {}
  public func cancel() {}
  public func save(status: KYSStatus) {}

  final func once(
    _ body: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void
  ) -> @MainActor (Result<KYSProfile, any Error>) -> Void {
    let asked = visit
    return { result in
      guard let asked, self.visit == asked else { return }
      self.visit = nil
      body(result)
    }
  }
}
