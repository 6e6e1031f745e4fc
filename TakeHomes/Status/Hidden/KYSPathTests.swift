import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// H2: every edge of the table, with what is told on the way.
@MainActor @Suite struct KYSPathTests {
  private let service = ServiceDouble()
  private let listener = Listener()
  private let machine: KYSMachine

  init() {
    machine = KYSMachine(service: service)
    let listener = listener
    machine.onEvent = { listener.hear($0) }
  }

  /// Does the steps and gives the states that they should lead over.
  private func walk(_ steps: [Step]) async -> [KYSState] {
    var states = [machine.state]
    for step in steps {
      let before = states[states.count - 1]
      if step.isAnswer {
        service.answer(step.reply, in: before)
      } else {
        Lab.perform(step, on: machine)
      }
      guard let next = Lab.table(before, step) else { continue }
      states.append(next)
      #expect(await Lab.eventually { machine.state == next }, "\(step) in \(before)")
    }
    return states
  }

  nonisolated static let paths: [[Step]] =
    [
      [.check, .answersCurrent, .check],
      [.check, .answersTrouble, .check],
      [.check, .answersOutdated, .cancel, .check],
      [.check, .answersOutdated, .update, .cancel, .check],
      [.check, .answersOutdated, .update, .save(.positive), .answersTrouble, .check],
    ]
    + KYSStatus.allCases.map {
      [.check, .answersOutdated, .update, .save($0), .answersCurrent, .check]
    }

  @Test(arguments: paths) func `each edge is walked and told, leaving before entering`(
    path: [Step]
  ) async {
    #expect(machine.state == .final(nil))
    let states = await walk(path)
    #expect(states.count == path.count + 1)
    #expect(await Lab.eventually { listener.events == Lab.events(over: states) })
  }

  nonisolated static let ways: [[Step]] = [
    [], [.check], [.check, .answersOutdated], [.check, .answersOutdated, .update],
    [.check, .answersOutdated, .update, .save(.positive)], [.check, .answersCurrent],
    [.check, .answersTrouble], [.check, .answersOutdated, .cancel],
    [.check, .answersOutdated, .update, .cancel],
    [.check, .answersOutdated, .update, .save(.positive), .answersCurrent],
  ]

  @Test(arguments: ways) func `what is refused changes nothing and is not told`(
    way: [Step]
  ) async {
    _ = await walk(way)
    await Lab.settle()
    let state = machine.state
    let told = listener.count
    let asked = service.asked
    for action in Step.actions where Lab.table(state, action) == nil {
      Lab.perform(action, on: machine)
    }
    await Lab.settle()
    #expect(machine.state == state)
    #expect(listener.count == told)
    #expect(service.asked == asked)
  }

  @Test func `the service is asked once a check and once a save`() async {
    _ = await walk([.check, .answersOutdated, .update, .save(.positive), .answersTrouble])
    _ = await walk([.check, .answersCurrent])
    #expect(service.asked == 2)
    #expect(service.saved == [.positive])
  }

  @Test func `the profile is the last that the service gave`() async {
    #expect(machine.profile == nil)
    _ = await walk([.check, .answersTrouble])
    #expect(machine.profile == nil)
    _ = await walk([.check, .answersOutdated])
    #expect(machine.profile == .outdated)
    _ = await walk([.update, .save(.positive), .answersCurrent])
    #expect(machine.profile == .current)
    _ = await walk([.check, .answersTrouble])
    #expect(machine.profile == .current)
  }

  @Test func `states, events and profiles that differ are not equal`() {
    let states: [KYSState] =
      ([.check, .prompt, .update, .final(nil)] as [KYSState])
      + KYSStatus.allCases.map(KYSState.save) + KYSOutcome.allCases.map { KYSState.final($0) }
    #expect(
      Lab.tellsApart(
        states
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        states.map(KYSEvent.entered) + states.map(KYSEvent.exited)
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
