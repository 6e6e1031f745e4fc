/// May answer on any thread, at once, twice or never.
public protocol KYSServiceProtocol: AnyObject, Sendable {
  func getStatus(completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void)
  func saveStatus(
    _ status: KYSStatus, completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void)
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

/// What a state does not say, it refuses.
extension IState {
  public func enter() {}
  public func exit() {}
  public func check() {}
  public func update() {}
  public func cancel() {}
  public func save(status: KYSStatus) {}
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

extension IStateContext {
  /// Leads from a state to wherever the table says.
  func follow(_ signal: Signal, from state: KYSState) {
    switch state.following(signal) {
    case .check: gotoCheckState()
    case .prompt: gotoPromptState()
    case .update: gotoUpdateState()
    case .save(let status): gotoSaveState(status: status)
    case .final(let outcome?): gotoFinalState(outcome: outcome)
    case .final(nil), nil: break
    }
  }
}

@MainActor public protocol KYSMachineProtocol: AnyObject {
  var state: KYSState { get }
  /// The last that the service gave.
  var profile: KYSProfile? { get }
  var onEvent: @MainActor (KYSEvent) -> Void { get set }
  func check()
  func update()
  func cancel()
  func save(status: KYSStatus)
}
