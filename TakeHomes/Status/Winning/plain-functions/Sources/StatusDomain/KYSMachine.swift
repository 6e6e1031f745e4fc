import Foundation

@MainActor public final class KYSMachine: KYSMachineProtocol, IStateContext {
  public var onEvent: @MainActor (KYSEvent) -> Void = { _ in }
  public internal(set) var profile: KYSProfile?
  private let service: any KYSServiceProtocol
  private lazy var present: any IState = FinalState(outcome: nil, context: self)
  private var later: [() -> Void]?

  public init(service: any KYSServiceProtocol) { self.service = service }

  public var state: KYSState { present.state }

  public func check() { now { $0.check() } }
  public func update() { now { $0.update() } }
  public func cancel() { now { $0.cancel() } }
  public func save(status: KYSStatus) { now { $0.save(status: status) } }

  /// Now, or when the transition is over that is being told of.
  private func now(_ action: @escaping (any IState) -> Void) {
    guard later == nil else {
      later?.append { [unowned self] in action(present) }
      return
    }
    action(present)
  }

  private func go(_ next: any IState) {
    later = later ?? []
    present.exit()
    let old = present.state
    present = next
    onEvent(.exited(old))
    onEvent(.entered(next.state))
    let waiting = later ?? []
    later = nil
    next.enter()
    waiting.forEach { $0() }
  }

  public func gotoCheckState() { go(CheckState(context: self)) }
  public func gotoPromptState() { go(PromptState(context: self)) }
  public func gotoUpdateState() { go(UpdateState(context: self)) }
  public func gotoSaveState(status: KYSStatus) { go(SaveState(status: status, context: self)) }
  public func gotoFinalState(outcome: KYSOutcome) {
    go(FinalState(outcome: outcome, context: self))
  }

  public func getStatus(completion: @escaping @MainActor (KYSAnswer) -> Void) {
    service.getStatus(completion: onMainOnce(learning(completion)))
  }

  public func saveStatus(
    _ status: KYSStatus, completion: @escaping @MainActor (KYSAnswer) -> Void
  ) {
    service.saveStatus(status, completion: onMainOnce(learning(completion)))
  }

  private func learning(
    _ completion: @escaping @MainActor (KYSAnswer) -> Void
  ) -> @MainActor (KYSAnswer) -> Void {
    { [weak self] answer in
      guard let self else { return }
      if let profile = try? answer.get() { self.profile = profile }
      completion(answer)
    }
  }
}

/// A function that any thread may call as often as it likes; the first call counts, on the main actor.
func onMainOnce<Value: Sendable>(
  _ body: @escaping @MainActor (Value) -> Void
) -> @Sendable (Value) -> Void {
  let lock = NSLock()
  nonisolated(unsafe) var isDone = false
  return { value in
    let isFirst = lock.withLock {
      defer { isDone = true }
      return !isDone
    }
    if isFirst { DispatchQueue.main.async { body(value) } }
  }
}
