import Synchronization

@MainActor public final class KYSMachine: KYSMachineProtocol {
  public var onEvent: @MainActor (KYSEvent) -> Void = { _ in }
  private let hub: Hub
  private var ledger = Ledger()
  private var node: any IState
  private var isMoving = false
  private var inbox: [@MainActor (any IState) -> Void] = []

  public init(service: any KYSServiceProtocol) {
    hub = Hub(service: service)
    node = FinalState(outcome: nil, context: hub)
    hub.machine = self
  }

  public var state: KYSState { ledger.state }
  public var profile: KYSProfile? { ledger.profile }

  public func check() { perform { $0.check() } }
  public func update() { perform { $0.update() } }
  public func cancel() { perform { $0.cancel() } }
  public func save(status: KYSStatus) { perform { $0.save(status: status) } }

  /// What a listener does in the middle of a transition waits for its end.
  private func perform(_ action: @escaping @MainActor (any IState) -> Void) {
    inbox.append(action)
    while !isMoving, !inbox.isEmpty { inbox.removeFirst()(node) }
  }

  fileprivate func record(_ fact: Fact) {
    ledger.append(fact)
    if case .happened(let event) = fact { onEvent(event) }
  }

  fileprivate func move(to next: any IState) {
    isMoving = true
    node.exit()
    record(.happened(.exited(node.state)))
    node = next
    record(.happened(.entered(next.state)))
    isMoving = false
    next.enter()
    while !isMoving, !inbox.isEmpty { inbox.removeFirst()(node) }
  }
}

/// Between the states and their machine; the machine holds it, nobody holds the machine.
@MainActor private final class Hub: IStateContext {
  weak var machine: KYSMachine?
  private let service: any KYSServiceProtocol

  init(service: any KYSServiceProtocol) { self.service = service }

  func gotoCheckState() { machine?.move(to: CheckState(context: self)) }
  func gotoPromptState() { machine?.move(to: PromptState(context: self)) }
  func gotoUpdateState() { machine?.move(to: UpdateState(context: self)) }
  func gotoSaveState(status: KYSStatus) {
    machine?.move(to: SaveState(status: status, context: self))
  }
  func gotoFinalState(outcome: KYSOutcome) {
    machine?.move(to: FinalState(outcome: outcome, context: self))
  }

  func getStatus(completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void) {
    service.getStatus(completion: first(completion))
  }

  func saveStatus(
    _ status: KYSStatus, completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void
  ) {
    service.saveStatus(status, completion: first(completion))
  }

  /// Takes the first answer alone, from any thread, and brings it to the main actor.
  private func first(
    _ completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void
  ) -> @Sendable (Result<KYSProfile, any Error>) -> Void {
    let gate = Gate()
    return { [weak self] result in
      guard gate.pass() else { return }
      Task { @MainActor in
        guard let machine = self?.machine else { return }
        if case .success(let profile) = result { machine.record(.learned(profile)) }
        completion(result)
      }
    }
  }
}

/// Lets one through.
private final class Gate: Sendable {
  private let isUsed = Atomic(false)

  func pass() -> Bool { !isUsed.exchange(true, ordering: .relaxed) }
}
