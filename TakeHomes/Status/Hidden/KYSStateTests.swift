import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// H1: the states alone, with a context that only notes what they ask for.
@MainActor @Suite struct KYSStateTests {
  nonisolated static let states: [KYSState] =
    [.check, .prompt, .update, .final(nil)] + KYSStatus.allCases.map(KYSState.save)
    + KYSOutcome.allCases.map { .final($0) }

  private let context = ContextDouble()

  private func entered(_ state: KYSState) -> any IState {
    let object = Lab.makeState(state, context)
    object.enter()
    return object
  }

  @Test(arguments: states) func `each state says which it is`(state: KYSState) {
    #expect(Lab.makeState(state, context).state == state)
  }

  @Test(arguments: states) func `only check and save ask for something when they begin`(
    state: KYSState
  ) {
    let object = entered(state)
    switch state {
    case .check: #expect(context.calls == [.getStatus])
    case .save(let status): #expect(context.calls == [.saveStatus(status)])
    default: #expect(context.calls == [])
    }
    context.calls = []
    object.exit()
    #expect(context.calls == [], "leaving asks for nothing")
  }

  @Test(arguments: states, Step.actions) func `each action does what the table says`(
    state: KYSState, action: Step
  ) {
    let object = entered(state)
    context.calls = []
    Lab.perform(action, on: object)
    let expected = Lab.table(state, action).map { [ContextDouble.Call.goto($0)] } ?? []
    #expect(context.calls == expected, "\(action) in \(state)")
    #expect(object.state == state)
  }

  @Test(arguments: KYSStatus.allCases) func `the status that is chosen is the one to save`(
    status: KYSStatus
  ) {
    let object = entered(.update)
    object.save(status: status)
    #expect(context.calls == [.goto(.save(status))])
  }

  nonisolated static let asking: [KYSState] = [.check, .save(.positive)]

  @Test(arguments: asking, Step.answers) func `an answer leads where the table says`(
    state: KYSState, answer: Step
  ) throws {
    let object = entered(state)
    context.calls = []
    context.answer(answer.reply)
    #expect(context.calls == [.goto(try #require(Lab.table(state, answer)))])
    object.exit()
  }

  @Test(arguments: asking, Step.answers) func `a second answer does nothing`(
    state: KYSState, answer: Step
  ) {
    let object = entered(state)
    context.answer(answer.reply)
    context.calls = []
    context.answer(answer.reply)
    context.answer(.failure(Trouble()))
    #expect(context.calls == [])
    object.exit()
  }

  @Test(arguments: asking, Step.answers) func `an answer after the state was left does nothing`(
    state: KYSState, answer: Step
  ) {
    let object = entered(state)
    object.exit()
    context.calls = []
    context.answer(answer.reply)
    #expect(context.calls == [])
  }

  @Test(arguments: states) func `a state does not hold its context`(state: KYSState) {
    var context: ContextDouble? = ContextDouble()
    weak let watched = context
    let object = context.map { Lab.makeState(state, $0) }
    context = nil
    #expect(watched == nil)
    for action in Step.actions { object.map { Lab.perform(action, on: $0) } }
    object?.enter()
    object?.exit()
  }

  @Test func `states that differ are not equal`() {
    let states: [KYSState] =
      ([.check, .prompt, .update, .final(nil)] as [KYSState])
      + KYSStatus.allCases.map(KYSState.save) + KYSOutcome.allCases.map { KYSState.final($0) }
    #expect(
      Lab.tellsApart(
        states
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        KYSStatus.allCases
      ) { $0 == $1 })
  }
}
