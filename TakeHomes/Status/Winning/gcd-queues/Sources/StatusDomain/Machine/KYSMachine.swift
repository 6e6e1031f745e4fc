import Dispatch

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
  public var onEvent: @MainActor (KYSEvent) -> Void = { _ in }
  public private(set) var profile: KYSProfile?

  private let service: any KYSServiceProtocol
  private var current: (any IState)?
  private var turn = 0
  private var isTurning = false

  public init(service: any KYSServiceProtocol) {
    self.service = service
    current = FinalState(outcome: nil, context: self)
  }

  public var state: KYSState { current?.state ?? .final(nil) }

  // In the middle of a turn there is no state that could take an action.
  public func check() { if !isTurning { current?.check() } }
  public func update() { if !isTurning { current?.update() } }
  public func cancel() { if !isTurning { current?.cancel() } }
  public func save(status: KYSStatus) { if !isTurning { current?.save(status: status) } }

  // MARK: IStateContext

  public func gotoCheckState() { turn(to: CheckState(context: self)) }
  public func gotoPromptState() { turn(to: PromptState(context: self)) }
  public func gotoUpdateState() { turn(to: UpdateState(context: self)) }
  public func gotoSaveState(status: KYSStatus) {
    turn(to: SaveState(status: status, context: self))
  }
  public func gotoFinalState(outcome: KYSOutcome) {
    turn(to: FinalState(outcome: outcome, context: self))
  }

  public func getStatus(completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void) {
    service.getStatus(completion: onMain(completion))
  }

  public func saveStatus(
    _ status: KYSStatus, completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void
  ) {
    service.saveStatus(status, completion: onMain(completion))
  }

  private func turn(to next: any IState) {
    guard let old = current, !isTurning else { return }
    isTurning = true
    turn += 1
    old.exit()
    current = next
    onEvent(.exited(old.state))
    onEvent(.entered(next.state))
    isTurning = false
    next.enter()
  }

  /// An answer counts as long as the turn lasts in which it was asked for.
  private func onMain(
    _ completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void
  ) -> @Sendable (Result<KYSProfile, any Error>) -> Void {
    let asked = turn
    return { [weak self] result in
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated {
          guard let self, self.turn == asked else { return }
          if case .success(let profile) = result { self.profile = profile }
          completion(result)
        }
      }
    }
  }
}
