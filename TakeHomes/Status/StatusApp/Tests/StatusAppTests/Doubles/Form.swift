import StatusDomain
import Testing

/// The two ways in which the machine is written; what holds of one holds of the other.
enum Form: CaseIterable {
  case objects, rules

  @MainActor func machine(on service: any KYSServiceProtocol) -> any KYSMachineProtocol {
    switch self {
    case .objects: KYSMachine(service: service)
    case .rules: KYSRuleMachine(service: service)
    }
  }
}

/// A machine with what it tells.
@MainActor final class Watched {
  let service: StubService
  let machine: any KYSMachineProtocol
  private(set) var events: [KYSEvent] = []

  init(_ form: Form, service: StubService = StubService()) {
    self.service = service
    machine = form.machine(on: service)
    machine.onEvent = { [weak self] event in self?.events.append(event) }
  }

  var state: KYSState { machine.state }

  func reach(_ state: KYSState) async {
    await eventually { await self.state == state }
  }

  /// Goes to a state by the shortest way.
  func go(to state: KYSState) async {
    if state == .final(nil) { return }
    machine.check()
    if state == .check { return }
    service.answer(state == .final(.upToDate) ? .current : .outdated)
    if state == .final(.upToDate) { return await reach(state) }
    await reach(.prompt)
    if state == .prompt { return }
    machine.update()
    if case .save(let status) = state { machine.save(status: status) }
  }
}
