import StatusDomain

@MainActor public final class StatusViewModel {
  public struct Toast: Hashable, Sendable {
    public var message: String
    public var canRetry: Bool
  }

  public struct State: Hashable, Sendable {
    public var flow: KYSState
    public var summary: String
    public var prompt: String?
    public var isModalOpen: Bool
    public var choice: KYSStatus?
    public var canSave: Bool
    public var isWorking: Bool
    public var toast: Toast?
    public var log: [KYSEvent]
  }

  private let machine: any KYSMachineProtocol
  private let formatter: StatusFormatter
  private var story: Story
  private var listeners: [Int: AsyncStream<State>.Continuation] = [:]
  private var lastListener = 0

  public init(machine: any KYSMachineProtocol, formatter: StatusFormatter) {
    self.machine = machine
    self.formatter = formatter
    story = Story(flow: machine.state, summary: formatter.summary(of: machine.profile))
    machine.onEvent = { [weak self] in self?.heard($0) }
  }

  deinit {
    for listener in listeners.values { listener.finish() }
  }

  public var state: State { story.shown }

  public func states() -> AsyncStream<State> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: State.self, bufferingPolicy: .bufferingNewest(1))
    lastListener += 1
    let number = lastListener
    listeners[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.listeners[number] = nil }
    }
    continuation.yield(state)
    return stream
  }

  public func launch() { machine.check() }
  public func postpone() { if state.flow == .prompt { machine.cancel() } }
  public func update() { machine.update() }
  public func cancel() { if state.flow == .update { machine.cancel() } }
  public func choose(_ status: KYSStatus) { add(.chose(status)) }
  public func retry() { add(.retried) }
  public func dismissToast() { add(.dismissedToast) }

  public func save() {
    guard state.canSave, let choice = state.choice else { return }
    machine.save(status: choice)
  }

  private func heard(_ event: KYSEvent) {
    add(.machine(event, summary: formatter.summary(of: machine.profile)))
  }

  private func add(_ happening: Happening) {
    let before = state
    let wish = story.add(happening)
    if state != before {
      for listener in listeners.values { listener.yield(state) }
    }
    switch wish {
    case .check: machine.check()
    case .update: machine.update()
    case .save(let status): machine.save(status: status)
    case nil: break
    }
  }
}
