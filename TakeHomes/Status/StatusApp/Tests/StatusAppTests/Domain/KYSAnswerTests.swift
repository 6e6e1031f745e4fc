import Foundation
import StatusDomain
import Testing

/// Answers that come from elsewhere, twice, late, or to nobody.
@MainActor @Suite struct KYSAnswerTests {
  @Test(arguments: Form.allCases)
  func `an answer from another thread arrives on the main one`(form: Form) async {
    let watched = Watched(form)
    watched.machine.check()
    var wasMain: [Bool] = []
    watched.machine.onEvent = { _ in wasMain.append(MainQueue.isHere) }
    let service = watched.service
    Thread { service.answer(.outdated) }.start()
    await watched.reach(.prompt)
    #expect(wasMain == [true, true])
    #expect(await Task.detached { MainQueue.isHere }.value == false)
  }

  @Test(arguments: Form.allCases)
  func `an answer at once comes after the question`(form: Form) async {
    let watched = Watched(form, service: StubService(immediate: .outdated))
    watched.machine.check()
    #expect(watched.state == .check)
    await watched.reach(.prompt)
    #expect(
      watched.events
        == [.exited(.final(nil)), .entered(.check), .exited(.check), .entered(.prompt)])
  }

  @Test(arguments: Form.allCases)
  func `a second answer changes nothing`(form: Form) async {
    let watched = Watched(form)
    watched.machine.check()
    watched.service.answer(.outdated)
    watched.service.answer(.success(KYSProfile(status: .positive, needsUpdate: false)))
    await watched.reach(.prompt)
    await settle()
    #expect(watched.state == .prompt)
    #expect(watched.machine.profile?.status == .negative)
    #expect(watched.events.count == 4)
  }

  @Test(arguments: Form.allCases)
  func `the late answer of an old run does not touch a new one`(form: Form) async {
    let watched = Watched(form)
    watched.machine.check()
    watched.service.answer(.trouble)
    await watched.reach(.final(.failure))
    watched.machine.check()
    watched.service.answer(.current, question: 0)
    await settle()
    #expect(watched.state == .check)
    #expect(watched.machine.profile == nil)
    watched.service.answer(.outdated)
    await watched.reach(.prompt)
  }

  @Test(arguments: Form.allCases, [KYSState.check, .save(.positive)])
  func `a machine is freed while a call is on its way`(form: Form, state: KYSState) async {
    var watched: Watched? = Watched(form)
    await watched?.go(to: state)
    let service = watched?.service
    var told = 0
    watched?.machine.onEvent = { _ in told += 1 }
    weak let machine = watched?.machine
    watched = nil
    #expect(machine == nil)
    service?.answer(.outdated)
    service?.answerSave(.current)
    await settle()
    #expect(told == 0)
  }
}
