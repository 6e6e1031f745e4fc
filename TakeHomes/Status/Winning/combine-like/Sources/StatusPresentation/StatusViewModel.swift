import Foundation
import Signals
import StatusDomain

public struct StatusFormatter: Sendable {
  private let style: Date.FormatStyle

  public init(calendar: Calendar) {
    style = Date.FormatStyle(
      locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: calendar.timeZone
    ).month(.wide).year()
  }

  public func summary(of profile: KYSProfile?) -> String {
    guard let profile, let status = profile.status else { return "No status yet" }
    let date = profile.lastCheck.map { ", last check: \($0.formatted(style))" }
    return "HIV-\(status.rawValue)\(date ?? "")"
  }
}

/// Five subjects, and the state that follows from them.
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

  /// What the machine has told.
  private struct Course {
    var flow: KYSState
    var profile: KYSProfile?
    var log: [KYSEvent] = []
  }

  private let machine: any KYSMachineProtocol
  private let course: CurrentValueSubject<Course>
  private let choice = CurrentValueSubject<KYSStatus?>(nil)
  private let toast = CurrentValueSubject<Toast?>(nil)
  /// What a retry saves on its way, without asking.
  private let silent = CurrentValueSubject<KYSStatus?>(nil)
  private let shown: CurrentValueSubject<State>
  private var failedSave: KYSStatus?
  private var subscriptions: [AnyCancellable] = []

  public init(machine: any KYSMachineProtocol, formatter: StatusFormatter) {
    self.machine = machine
    let first = Course(flow: machine.state, profile: machine.profile)
    course = CurrentValueSubject(first)
    shown = CurrentValueSubject(
      Self.state(of: first, choice: nil, toast: nil, isSilent: false, formatter))
    let parts = course.combineLatest(choice).combineLatest(toast.combineLatest(silent))
    let states = parts.map { left, right in
      Self.state(
        of: left.0, choice: left.1, toast: right.0, isSilent: right.1 != nil, formatter)
    }
    subscriptions = [states.removeDuplicates().sink { [shown] in shown.send($0) }]
    machine.onEvent = { [weak self] in self?.hear($0) }
  }

  public var state: State { shown.value }

  public func states() -> AsyncStream<State> { shown.values }

  public func launch() {
    guard case .final = machine.state else { return }
    machine.check()
  }

  public func postpone() { if state.prompt != nil { machine.cancel() } }
  public func update() { if state.prompt != nil { machine.update() } }
  public func cancel() { if state.isModalOpen { machine.cancel() } }
  public func choose(_ status: KYSStatus) { if state.isModalOpen { choice.value = status } }
  public func dismissToast() { toast.value = nil }

  public func save() {
    if state.canSave, let choice = choice.value { machine.save(status: choice) }
  }

  public func retry() {
    guard toast.value?.canRetry == true, case .final = machine.state else { return }
    toast.value = nil
    silent.value = failedSave
    machine.check()
  }

  private func hear(_ event: KYSEvent) {
    guard case .entered(let flow) = event else {
      return course.value = Course(
        flow: course.value.flow, profile: machine.profile, log: log(with: event))
    }
    before(flow)
    course.value = Course(flow: flow, profile: machine.profile, log: log(with: event))
    switch flow {
    case .check: break
    case .prompt: if silent.value != nil { machine.update() }
    case .update: if let status = silent.value { machine.save(status: status) }
    // Not before: the modal would be open for a moment.
    case .save, .final: silent.value = nil
    }
  }

  private func before(_ flow: KYSState) {
    switch flow {
    case .prompt, .update: break
    case .check: toast.value = nil
    case .save(let status): failedSave = status
    case .final(let outcome):
      if outcome == .failure { toast.value = Toast(message: "That failed.", canRetry: true) }
      guard outcome == .success || outcome == .cancelled else { return }
      failedSave = nil
      choice.value = nil
    }
  }

  private func log(with event: KYSEvent) -> [KYSEvent] { (course.value.log + [event]).suffix(50) }

  private static func state(
    of course: Course, choice: KYSStatus?, toast: Toast?, isSilent: Bool,
    _ formatter: StatusFormatter
  ) -> State {
    let isOpen = course.flow == .update && !isSilent
    var isWorking = course.flow == .check
    if case .save = course.flow { isWorking = true }
    return State(
      flow: course.flow, summary: formatter.summary(of: course.profile),
      prompt: course.flow == .prompt && !isSilent ? "Shall we ask for your status?" : nil,
      isModalOpen: isOpen, choice: choice, canSave: isOpen && choice != nil,
      isWorking: isWorking, toast: toast, log: course.log)
  }
}
