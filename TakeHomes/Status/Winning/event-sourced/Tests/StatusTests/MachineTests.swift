import Dispatch
import Testing

@testable import StatusDomain

@MainActor @Suite struct MachineTests {
  private let service = SilentService()
  private let machine: KYSMachine
  private let events = Kept<[KYSEvent]>([])

  init() {
    machine = KYSMachine(service: service)
    machine.onEvent = { [events] event in events.change { $0.append(event) } }
  }

  private func walk(to state: KYSState) async {
    guard state != .final(nil) else { return }
    machine.check()
    guard state != .check else { return }
    service.answerLast(.outdated)
    await sooner { machine.state == .prompt }
    guard state != .prompt else { return }
    machine.update()
    guard case .save(let status) = state else { return }
    machine.save(status: status)
  }

  @Test func `it begins with nothing`() {
    #expect(machine.state == .final(nil))
    #expect(machine.profile == nil)
    #expect(events.value.isEmpty)
    #expect(service.calls.isEmpty)
  }

  @Test func `a whole run tells of each step in order`() async {
    await walk(to: .save(.positive))
    service.answerLast(.current)
    await sooner { machine.state == .final(.success) }
    #expect(
      events.value == [
        .exited(.final(nil)), .entered(.check), .exited(.check), .entered(.prompt),
        .exited(.prompt), .entered(.update), .exited(.update), .entered(.save(.positive)),
        .exited(.save(.positive)), .entered(.final(.success)),
      ])
    #expect(service.calls == [.get, .save(.positive)])
    #expect(machine.profile?.status == .positive)
  }

  @Test(arguments: [
    KYSState.final(nil), .check, .prompt, .update, .save(.negative),
  ])
  func `what is refused changes nothing`(_ state: KYSState) async {
    await walk(to: state)
    #expect(machine.state == state)
    let (told, asked) = (events.value, service.calls)
    if state != .final(nil) { machine.check() }
    if state != .prompt { machine.update() }
    if state != .prompt, state != .update { machine.cancel() }
    if state != .update { machine.save(status: .positive) }
    await quiet()
    #expect(machine.state == state)
    #expect(events.value == told)
    #expect(service.calls == asked)
  }

  @Test func `the ways to the end`() async {
    machine.check()
    service.answerLast(.current)
    await sooner { machine.state == .final(.upToDate) }
    machine.check()
    service.answerLast(.broken)
    await sooner { machine.state == .final(.failure) }
    #expect(machine.profile?.status == .positive)
    await walk(to: .prompt)
    machine.cancel()
    #expect(machine.state == .final(.postponed))
    await walk(to: .update)
    machine.cancel()
    #expect(machine.state == .final(.cancelled))
    await walk(to: .save(.negative))
    service.answerLast(.broken)
    await sooner { machine.state == .final(.failure) }
  }

  @Test func `a second answer is none`() async {
    machine.check()
    service.answerLast(.outdated)
    service.answerLast(.current)
    await sooner { machine.state == .prompt }
    await quiet()
    #expect(machine.state == .prompt)
    #expect(events.value.count == 4)
  }

  @Test func `a late answer leaves the new run alone`() async {
    machine.check()
    service.answer(0, .broken)
    await sooner { machine.state == .final(.failure) }
    machine.check()
    service.answer(0, .outdated)
    await quiet()
    #expect(machine.state == .check)
    #expect(machine.profile == nil)
    service.answer(1, .current)
    await sooner { machine.state == .final(.upToDate) }
  }

  @Test func `answers from many threads make one transition on the main actor`() async {
    machine.onEvent = { [events] event in
      MainActor.assertIsolated()
      events.change { $0.append(event) }
    }
    machine.check()
    let service = service
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { service.answer(0, .outdated) }
      }
    }
    await sooner { machine.state == .prompt }
    await quiet()
    #expect(events.value.suffix(2) == [.exited(.check), .entered(.prompt)])
    #expect(events.value.count == 4)
  }

  @Test func `a machine that nobody holds is freed`() async {
    var other: KYSMachine? = KYSMachine(service: service)
    weak let seen = other
    other?.onEvent = { [events] event in events.change { $0.append(event) } }
    other?.check()
    events.value = []
    other = nil
    #expect(seen == nil)
    service.answerLast(.outdated)
    await quiet()
    #expect(events.value.isEmpty)
  }
}
