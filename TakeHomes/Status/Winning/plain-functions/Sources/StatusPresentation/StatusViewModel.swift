import StatusDomain

/// What is known; everything that is shown follows from it.
struct Known {
  var flow: KYSState
  var profile: KYSProfile?
  var choice: KYSStatus?
  var toast: StatusViewModel.Toast?
  var log: [KYSEvent] = []
  /// A save that has not succeeded.
  var unsaved: KYSStatus?
  /// What is saved on the way through prompt and update, without asking.
  var saving: KYSStatus?
}

func shown(_ known: Known, _ formatter: StatusFormatter) -> StatusViewModel.State {
  let asks = known.saving == nil
  let isOpen = asks && known.flow == .update
  return StatusViewModel.State(
    flow: known.flow, summary: formatter.summary(of: known.profile),
    prompt: asks && known.flow == .prompt ? "Would you like to update your status?" : nil,
    isModalOpen: isOpen, choice: known.choice, canSave: isOpen && known.choice != nil,
    isWorking: isWorking(known.flow), toast: known.toast, log: known.log)
}

func isWorking(_ flow: KYSState) -> Bool {
  switch flow {
  case .check, .save: true
  case .prompt, .update, .final: false
  }
}

func heard(_ event: KYSEvent, _ known: Known) -> Known {
  var next = known
  next.log = (known.log + [event]).suffix(50)
  guard case .entered(let flow) = event else { return next }
  next.flow = flow
  switch flow {
  case .check: next.toast = nil
  case .prompt, .update: break
  case .save(let status): (next.unsaved, next.saving) = (status, nil)
  case .final(let outcome):
    next.saving = nil
    if outcome == .failure {
      next.toast = .init(message: "Your status could not be reached.", canRetry: true)
    }
    if outcome == .success || outcome == .cancelled { (next.unsaved, next.choice) = (nil, nil) }
  }
  return next
}

/// What is done without being asked for.
@MainActor func step(_ known: Known) -> ((any KYSMachineProtocol) -> Void)? {
  switch (known.flow, known.saving) {
  case (.prompt, _?): { $0.update() }
  case (.update, let status?): { $0.save(status: status) }
  default: nil
  }
}

@MainActor public final class StatusViewModel {
  public struct Toast: Hashable, Sendable {
    public var message: String, canRetry: Bool
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
  private var readers: [AsyncStream<State>.Continuation] = []
  private var known: Known {
    didSet { for reader in readers { reader.yield(state) } }
  }

  public init(machine: any KYSMachineProtocol, formatter: StatusFormatter) {
    (self.machine, self.formatter) = (machine, formatter)
    known = Known(flow: machine.state, profile: machine.profile)
    machine.onEvent = { [weak self] in self?.hear($0) }
  }

  isolated deinit { for reader in readers { reader.finish() } }

  public var state: State { shown(known, formatter) }

  public func states() -> AsyncStream<State> {
    let (stream, reader) = AsyncStream.makeStream(of: State.self)
    reader.yield(state)
    readers.append(reader)
    return stream
  }

  public func launch() { if case .final = known.flow { machine.check() } }
  public func postpone() { if state.prompt != nil { machine.cancel() } }
  public func update() { if state.prompt != nil { machine.update() } }
  public func cancel() { if state.isModalOpen { machine.cancel() } }
  public func choose(_ status: KYSStatus) { if state.isModalOpen { known.choice = status } }
  public func dismissToast() { known.toast = nil }

  public func save() {
    if state.canSave, let choice = known.choice { machine.save(status: choice) }
  }

  public func retry() {
    guard known.toast?.canRetry == true, case .final = known.flow else { return }
    known.saving = known.unsaved
    machine.check()
  }

  private func hear(_ event: KYSEvent) {
    var next = heard(event, known)
    next.profile = machine.profile
    known = next
    if case .entered = event { step(next)?(machine) }
  }
}
