import Foundation
import Observation
import StatusDomain

nonisolated public struct StatusFormatter: Sendable {
  private let calendar: Calendar

  public init(calendar: Calendar) { self.calendar = calendar }

  public func summary(of profile: KYSProfile?) -> String {
    guard let status = profile?.status else { return "No status yet" }
    var words = ["HIV-\(status.rawValue)"]
    if let date = profile?.lastCheck {
      let style = Date.FormatStyle(
        locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: calendar.timeZone)
      words.append("last check: \(date.formatted(style.month(.wide).year()))")
    }
    return words.joined(separator: ", ")
  }
}

@Observable public final class StatusViewModel {
  nonisolated public struct Toast: Hashable, Sendable {
    public var message: String, canRetry: Bool
  }

  nonisolated public struct State: Hashable, Sendable {
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

  // What is known; all of the shown state is worked out of it.
  private var flow: KYSState
  private var profile: KYSProfile?
  private var choice: KYSStatus?
  private var toast: Toast?
  private var log: [KYSEvent] = []
  private var isSilent = false
  private var saveFailed = false

  @ObservationIgnored private let machine: any KYSMachineProtocol
  @ObservationIgnored private let formatter: StatusFormatter
  @ObservationIgnored private var watchers: [Watcher] = []

  public init(machine: any KYSMachineProtocol, formatter: StatusFormatter) {
    self.machine = machine
    self.formatter = formatter
    flow = machine.state
    profile = machine.profile
    machine.onEvent = { [weak self] in self?.take($0) }
  }

  public var state: State {
    State(
      flow: flow, summary: formatter.summary(of: profile),
      prompt: flow == .prompt && !isSilent ? "Has your status changed since the last check?" : nil,
      isModalOpen: isModalOpen, choice: choice, canSave: isModalOpen && choice != nil,
      isWorking: isWorking, toast: toast, log: log)
  }

  private var isModalOpen: Bool { flow == .update && !isSilent }
  private var isWorking: Bool {
    switch flow {
    case .check, .save: true
    case .prompt, .update, .final: false
    }
  }

  public func states() -> AsyncStream<State> {
    let watcher = Watcher(self)
    watchers.append(watcher)
    return watcher.stream
  }

  public func launch() {
    guard case .final = flow else { return }
    toast = nil
    machine.check()
  }

  public func postpone() { if flow == .prompt { machine.cancel() } }
  public func update() { if flow == .prompt { machine.update() } }
  public func cancel() { if isModalOpen { machine.cancel() } }
  public func choose(_ status: KYSStatus) { if isModalOpen { choice = status } }
  public func save() { if isModalOpen, let choice { machine.save(status: choice) } }
  public func dismissToast() { toast = nil }

  public func retry() {
    guard toast?.canRetry == true, case .final = flow else { return }
    toast = nil
    isSilent = saveFailed
    machine.check()
  }

  private func take(_ event: KYSEvent) {
    log = (log + CollectionOfOne(event)).suffix(50)
    profile = machine.profile
    guard case .entered(let next) = event else { return }
    flow = next
    switch next {
    case .check: break
    case .prompt: if isSilent { machine.update() }
    case .update: if isSilent, let choice { machine.save(status: choice) }
    case .save: saveFailed = true
    case .final(let outcome):
      isSilent = false
      switch outcome {
      case .failure: toast = Toast(message: "The network is away. Try again?", canRetry: true)
      case .success:
        toast = Toast(message: "Thank you.", canRetry: false)
        (choice, saveFailed) = (nil, false)
      case .cancelled: (choice, saveFailed) = (nil, false)
      case .postponed, .upToDate, nil: break
      }
    }
  }

  /// Turns what is observed into a stream; many changes of one turn are one.
  private final class Watcher {
    let stream: AsyncStream<State>
    private let inlet: AsyncStream<State>.Continuation
    private weak var model: StatusViewModel?

    init(_ model: StatusViewModel) {
      self.model = model
      (stream, inlet) = AsyncStream.makeStream()
      look()
    }

    deinit { inlet.finish() }

    private func look() {
      guard let model else { return }
      let state = withObservationTracking {
        model.state
      } onChange: { [weak self] in
        Task { @MainActor in self?.look() }
      }
      inlet.yield(state)
    }
  }
}
