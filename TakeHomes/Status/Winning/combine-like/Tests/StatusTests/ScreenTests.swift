import Foundation
import Testing

@testable import StatusDomain
@testable import StatusPresentation

@Suite struct FormatterTests {
  @Test func `a summary in words`() throws {
    let calendar = try calendar("America/Los_Angeles")
    let formatter = StatusFormatter(calendar: calendar)
    // In Berlin it is December already.
    let check = try date("2019-11-30 22:00", in: calendar)
    #expect(
      formatter.summary(of: KYSProfile(status: .negative, needsUpdate: false, lastCheck: check))
        == "HIV-negative, last check: November 2019")
    #expect(
      formatter.summary(of: KYSProfile(status: .positive, needsUpdate: true)) == "HIV-positive")
    #expect(formatter.summary(of: nil) == "No status yet")
    #expect(
      formatter.summary(of: KYSProfile(status: nil, needsUpdate: true, lastCheck: check))
        == "No status yet")
  }
}

@MainActor @Suite struct ScreenTests {
  private let service = SilentService()
  private let machine: KYSMachine
  private let screen: StatusViewModel

  init() throws {
    machine = KYSMachine(service: service)
    screen = StatusViewModel(
      machine: machine, formatter: StatusFormatter(calendar: try calendar()))
  }

  private func reach(_ state: KYSState) async {
    await sooner { screen.state.flow == state }
  }

  private func openModal() async {
    screen.launch()
    service.answerLast(.outdated)
    await reach(.prompt)
    screen.update()
    await reach(.update)
  }

  private func failSave() async {
    await openModal()
    screen.choose(.positive)
    screen.save()
    await reach(.save(.positive))
    service.answerLast(.broken)
    await reach(.final(.failure))
  }

  @Test func `it begins quietly`() {
    let state = screen.state
    #expect(state.flow == .final(nil))
    #expect(state.summary == "No status yet")
    #expect(state.prompt == nil && !state.isModalOpen && state.choice == nil && !state.canSave)
    #expect(!state.isWorking && state.toast == nil && state.log.isEmpty)
  }

  @Test func `prompt, modal and save follow each other`() async {
    screen.launch()
    screen.launch()
    #expect(service.calls == [.get])
    #expect(screen.state.isWorking)
    service.answerLast(.outdated)
    await reach(.prompt)
    #expect(screen.state.prompt != nil && !screen.state.isModalOpen && !screen.state.isWorking)
    #expect(screen.state.summary == "HIV-negative")
    screen.choose(.positive)
    #expect(screen.state.choice == nil)
    screen.update()
    #expect(screen.state.prompt == nil && screen.state.isModalOpen && !screen.state.canSave)
    screen.save()
    #expect(screen.state.flow == .update)
    screen.choose(.negative)
    screen.choose(.positive)
    #expect(screen.state.choice == .positive && screen.state.canSave)
    screen.save()
    #expect(service.calls == [.get, .save(.positive)])
    #expect(!screen.state.isModalOpen && !screen.state.canSave && screen.state.isWorking)
    service.answerLast(.current)
    await reach(.final(.success))
    #expect(screen.state.choice == nil && !screen.state.isWorking)
    #expect(screen.state.summary == "HIV-positive")
    #expect(
      screen.state.log.prefix(3) == [.exited(.final(nil)), .entered(.check), .exited(.check)])
  }

  @Test func `cancelling drops the choice`() async {
    await openModal()
    screen.choose(.positive)
    screen.cancel()
    #expect(screen.state.flow == .final(.cancelled))
    #expect(!screen.state.isModalOpen && screen.state.choice == nil)
    await openModal()
    #expect(screen.state.choice == nil && !screen.state.canSave)
  }

  @Test func `postponing ends the prompt until the next launch`() async {
    screen.launch()
    service.answerLast(.outdated)
    await reach(.prompt)
    screen.postpone()
    #expect(screen.state.flow == .final(.postponed) && screen.state.prompt == nil)
    screen.launch()
    service.answerLast(.outdated)
    await reach(.prompt)
    #expect(screen.state.prompt != nil)
  }

  @Test func `a failed check can be tried again`() async {
    screen.launch()
    service.answerLast(.broken)
    await reach(.final(.failure))
    #expect(screen.state.toast?.canRetry == true && !screen.state.isWorking)
    screen.retry()
    #expect(screen.state.toast == nil && service.calls == [.get, .get])
    service.answerLast(.outdated)
    await reach(.prompt)
    #expect(screen.state.prompt != nil)
  }

  @Test func `a toast can be dismissed, and without one nothing is tried`() async {
    screen.retry()
    #expect(service.calls.isEmpty)
    screen.launch()
    service.answerLast(.broken)
    await reach(.final(.failure))
    screen.dismissToast()
    #expect(screen.state.toast == nil)
    screen.retry()
    #expect(service.calls.count == 1)
  }

  @Test func `a failed save keeps the choice in the modal`() async {
    await failSave()
    #expect(screen.state.toast?.canRetry == true)
    #expect(screen.state.choice == .positive && !screen.state.isModalOpen)
    await openModal()
    #expect(screen.state.choice == .positive && screen.state.canSave)
  }

  @Test func `retrying a save asks nobody`() async {
    await failSave()
    let states = Kept<[StatusViewModel.State]>([])
    let stream = screen.states()
    let watcher = Task {
      for await state in stream { states.change { $0.append(state) } }
    }
    screen.retry()
    await quiet()
    service.answerLast(.outdated)
    await reach(.save(.positive))
    await quiet()
    #expect(service.calls.suffix(2) == [.get, .save(.positive)])
    service.answerLast(.current)
    await reach(.final(.success))
    await sooner { states.value.last?.flow == .final(.success) }
    #expect(states.value.allSatisfy { $0.prompt == nil && !$0.isModalOpen })
    #expect(screen.state.choice == nil)
    #expect(
      screen.state.log.suffix(8).contains(.entered(.prompt))
        && screen.state.log.contains(.entered(.update)))
    watcher.cancel()
    await openModal()
    #expect(screen.state.isModalOpen)
  }

  @Test func `a retry that fails can be retried`() async {
    await failSave()
    screen.retry()
    service.answerLast(.outdated)
    await reach(.save(.positive))
    service.answerLast(.broken)
    await reach(.final(.failure))
    #expect(screen.state.toast?.canRetry == true && screen.state.choice == .positive)
    screen.retry()
    service.answerLast(.outdated)
    await reach(.save(.positive))
    #expect(service.calls.suffix(2) == [.get, .save(.positive)])
  }

  @Test func `the log holds fifty`() async {
    for _ in 0..<20 {
      screen.launch()
      service.answerLast(.current)
      await reach(.final(.upToDate))
    }
    #expect(screen.state.log.count == 50)
    #expect(screen.state.log.last == .entered(.final(.upToDate)))
  }

  @Test func `every listener hears the present and the last`() async {
    var first = screen.states().makeAsyncIterator()
    var second = screen.states().makeAsyncIterator()
    #expect(await first.next()?.flow == .final(nil))
    #expect(await second.next()?.flow == .final(nil))
    screen.launch()
    service.answerLast(.broken)
    await reach(.final(.failure))
    var (one, two) = (await first.next(), await second.next())
    while one?.toast == nil { one = await first.next() }
    while two?.toast == nil { two = await second.next() }
    #expect(one == screen.state && two == screen.state)
  }

  @Test func `a screen that nobody holds is freed`() throws {
    var other: StatusViewModel? = StatusViewModel(
      machine: machine, formatter: StatusFormatter(calendar: try calendar()))
    weak let seen = other
    other = nil
    #expect(seen == nil)
  }
}
