import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// H4: prompt, modal and toast, over a machine that keeps to the table.
@MainActor @Suite struct StatusViewModelTests {
  private let machine = MachineDouble()
  private let model: StatusViewModel

  init() {
    model = StatusViewModel(
      machine: machine, formatter: StatusFormatter(calendar: Lab.calendar("UTC")))
  }

  private func state(_ condition: (StatusViewModel.State) -> Bool) async -> Bool {
    await Lab.eventually { condition(model.state) }
  }

  private func prompted() async {
    model.launch()
    machine.answer(.success(.outdated))
    #expect(await state { $0.flow == .prompt && $0.prompt != nil })
  }

  private func opened() async {
    await prompted()
    model.update()
    #expect(await state { $0.flow == .update && $0.isModalOpen })
  }

  /// Chooses, saves, and has the service answer.
  private func saved(_ reply: Reply) async {
    await opened()
    model.choose(.positive)
    model.save()
    #expect(await state { $0.flow == .save(.positive) })
    machine.answer(reply)
  }

  private func failed() async {
    await saved(.failure(Trouble()))
    #expect(await state { $0.flow == .final(.failure) && $0.toast?.canRetry == true })
  }

  @Test func `at first nothing is shown`() {
    let state = model.state
    #expect(state.flow == .final(nil))
    #expect(state.summary == "No status yet")
    #expect(state.prompt == nil)
    #expect(!state.isModalOpen)
    #expect(state.choice == nil)
    #expect(!state.canSave)
    #expect(!state.isWorking)
    #expect(state.toast == nil)
    #expect(state.log == [])
  }

  @Test func `after the launch it works, then asks where the status is old`() async {
    model.launch()
    #expect(await state { $0.flow == .check && $0.isWorking })
    #expect(model.state.prompt == nil)
    machine.answer(.success(.outdated))
    #expect(await state { $0.flow == .prompt && $0.prompt?.isEmpty == false })
    #expect(!model.state.isWorking)
    #expect(!model.state.isModalOpen)
    #expect(model.state.toast == nil)
  }

  @Test func `a current status is only shown`() async {
    model.launch()
    let check = Lab.date("2019-11-15 10:00", Lab.calendar("UTC"))
    machine.answer(
      .success(KYSProfile(status: .positive, needsUpdate: false, lastCheck: check)))
    #expect(await state { $0.flow == .final(.upToDate) })
    #expect(model.state.prompt == nil)
    #expect(!model.state.isModalOpen)
    #expect(!model.state.isWorking)
    #expect(model.state.summary == "HIV-positive, last check: November 2019")
  }

  @Test func `a launch begins nothing while a run is under way`() async {
    model.launch()
    model.launch()
    machine.answer(.success(.outdated))
    #expect(await state { $0.flow == .prompt })
    model.launch()
    model.update()
    #expect(await state { $0.flow == .update })
    model.launch()
    #expect(machine.state == .update)
    #expect(machine.count(.check) == 1)
  }

  @Test func `the modal is open in update alone`() async {
    await prompted()
    #expect(!model.state.isModalOpen)
    model.update()
    #expect(await state { $0.isModalOpen })
    #expect(model.state.prompt == nil)
    #expect(!model.state.canSave)
    model.choose(.positive)
    model.save()
    #expect(await state { $0.flow == .save(.positive) && !$0.isModalOpen })
    #expect(model.state.isWorking)
    #expect(!model.state.canSave)
  }

  @Test(arguments: KYSStatus.allCases) func `what is chosen is saved, and dropped once it is`(
    status: KYSStatus
  ) async {
    await opened()
    model.choose(status)
    #expect(await state { $0.choice == status && $0.canSave })
    model.save()
    #expect(machine.saves == [status])
    machine.answer(.success(.current))
    #expect(await state { $0.flow == .final(.success) })
    #expect(model.state.choice == nil)
    #expect(model.state.toast?.canRetry != true)
    #expect(!model.state.isModalOpen)
  }

  @Test func `a choice can be changed`() async throws {
    await opened()
    let other = try #require(KYSStatus.allCases.last)
    model.choose(.positive)
    model.choose(other)
    model.save()
    #expect(machine.saves == [other])
  }

  @Test func `without a choice nothing is saved`() async {
    await opened()
    model.save()
    #expect(machine.state == .update)
    #expect(machine.saves == [])
    #expect(model.state.isModalOpen)
  }

  @Test func `nothing is chosen while the modal is closed`() async {
    model.choose(.positive)
    #expect(model.state.choice == nil)
    await prompted()
    model.choose(.positive)
    model.save()
    #expect(model.state.choice == nil)
    #expect(machine.saves == [])
    model.update()
    #expect(await state { $0.isModalOpen && !$0.canSave })
  }

  @Test func `cancel closes the modal and drops the choice`() async {
    await opened()
    model.choose(.positive)
    model.cancel()
    #expect(await state { $0.flow == .final(.cancelled) })
    #expect(!model.state.isModalOpen)
    #expect(model.state.choice == nil)
    #expect(model.state.toast?.canRetry != true)
    #expect(machine.saves == [])
  }

  @Test func `postponed is asked again at the next launch`() async {
    await prompted()
    model.postpone()
    #expect(await state { $0.flow == .final(.postponed) && $0.prompt == nil })
    #expect(!model.state.isModalOpen)
    await prompted()
    #expect(machine.count(.check) == 2)
  }

  @Test func `a check that fails can be retried, and then asks`() async {
    model.launch()
    machine.answer(.failure(Trouble()))
    #expect(await state { $0.flow == .final(.failure) && $0.toast?.canRetry == true })
    #expect(model.state.toast?.message.isEmpty == false)
    #expect(model.state.prompt == nil)
    #expect(!model.state.isWorking)
    model.retry()
    #expect(await state { $0.flow == .check && $0.isWorking })
    machine.answer(.success(.outdated))
    #expect(await state { $0.prompt != nil })
  }

  @Test func `a save that fails keeps the choice and closes the modal`() async {
    await failed()
    #expect(model.state.choice == .positive)
    #expect(!model.state.isModalOpen)
    #expect(!model.state.isWorking)
  }

  @Test func `retry saves the choice without asking anybody anything`() async {
    await failed()
    model.retry()
    #expect(await state { $0.flow == .check })
    machine.answer(.success(.outdated))
    #expect(await state { $0.flow == .save(.positive) })
    #expect(model.state.prompt == nil)
    #expect(!model.state.isModalOpen)
    #expect(machine.saves == [.positive, .positive])
    machine.answer(.success(.current))
    #expect(await state { $0.flow == .final(.success) && $0.choice == nil })
    #expect(model.state.toast?.canRetry != true)
  }

  @Test func `a retry shows neither prompt nor modal on its way`() async {
    await failed()
    let seen = Shared<[StatusViewModel.State]>([])
    let states = model.states()
    let watching = Task { for await state in states { seen.change { $0.append(state) } } }
    defer { watching.cancel() }
    model.retry()
    await Lab.settle()
    machine.answer(.success(.outdated))
    #expect(await Lab.eventually { seen.value.last?.flow == .save(.positive) })
    #expect(seen.value.allSatisfy { $0.prompt == nil && !$0.isModalOpen })
  }

  @Test func `a retry that fails can be retried again`() async {
    await failed()
    model.retry()
    machine.answer(.failure(Trouble()))
    #expect(await state { $0.flow == .final(.failure) && $0.toast?.canRetry == true })
    #expect(model.state.choice == .positive)
    model.retry()
    machine.answer(.success(.outdated))
    #expect(await state { $0.flow == .save(.positive) })
    machine.answer(.failure(Trouble()))
    #expect(await state { $0.flow == .final(.failure) && $0.toast?.canRetry == true })
    #expect(model.state.choice == .positive)
  }

  @Test func `after a retry that succeeded the next launch asks again`() async {
    await failed()
    model.retry()
    machine.answer(.success(.outdated))
    #expect(await state { $0.flow == .save(.positive) })
    machine.answer(.success(.current))
    #expect(await state { $0.flow == .final(.success) })
    await opened()
    #expect(model.state.choice == nil)
    #expect(machine.saves.count == 2)
  }

  @Test func `a kept choice stands in the modal when it is opened again`() async {
    await failed()
    await opened()
    #expect(model.state.choice == .positive)
    #expect(model.state.canSave)
    model.cancel()
    #expect(await state { $0.choice == nil })
  }

  @Test func `a toast that was dismissed is gone and not retried`() async {
    await failed()
    model.dismissToast()
    #expect(await state { $0.toast == nil })
    model.retry()
    await Lab.settle()
    #expect(machine.state == .final(.failure))
    #expect(machine.count(.check) == 1)
  }

  @Test func `there is nothing to retry before a failure`() async {
    model.retry()
    #expect(machine.state == .final(nil))
    await prompted()
    model.retry()
    #expect(machine.state == .prompt)
    #expect(machine.count(.check) == 1)
  }

  @Test func `the log holds the last fifty events`() async {
    for _ in 0..<30 {
      model.launch()
      machine.answer(.failure(Trouble()))
    }
    #expect(await state { $0.flow == .final(.failure) && $0.log.count == 50 })
    #expect(model.state.log.last == .entered(.final(.failure)))
    #expect(model.state.log.suffix(2).first == .exited(.check))
  }

  @Test func `whoever watches gets the present state at once, and the last one`() async {
    model.launch()
    let seen = Shared<[StatusViewModel.State]>([])
    let states = model.states()
    let watching = Task { for await state in states { seen.change { $0.append(state) } } }
    defer { watching.cancel() }
    #expect(await Lab.eventually { seen.value.first?.flow == .check })
    machine.answer(.success(.outdated))
    model.update()
    model.choose(.positive)
    #expect(await Lab.eventually { seen.value.last == model.state })
    #expect(seen.value.last?.choice == .positive)
  }

  @Test func `a view model that nobody holds goes`() async {
    let machine = machine
    var model: StatusViewModel? = StatusViewModel(
      machine: machine, formatter: StatusFormatter(calendar: Lab.calendar("UTC")))
    weak let watched = model
    model?.launch()
    model = nil
    #expect(await Lab.eventually { watched == nil })
    machine.answer(.success(.outdated))
  }

  @Test func `states and events that differ are not equal`() async {
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
    var shown = [model.state]
    await prompted()
    shown.append(model.state)
    model.update()
    #expect(await state { $0.isModalOpen })
    shown.append(model.state)
    model.choose(.positive)
    shown.append(model.state)
    #expect(
      Lab.tellsApart(
        shown
      ) { $0 == $1 })
  }
}
