/// The flow on the function of its rules; from outside nobody can tell it from ``KYSMachine``.
@MainActor public final class KYSRuleMachine: KYSMachineProtocol {
  public private(set) var state = KYSState.final(nil)
  public private(set) var profile: KYSProfile?
  public var onEvent: @MainActor (KYSEvent) -> Void = { _ in }
  private let service: any KYSServiceProtocol
  /// Grows with every transition, so that an answer can tell whether it is still waited for.
  private var step = 0
  /// Between two states nothing is taken.
  private var isBetween = false

  public init(service: any KYSServiceProtocol) {
    self.service = service
  }

  public func check() { send(.check) }
  public func update() { send(.update) }
  public func cancel() { send(.cancel) }
  public func save(status: KYSStatus) { send(.save(status)) }

  private func send(_ event: KYSRules.Event) {
    guard !isBetween, let (next, effects) = KYSRules.next(state, event) else { return }
    isBetween = true
    step += 1
    onEvent(.exited(state))
    state = next
    for effect in effects { perform(effect) }
    isBetween = false
    onEvent(.entered(next))
  }

  private func perform(_ effect: KYSRules.Effect) {
    let step = step
    let take: @Sendable (Result<KYSProfile, any Error>) -> Void = { [weak self] answer in
      onMain { [weak self] in self?.take(answer, of: step) }
    }
    switch effect {
    case .getStatus: service.getStatus(completion: take)
    case .saveStatus(let status): service.saveStatus(status, completion: take)
    }
  }

  private func take(_ answer: Result<KYSProfile, any Error>, of step: Int) {
    guard step == self.step else { return }
    switch answer {
    case .success(let profile):
      self.profile = profile
      send(state == .check ? (profile.needsUpdate ? .outdated : .current) : .saved)
    case .failure: send(.failed)
    }
  }
}
