import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// H2: whatever is done in whatever order, the machine stays on its edges.
@MainActor @Suite struct KYSWalkTests {
  private static let steps = Step.actions + Step.answers

  @Test func `a hundred thousand steps leave the table nowhere`() throws {
    var dice = Dice(20_191_101)
    let context = WalkingContext()
    context.begin()
    var state = KYSState.final(nil)
    var moves = 1
    for number in 0..<100_000 {
      let step = Self.steps[dice.roll(Self.steps.count)]
      let current = try #require(context.current)
      if step.isAnswer { context.answer(step.reply) } else { Lab.perform(step, on: current) }
      if let next = Lab.table(state, step) {
        state = next
        moves += 1
      }
      guard context.current?.state == state, context.count == moves else {
        Issue.record("step \(number), \(step): \(String(describing: context.current?.state))")
        return
      }
    }
    #expect(moves > 10_000)
  }

  @Test func `the machine itself tells exactly its way`() async {
    var dice = Dice(7)
    let service = ServiceDouble()
    let listener = Listener()
    let machine = KYSMachine(service: service)
    machine.onEvent = { listener.hear($0) }
    var states = [KYSState.final(nil)]
    for _ in 0..<2_000 {
      let step = Self.steps[dice.roll(Self.steps.count)]
      let before = states[states.count - 1]
      let next = Lab.table(before, step)
      if step.isAnswer {
        // An answer that nobody waits for is another suite's.
        if next == nil { continue }
        service.answer(step.reply, in: before)
      } else {
        Lab.perform(step, on: machine)
      }
      if let next {
        states.append(next)
        guard await Lab.eventually({ machine.state == next }) else {
          Issue.record("\(step) in \(before) leads to \(machine.state)")
          return
        }
      }
    }
    #expect(machine.state == states.last)
    #expect(await Lab.eventually { listener.events == Lab.events(over: states) })
    #expect(Set(states).count == 10, "the walk has been everywhere")
  }
}
