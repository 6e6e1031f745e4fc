@MainActor public protocol KYSMachineProtocol: AnyObject {
  var state: KYSState { get }
  var profile: KYSProfile? { get }
  var onEvent: @MainActor (KYSEvent) -> Void { get set }
  func check()
  func update()
  func cancel()
  func save(status: KYSStatus)
}

@MainActor public final class KYSMachine: KYSMachineProtocol, IStateContext {
  public private(set) var profile: KYSProfile?
  public var onEvent: @MainActor (KYSEvent) -> Void = { _ in }
  private let service: any KYSServiceProtocol
  private lazy var current: any IState = FinalState(outcome: nil, context: self)

  public init(service: any KYSServiceProtocol) {
    self.service = service
    _ = current
  }

  public var state: KYSState { current.state }

  public func check() { current.check() }
  public func update() { current.update() }
  public func cancel() { current.cancel() }
  public func save(status: KYSStatus) { current.save(status: status) }

  private func go(_ state: any IState) {
    current = state
    onEvent(.entered(state.state))
    state.enter()
  }

  public func gotoCheckState() { go(CheckState(context: self)) }
  public func gotoPromptState() { go(PromptState(context: self)) }
  public func gotoUpdateState() { go(UpdateState(context: self)) }
  public func gotoSaveState(status: KYSStatus) { go(SaveState(status: status, context: self)) }
  public func gotoFinalState(outcome: KYSOutcome) {
    go(FinalState(outcome: outcome, context: self))
  }

  public func getStatus(
    completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void
  ) {
    let answer = keeping(completion)
    service.getStatus { answer.call($0) }
  }

  public func saveStatus(
    _ status: KYSStatus, completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void
  ) {
    let answer = keeping(completion)
    service.saveStatus(status) { answer.call($0) }
  }

  private func keeping(
    _ completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void
  ) -> Answer {
    Answer { result in
      if case .success(let profile) = result { self.profile = profile }
      completion(result)
    }
  }
}

/// The service calls back on its own threads, and the compiler complains about the main actor. This makes it quiet.
struct Answer: @unchecked Sendable {
  let call: (Result<KYSProfile, any Error>) -> Void

  init(_ completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void) {
    call = unsafeBitCast(completion, to: ((Result<KYSProfile, any Error>) -> Void).self)
  }
}
