public import StatusDomain

/// What a screen shows of the flow, and what a person can do there.
@MainActor public final class StatusViewModel {
  private static let logLimit = 50

  public private(set) var state: State {
    didSet { if state != oldValue { observers.tell(state) } }
  }

  private let machine: any KYSMachineProtocol
  private let formatter: StatusFormatter
  private let observers = Observers<State>()

  /// Hears the machine's events from now on, alone.
  public init(machine: any KYSMachineProtocol, formatter: StatusFormatter) {
    self.machine = machine
    self.formatter = formatter
    state = State(flow: machine.state, summary: formatter.summary(of: machine.profile))
    machine.onEvent = { [weak self] event in self?.take(event) }
  }

  /// The present state at once, then later ones; whoever is slow skips to the newest.
  public func states() -> AsyncStream<State> { observers.stream(beginningWith: state) }

  /// Begins a run; while one is under way, nothing happens.
  public func launch() {
    guard case .final = machine.state else { return }
    state.toast = nil
    machine.check()
  }

  public func postpone() { if state.prompt != nil { machine.cancel() } }

  public func update() { if state.prompt != nil { machine.update() } }

  public func cancel() { if state.isModalOpen { machine.cancel() } }

  public func choose(_ status: KYSStatus) { if state.isModalOpen { state.choice = status } }

  public func save() {
    guard state.canSave, let choice = state.choice else { return }
    machine.save(status: choice)
  }

  /// Goes the whole way again, with what was chosen.
  public func retry() {
    guard state.toast?.canRetry == true else { return }
    state.isRetrying = state.choice != nil
    launch()
  }

  public func dismissToast() { state.toast = nil }

  private func take(_ event: KYSEvent) {
    var next = state
    next.log = (next.log + [event]).suffix(Self.logLimit)
    next.flow = machine.state
    next.summary = formatter.summary(of: machine.profile)
    if case .entered(.final(let outcome?)) = event { end(&next, outcome) }
    state = next
    if case .entered(let entered) = event, state.isRetrying { goOn(from: entered) }
  }

  private func end(_ next: inout State, _ outcome: KYSOutcome) {
    next.isRetrying = false
    switch outcome {
    case .success:
      next.choice = nil
      next.toast = Toast(message: "Your status is saved.", canRetry: false)
    case .failure: next.toast = Self.failure(keeping: next.choice)
    case .cancelled, .upToDate: next.choice = nil
    case .postponed: break
    }
  }

  private static func failure(keeping choice: KYSStatus?) -> Toast {
    let message =
      choice == nil
      ? "Your status could not be checked." : "Your status could not be saved. Your choice is kept."
    return Toast(message: message, canRetry: true)
  }

  /// Takes the steps that a person took before.
  private func goOn(from entered: KYSState) {
    switch entered {
    case .prompt: machine.update()
    case .update: if let choice = state.choice { machine.save(status: choice) }
    default: break
    }
  }
}
