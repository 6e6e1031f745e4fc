// All of this target is the main actor's, but for what says otherwise.

public protocol IState: AnyObject {
  var state: KYSState { get }
  func enter()
  func exit()
  func check()
  func update()
  func cancel()
  func save(status: KYSStatus)
}

extension IState {
  public func enter() {}
  public func exit() {}
  public func check() {}
  public func update() {}
  public func cancel() {}
  public func save(status: KYSStatus) {}
}

public protocol IStateContext: AnyObject {
  func gotoCheckState()
  func gotoPromptState()
  func gotoUpdateState()
  func gotoSaveState(status: KYSStatus)
  func gotoFinalState(outcome: KYSOutcome)
  func getStatus(completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void)
  func saveStatus(
    _ status: KYSStatus, completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void)
}

public protocol KYSMachineProtocol: AnyObject {
  var state: KYSState { get }
  var profile: KYSProfile? { get }
  var onEvent: @MainActor (KYSEvent) -> Void { get set }
  func check()
  func update()
  func cancel()
  func save(status: KYSStatus)
}
