public final class KYSMachine: KYSMachineProtocol {
  public var onEvent: @MainActor (KYSEvent) -> Void = { _ in }
  public private(set) var profile: KYSProfile?
  private let service: any KYSServiceProtocol
  private var present: (any IState)?
  private var waiting: Task<Void, Never>?

  public init(service: any KYSServiceProtocol) {
    self.service = service
    present = FinalState(outcome: nil, context: self)
  }

  deinit { waiting?.cancel() }

  public var state: KYSState { present?.state ?? .final(nil) }
  public func check() { present?.check() }
  public func update() { present?.update() }
  public func cancel() { present?.cancel() }
  public func save(status: KYSStatus) { present?.save(status: status) }

  private func go(_ next: any IState) {
    let old = present
    present = nil  // between two states everything is refused
    old?.exit()
    if let old { onEvent(.exited(old.state)) }
    present = next
    onEvent(.entered(next.state))
    if present === next { next.enter() }
  }
}

extension KYSMachine: IStateContext {
  public func gotoCheckState() { go(CheckState(context: self)) }
  public func gotoPromptState() { go(PromptState(context: self)) }
  public func gotoUpdateState() { go(UpdateState(context: self)) }
  public func gotoSaveState(status: KYSStatus) { go(SaveState(status: status, context: self)) }
  public func gotoFinalState(outcome: KYSOutcome) {
    go(FinalState(outcome: outcome, context: self))
  }

  public func getStatus(completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void) {
    wait(completion) { $0.getStatus(completion: $1) }
  }

  public func saveStatus(
    _ status: KYSStatus, completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void
  ) {
    wait(completion) { $0.saveStatus(status, completion: $1) }
  }

  /// Answers come through a stream that holds one.
  private func wait(
    _ completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void,
    ask: (any KYSServiceProtocol, @escaping @Sendable (Result<KYSProfile, any Error>) -> Void) ->
      Void
  ) {
    let (answers, inlet) = AsyncStream.makeStream(
      of: Result<KYSProfile, any Error>.self, bufferingPolicy: .bufferingOldest(1))
    waiting?.cancel()
    waiting = Task { [weak self] in
      for await answer in answers {
        guard let self, !Task.isCancelled else { return }
        if case .success(let profile) = answer { self.profile = profile }
        return completion(answer)
      }
    }
    ask(service) { inlet.yield($0) }
  }
}
