/// Holds the present state and makes the transitions; only states can ask it for one.
@MainActor final class KYSContext: IStateContext {
  private(set) lazy var current: any IState = FinalState(outcome: nil, context: self)
  private(set) var profile: KYSProfile?
  var onEvent: @MainActor (KYSEvent) -> Void = { _ in }
  private let service: any KYSServiceProtocol
  /// Grows with every transition, so that an answer can tell whether it is still waited for.
  private var step = 0

  init(service: any KYSServiceProtocol) {
    self.service = service
  }

  func gotoCheckState() { enter(CheckState(context: self)) }
  func gotoPromptState() { enter(PromptState(context: self)) }
  func gotoUpdateState() { enter(UpdateState(context: self)) }
  func gotoSaveState(status: KYSStatus) { enter(SaveState(status: status, context: self)) }
  func gotoFinalState(outcome: KYSOutcome) { enter(FinalState(outcome: outcome, context: self)) }

  private func enter(_ next: any IState) {
    let old = current
    step += 1
    old.exit()
    onEvent(.exited(old.state))
    current = next
    next.enter()
    onEvent(.entered(next.state))
  }

  func getStatus(completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void) {
    let step = step
    service.getStatus { [weak self] answer in
      onMain { [weak self] in self?.take(answer, of: step, completion) }
    }
  }

  func saveStatus(
    _ status: KYSStatus, completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void
  ) {
    let step = step
    service.saveStatus(status) { [weak self] answer in
      onMain { [weak self] in self?.take(answer, of: step, completion) }
    }
  }

  /// Lets an answer in, unless the flow has gone on without it.
  private func take(
    _ answer: Result<KYSProfile, any Error>, of step: Int,
    _ completion: @MainActor (Result<KYSProfile, any Error>) -> Void
  ) {
    guard step == self.step else { return }
    if case .success(let profile) = answer { self.profile = profile }
    completion(answer)
  }
}
