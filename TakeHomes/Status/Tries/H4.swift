import Foundation
import Testing

@testable import StatusDomain
@testable import StatusPresentation

/// A machine that goes where the test says.
@MainActor private final class HandMachine: KYSMachineProtocol {
  var state = KYSState.final(nil)
  var profile: KYSProfile?
  var onEvent: @MainActor (KYSEvent) -> Void = { _ in }
  var saved: [KYSStatus] = []

  func go(to next: KYSState) {
    onEvent(.exited(state))
    state = next
    onEvent(.entered(next))
  }

  func check() { go(to: .check) }
  func update() { go(to: .update) }
  func cancel() { go(to: .final(state == .prompt ? .postponed : .cancelled)) }
  func save(status: KYSStatus) {
    saved.append(status)
    go(to: .save(status))
  }
}

@MainActor struct FailedSaveTests {
  private let machine = HandMachine()

  /// Gives the view model many turns until the condition is true.
  private func wait(_ condition: () -> Bool) async {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
    #expect(condition())
  }

  /// The log would grow for as long as the app is open.
  @Test func `the log keeps the last 50`() async {
    let formatter = StatusFormatter(calendar: Calendar(identifier: .gregorian))
    let model = StatusViewModel(machine: machine, formatter: formatter)
    for _ in 0..<30 { machine.go(to: .check) }
    machine.go(to: .prompt)
    await wait { model.state.log.last == .entered(.prompt) }
    #expect(model.state.log.count == 50)
  }

  /// After a failed save the choice is kept, and Retry saves it without a question.
  @Test func `Retry saves the same choice again`() async {
    let formatter = StatusFormatter(calendar: Calendar(identifier: .gregorian))
    let model = StatusViewModel(machine: machine, formatter: formatter)
    model.launch()
    machine.go(to: .prompt)
    await wait { model.state.prompt != nil }
    model.update()
    await wait { model.state.isModalOpen }
    model.choose(.positive)
    model.save()
    machine.go(to: .final(.failure))
    await wait { model.state.toast?.canRetry == true }
    #expect(model.state.choice == .positive)
    model.retry()
    machine.go(to: .prompt)
    await wait { machine.saved == [.positive, .positive] }
    await wait { model.state.flow == .save(.positive) }
    #expect(model.state.prompt == nil)
    #expect(!model.state.isModalOpen)
  }
}
