import Foundation
import StatusDomain

public struct StatusFormatter: Sendable {
  private let calendar: Calendar

  public init(calendar: Calendar) { self.calendar = calendar }

  public func summary(of profile: KYSProfile?) -> String {
    switch (profile?.status, profile?.lastCheck) {
    case (nil, _): "No status yet"
    case (let status?, nil): "HIV-\(status.rawValue)"
    case (let status?, let date?): "HIV-\(status.rawValue), last check: \(month(of: date))"
    }
  }

  private func month(of date: Date) -> String {
    let style = Date.VerbatimFormatStyle(
      format: "\(month: .wide) \(year: .defaultDigits)", locale: Locale(identifier: "en_US"),
      timeZone: calendar.timeZone, calendar: calendar)
    return date.formatted(style)
  }
}

/// The flow's screen, where a retry is a conversation with the machine in a task of its own.
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
    public var isWorking = false
    public var toast: Toast?
    public var log: [KYSEvent] = []
  }

  public private(set) var state: State {
    didSet { for listener in listeners { listener.yield(state) } }
  }

  private let machine: any KYSMachineProtocol
  private let formatter: StatusFormatter
  private var listeners: [AsyncStream<State>.Continuation] = []
  /// Where a retry hears of states; nothing is asked of anybody meanwhile.
  private var retrying: AsyncStream<KYSState>.Continuation?
  private var wasSaving = false

  public init(machine: any KYSMachineProtocol, formatter: StatusFormatter) {
    (self.machine, self.formatter) = (machine, formatter)
    state = State(flow: machine.state, summary: formatter.summary(of: machine.profile))
    machine.onEvent = { [weak self] event in self?.hear(event) }
  }

  isolated deinit {
    retrying?.finish()
    for listener in listeners { listener.finish() }
  }

  public func states() -> AsyncStream<State> {
    AsyncStream { listener in
      listeners.append(listener)
      listener.yield(state)
    }
  }

  private var isAtRest: Bool { if case .final = state.flow { true } else { false } }

  public func launch() { if isAtRest { machine.check() } }
  public func postpone() { if state.prompt != nil { machine.cancel() } }
  public func update() { if state.prompt != nil { machine.update() } }
  public func cancel() { if state.isModalOpen { machine.cancel() } }
  public func choose(_ status: KYSStatus) { if state.isModalOpen { state.choice = status } }
  public func dismissToast() { state.toast = nil }

  public func save() {
    guard state.canSave, let choice = state.choice else { return }
    machine.save(status: choice)
  }

  public func retry() {
    guard isAtRest, state.toast?.canRetry == true else { return }
    state.toast = nil
    if wasSaving, let choice = state.choice { saveAgain(choice) }
    machine.check()
  }

  /// Answers the machine's questions until it saves, or until it is over.
  private func saveAgain(_ status: KYSStatus) {
    let (flows, inlet) = AsyncStream.makeStream(of: KYSState.self)
    retrying = inlet
    Task { [machine] in
      for await flow in flows {
        switch flow {
        case .prompt: machine.update()
        case .update: machine.save(status: status)
        case .check, .save, .final: break
        }
      }
    }
  }

  private func hear(_ event: KYSEvent) {
    var next = state
    next.log = (next.log + [event]).suffix(50)
    next.summary = formatter.summary(of: machine.profile)
    if case .entered(let flow) = event { enter(flow, &next) }
    state = next
  }

  private func enter(_ flow: KYSState, _ next: inout State) {
    let isQuiet = retrying != nil
    next.flow = flow
    next.prompt = flow == .prompt && !isQuiet ? "Is your status still the same?" : nil
    next.isModalOpen = flow == .update && !isQuiet
    next.isWorking = false
    retrying?.yield(flow)
    switch flow {
    case .prompt, .update: break
    case .check: (next.isWorking, next.toast) = (true, nil)
    case .save:
      (next.isWorking, wasSaving) = (true, true)
      endRetry()
    case .final(let outcome):
      endRetry()
      if outcome == .failure {
        next.toast = Toast(message: "It didn't work. Try again?", canRetry: true)
      } else if outcome == .success || outcome == .cancelled {
        (next.choice, wasSaving) = (nil, false)
      }
    }
  }

  private func endRetry() {
    retrying?.finish()
    retrying = nil
  }
}
