public typealias KYSAnswer = Result<KYSProfile, any Error>

public protocol KYSServiceProtocol: AnyObject, Sendable {
  func getStatus(completion: @escaping @Sendable (KYSAnswer) -> Void)
  func saveStatus(_ status: KYSStatus, completion: @escaping @Sendable (KYSAnswer) -> Void)
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
  func getStatus(completion: @escaping @MainActor (KYSAnswer) -> Void)
  func saveStatus(_ status: KYSStatus, completion: @escaping @MainActor (KYSAnswer) -> Void)
}

@MainActor public protocol KYSMachineProtocol: AnyObject {
  var state: KYSState { get }
  var profile: KYSProfile? { get }
  var onEvent: @MainActor (KYSEvent) -> Void { get set }
  func check()
  func update()
  func cancel()
  func save(status: KYSStatus)
}
