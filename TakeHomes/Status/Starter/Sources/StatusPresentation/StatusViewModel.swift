import Foundation
import StatusData
import StatusDomain

public struct StatusFormatter: Sendable {
  let calendar: Calendar

  public init(calendar: Calendar) {
    self.calendar = calendar
  }

  public func summary(of profile: KYSProfile?) -> String {
    let status = profile?.status?.rawValue ?? "unknown"
    guard let check = profile?.lastCheck else { return "HIV-\(status), last check: never" }
    let formatter = DateFormatter()
    formatter.dateFormat = "MMMM yyyy"
    return "HIV-\(status), last check: \(formatter.string(from: check))"
  }
}

/// Counts what people do.
final class Analytics: @unchecked Sendable {
  static let shared = Analytics()
  var counts: [String: Int] = [:]

  func count(_ name: String) { counts[name, default: 0] += 1 }
}

@MainActor public final class StatusViewModel {
  public struct Toast: Hashable, Sendable {
    public var message: String
    public var canRetry: Bool
  }

  public struct State: Hashable, Sendable {
    public var flow: KYSState
    public var summary: String
    public var prompt: String?
    public var isModalOpen = false
    public var choice: KYSStatus?
    public var canSave = false
    public var isWorking = false
    public var toast: Toast?
    public var log: [KYSEvent] = []
  }

  public private(set) var state: State {
    didSet { continuation?.yield(state) }
  }
  private let machine: any KYSMachineProtocol
  private let formatter: StatusFormatter
  private var continuation: AsyncStream<State>.Continuation?

  public init(machine: any KYSMachineProtocol, formatter: StatusFormatter) {
    self.machine = machine
    self.formatter = formatter
    state = State(flow: machine.state, summary: formatter.summary(of: machine.profile))
    machine.onEvent = { event in self.changed(event) }
  }

  public func states() -> AsyncStream<State> {
    let (stream, continuation) = AsyncStream.makeStream(of: State.self)
    self.continuation = continuation
    return stream
  }

  public func launch() {
    Analytics.shared.count("launch")
    machine.check()
  }

  public func postpone() { machine.cancel() }
  public func update() { machine.update() }
  public func cancel() { machine.cancel() }

  public func choose(_ status: KYSStatus) {
    state.choice = status
    state.canSave = true
  }

  public func save() {
    machine.save(status: state.choice ?? .positive)
    state.choice = nil
  }

  public func retry() {
    state.toast = nil
    machine.check()
  }

  public func dismissToast() { state.toast = nil }

  private func changed(_ event: KYSEvent) {
    state.log.append(event)
    state.flow = machine.state
    state.summary = formatter.summary(of: machine.profile)
    switch machine.state {
    case .check:
      state.isWorking = true
    case .prompt:
      state.prompt = "Your KYS is outdated, would you like to update it?"
    case .update:
      state.isModalOpen = true
    case .save:
      state.isModalOpen = false
    case .final(let outcome):
      state.isModalOpen = false
      state.isWorking = false
      if outcome == .failure {
        state.toast = Toast(message: "Something went wrong.", canRetry: false)
      }
    }
  }
}
