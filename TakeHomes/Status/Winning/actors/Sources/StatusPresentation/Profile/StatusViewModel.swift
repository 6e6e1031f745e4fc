import Dispatch
import StatusDomain

@MainActor public final class StatusViewModel {
  public struct Toast: Hashable, Sendable {
    public var message: String, canRetry: Bool
  }

  public struct State: Hashable, Sendable {
    public var flow: KYSState
    public var summary: String
    public var prompt: String?
    public var isModalOpen = false
    public var choice: KYSStatus?
    public var canSave: Bool { isModalOpen && choice != nil }
    public var isWorking: Bool
    public var toast: Toast?
    public var log: [KYSEvent] = []
  }

  public private(set) var state: State {
    didSet { streams.forEach { $0.yield(state) } }
  }

  /// How this run goes through the flow.
  private enum Way { case asking, savingAgain(KYSStatus) }

  private let machine: any KYSMachineProtocol
  private let formatter: StatusFormatter
  private var streams: [AsyncStream<State>.Continuation] = []
  private var way = Way.asking
  private var failedSave: KYSStatus?
  private var isIdle: Bool { if case .final = machine.state { true } else { false } }

  public init(machine: any KYSMachineProtocol, formatter: StatusFormatter) {
    self.machine = machine
    self.formatter = formatter
    state = State(
      flow: machine.state, summary: formatter.summary(of: machine.profile), isWorking: false)
    machine.onEvent = { [weak self] event in self?.handle(event) }
  }

  deinit { streams.forEach { $0.finish() } }

  public func states() -> AsyncStream<State> {
    AsyncStream { continuation in
      continuation.yield(state)
      streams.append(continuation)
    }
  }

  public func launch() {
    guard isIdle else { return }
    way = .asking
    machine.check()
  }

  public func postpone() {
    guard state.prompt != nil else { return }
    machine.cancel()
  }

  public func update() {
    guard state.prompt != nil else { return }
    machine.update()
  }

  public func cancel() {
    guard state.isModalOpen else { return }
    machine.cancel()
  }

  public func choose(_ status: KYSStatus) {
    guard state.isModalOpen else { return }
    state.choice = status
  }

  public func save() {
    guard state.canSave, let choice = state.choice else { return }
    machine.save(status: choice)
  }

  public func retry() {
    guard let toast = state.toast, toast.canRetry, isIdle else { return }
    way = failedSave.map { .savingAgain($0) } ?? .asking
    state.toast = nil
    machine.check()
  }

  public func dismissToast() { state.toast = nil }

  private func handle(_ event: KYSEvent) {
    var next = state
    next.log = Array((next.log + [event]).suffix(50))
    next.summary = formatter.summary(of: machine.profile)
    if case .entered(let flow) = event { enter(flow, &next) }
    state = next
  }

  private func enter(_ flow: KYSState, _ next: inout State) {
    next.flow = flow
    next.prompt = nil
    next.isModalOpen = false
    next.isWorking = false
    switch (flow, way) {
    case (.check, _):
      next.isWorking = true
      next.toast = nil
    case (.prompt, .asking):
      next.prompt = "Is your status still right? It was checked some time ago."
    case (.prompt, .savingAgain):
      soon { $0.machine.update() }
    case (.update, .asking):
      next.isModalOpen = true
    case (.update, .savingAgain(let status)):
      soon { $0.machine.save(status: status) }
    case (.save(let status), _):
      next.isWorking = true
      failedSave = status
    case (.final(let outcome), _):
      finish(outcome, &next)
    }
  }

  private func finish(_ outcome: KYSOutcome?, _ next: inout State) {
    way = .asking
    switch outcome {
    case .failure:
      next.toast = Toast(message: "That did not work. Are you online?", canRetry: true)
    case .success, .cancelled:
      failedSave = nil
      next.choice = nil
    case .postponed, .upToDate, nil: break
    }
  }

  /// After the turn in which the event was heard.
  private func soon(_ step: @escaping @MainActor (StatusViewModel) -> Void) {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { if let self { step(self) } }
    }
  }
}
