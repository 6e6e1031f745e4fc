import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// H5: answers from anywhere, at any time, or never.
@MainActor @Suite struct KYSAnswerTests {
  private let listener = Listener()

  private func makeMachine(_ service: ServiceDouble) -> KYSMachine {
    let machine = KYSMachine(service: service)
    let listener = listener
    machine.onEvent = { listener.hear($0) }
    return machine
  }

  @Test func `events come on the main thread, wherever the service answers`() async {
    let service = ServiceDouble()
    let machine = makeMachine(service)
    machine.check()
    Lab.elsewhere { service.answer(.success(.outdated)) }
    #expect(await Lab.eventually { machine.state == .prompt })
    machine.update()
    machine.save(status: .positive)
    Lab.elsewhere { service.answer(.success(.current), save: nil) }
    #expect(await Lab.eventually { machine.state == .final(.success) })
    machine.check()
    Lab.elsewhere { service.answer(.failure(Trouble())) }
    #expect(await Lab.eventually { machine.state == .final(.failure) })
    let way: [KYSState] = [
      .check, .prompt, .update, .save(.positive), .final(.success), .check, .final(.failure),
    ]
    #expect(await Lab.eventually { listener.entered == way })
    #expect(listener.isAlwaysOnMain)
  }

  @Test func `a service may answer before its question returns`() async {
    let service = ServiceDouble { .success(.outdated) }
    let machine = makeMachine(service)
    machine.check()
    #expect(await Lab.eventually { machine.state == .prompt })
    machine.update()
    machine.save(status: .positive)
    #expect(await Lab.eventually { machine.state == .final(.success) })
    await Lab.settle()
    #expect(listener.entered == [.check, .prompt, .update, .save(.positive), .final(.success)])
    #expect(service.asked == 1)
    #expect(service.saved == [.positive])
  }

  @Test(arguments: [false, true]) func `an answer counts once`(isElsewhere: Bool) async {
    let service = ServiceDouble()
    let machine = makeMachine(service)
    machine.check()
    for _ in 0..<3 {
      if isElsewhere {
        Lab.elsewhere { service.answer(.success(.outdated)) }
      } else {
        service.answer(.success(.outdated))
      }
    }
    #expect(await Lab.eventually { machine.state == .prompt })
    await Lab.settle()
    service.answer(.failure(Trouble()))
    await Lab.settle()
    #expect(machine.state == .prompt)
    #expect(listener.entered == [.check, .prompt])
  }

  @Test func `without an answer it waits, and takes nothing else`() async {
    let service = ServiceDouble()
    let machine = makeMachine(service)
    machine.check()
    for action in Step.actions { Lab.perform(action, on: machine) }
    await Lab.settle()
    #expect(machine.state == .check)
    #expect(service.asked == 1)
  }

  @Test(arguments: [false, true])
  func `a machine that nobody holds goes during a check`(
    isElsewhere: Bool
  ) async {
    let service = ServiceDouble()
    var machine: KYSMachine? = makeMachine(service)
    weak let watched = machine
    machine?.check()
    machine = nil
    #expect(await Lab.eventually { watched == nil })
    let told = listener.count
    if isElsewhere {
      Lab.elsewhere { service.answer(.success(.outdated)) }
    } else {
      service.answer(.success(.outdated))
    }
    await Lab.settle()
    #expect(listener.count == told)
  }

  @Test func `a machine that nobody holds goes during a save`() async {
    let service = ServiceDouble()
    var machine: KYSMachine? = makeMachine(service)
    weak let watched = machine
    machine?.check()
    service.answer(.success(.outdated))
    #expect(await Lab.eventually { watched?.state == .prompt })
    machine?.update()
    machine?.save(status: .positive)
    machine = nil
    #expect(await Lab.eventually { watched == nil })
    let told = listener.count
    Lab.elsewhere { service.answer(.success(.current), save: nil) }
    await Lab.settle()
    #expect(listener.count == told)
  }

  @Test func `a machine at rest goes, too`() async {
    let service = ServiceDouble { .success(.current) }
    var machine: KYSMachine? = makeMachine(service)
    weak let watched = machine
    machine?.check()
    #expect(await Lab.eventually { watched?.state == .final(.upToDate) })
    machine = nil
    #expect(await Lab.eventually { watched == nil })
  }

  @Test(arguments: [false, true]) func `the late answer of an old check does not touch a new one`(
    isElsewhere: Bool
  ) async {
    let service = ServiceDouble()
    let machine = makeMachine(service)
    machine.check()
    service.answer(.failure(Trouble()), get: 0)
    #expect(await Lab.eventually { machine.state == .final(.failure) })
    machine.check()
    #expect(await Lab.eventually { service.asked == 2 })
    if isElsewhere {
      Lab.elsewhere { service.answer(.success(.outdated), get: 0) }
    } else {
      service.answer(.success(.outdated), get: 0)
    }
    await Lab.settle()
    #expect(machine.state == .check)
    #expect(machine.profile == nil)
    service.answer(.success(.current), get: 1)
    #expect(await Lab.eventually { machine.state == .final(.upToDate) })
  }

  @Test func `the late answer of an old save does not touch a new one`() async {
    let service = ServiceDouble()
    let machine = makeMachine(service)
    for number in 0..<2 {
      machine.check()
      service.answer(.success(.outdated))
      #expect(await Lab.eventually { machine.state == .prompt })
      machine.update()
      machine.save(status: .positive)
      #expect(await Lab.eventually { service.saved.count == number + 1 })
      if number == 0 {
        service.answer(.success(.current), save: 0)
        #expect(await Lab.eventually { machine.state == .final(.success) })
      }
    }
    let profile = machine.profile
    service.answer(.success(.current), save: 0)
    await Lab.settle()
    #expect(machine.state == .save(.positive))
    #expect(machine.profile == profile)
  }

  @Test func `the answer to a check is none to a save`() async {
    let service = ServiceDouble()
    let machine = makeMachine(service)
    machine.check()
    service.answer(.success(.outdated))
    #expect(await Lab.eventually { machine.state == .prompt })
    machine.update()
    machine.save(status: .positive)
    service.answer(.success(.current))
    Lab.elsewhere { service.answer(.success(.current)) }
    await Lab.settle()
    #expect(machine.state == .save(.positive))
  }

  @Test func `states and profiles that differ are not equal`() {
    let states: [KYSState] =
      ([.check, .prompt, .update, .final(nil)] as [KYSState])
      + KYSStatus.allCases.map(KYSState.save) + KYSOutcome.allCases.map { KYSState.final($0) }
    #expect(
      Lab.tellsApart(
        states
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        [
          KYSProfile(status: .positive, needsUpdate: true),
          KYSProfile(status: .positive, needsUpdate: false),
          KYSProfile(status: nil, needsUpdate: true),
          KYSProfile(status: KYSStatus.allCases.last, needsUpdate: true),
          KYSProfile(
            status: .positive, needsUpdate: true, lastCheck: Date(timeIntervalSince1970: 0)),
          KYSProfile(
            status: .positive, needsUpdate: true, lastCheck: Date(timeIntervalSince1970: 1)),
        ]) { $0 == $1 })
  }
}
