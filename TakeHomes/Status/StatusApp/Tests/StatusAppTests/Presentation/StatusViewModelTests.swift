import StatusDomain
import StatusPresentation
import Testing

/// The screen's values, over both forms of the machine.
@MainActor @Suite struct StatusViewModelTests {
  private struct Screen {
    let service = StubService()
    let machine: any KYSMachineProtocol
    let model: StatusViewModel

    @MainActor init(_ form: Form) {
      machine = form.machine(on: service)
      model = StatusViewModel(machine: machine, formatter: StatusFormatter(calendar: .utc))
    }

    @MainActor var state: StatusViewModel.State { model.state }

    @MainActor func reach(_ flow: KYSState) async {
      let model = model
      await eventually { await model.state.flow == flow }
    }

    @MainActor func openModal() async {
      model.launch()
      service.answer(.outdated)
      await reach(.prompt)
      model.update()
    }

    @MainActor func failToSave() async {
      await openModal()
      model.choose(.positive)
      model.save()
      service.answerSave(.trouble)
      await reach(.final(.failure))
    }
  }

  @Test(arguments: Form.allCases)
  func `after the launch it asks, if it is time`(form: Form) async {
    let screen = Screen(form)
    #expect(screen.state.prompt == nil)
    screen.model.launch()
    #expect(screen.state.isWorking)
    screen.model.launch()
    #expect(screen.service.askedCount == 1)
    screen.service.answer(.outdated)
    await screen.reach(.prompt)
    #expect(screen.state.prompt?.contains("outdated") == true)
    #expect(!screen.state.isModalOpen)
    #expect(!screen.state.isWorking)
    #expect(screen.state.summary == "HIV-negative")
  }

  @Test(arguments: Form.allCases)
  func `what is current is not asked for`(form: Form) async {
    let screen = Screen(form)
    screen.model.launch()
    screen.service.answer(.current)
    await screen.reach(.final(.upToDate))
    #expect(screen.state.prompt == nil)
    #expect(screen.state.toast == nil)
  }

  @Test(arguments: Form.allCases)
  func `whoever postpones is asked again at the next launch`(form: Form) async {
    let screen = Screen(form)
    screen.model.launch()
    screen.service.answer(.outdated)
    await screen.reach(.prompt)
    screen.model.postpone()
    #expect(screen.state.flow == .final(.postponed))
    #expect(screen.state.prompt == nil)
    screen.model.launch()
    screen.service.answer(.outdated)
    await screen.reach(.prompt)
  }

  @Test(arguments: Form.allCases)
  func `the modal saves a choice and closes`(form: Form) async {
    let screen = Screen(form)
    await screen.openModal()
    #expect(screen.state.isModalOpen)
    #expect(screen.state.prompt == nil)
    #expect(!screen.state.canSave)
    screen.model.save()
    #expect(screen.service.saved.isEmpty)
    screen.model.choose(.negative)
    screen.model.choose(.positive)
    #expect(screen.state.canSave)
    screen.model.save()
    #expect(!screen.state.isModalOpen)
    #expect(screen.state.isWorking)
    #expect(screen.service.saved == [.positive])
    screen.service.answerSave(.success(KYSProfile(status: .positive, needsUpdate: false)))
    await screen.reach(.final(.success))
    #expect(screen.state.choice == nil)
    #expect(screen.state.summary == "HIV-positive")
    #expect(screen.state.toast?.canRetry == false)
  }

  @Test(arguments: Form.allCases)
  func `cancelling closes the modal and drops the choice`(form: Form) async {
    let screen = Screen(form)
    await screen.openModal()
    screen.model.choose(.positive)
    screen.model.postpone()
    #expect(screen.state.isModalOpen)
    screen.model.cancel()
    #expect(screen.state.flow == .final(.cancelled))
    #expect(screen.state.choice == nil)
    #expect(!screen.state.isModalOpen)
    #expect(screen.service.saved.isEmpty)
  }

  @Test(arguments: Form.allCases)
  func `nothing is chosen outside the modal`(form: Form) async {
    let screen = Screen(form)
    screen.model.choose(.positive)
    #expect(screen.state.choice == nil)
    screen.model.launch()
    screen.service.answer(.outdated)
    await screen.reach(.prompt)
    screen.model.choose(.positive)
    screen.model.cancel()
    #expect(screen.state.choice == nil)
    #expect(screen.state.flow == .prompt)
  }

  @Test(arguments: Form.allCases)
  func `a failed save keeps the choice, and a retry saves it without a question`(
    form: Form
  ) async {
    let screen = Screen(form)
    await screen.failToSave()
    #expect(screen.state.choice == .positive)
    #expect(screen.state.toast?.canRetry == true)
    var asked: [StatusViewModel.State] = []
    let states = screen.model.states()
    let watching = Task {
      for await state in states where state.prompt != nil || state.isModalOpen {
        asked.append(state)
      }
    }
    screen.model.retry()
    #expect(screen.state.toast == nil)
    #expect(screen.state.flow == .check)
    screen.service.answer(.outdated)
    await screen.reach(.save(.positive))
    #expect(screen.service.saved == [.positive, .positive])
    screen.service.answerSave(.current)
    await screen.reach(.final(.success))
    await settle()
    watching.cancel()
    #expect(asked.isEmpty)
    #expect(screen.state.choice == nil)
    #expect(screen.state.log.suffix(10).map(\.description).contains("enter Prompt"))
  }

  @Test(arguments: Form.allCases)
  func `after a failed retry the choice still stands`(form: Form) async {
    let screen = Screen(form)
    await screen.failToSave()
    screen.model.retry()
    screen.service.answer(.trouble)
    await screen.reach(.final(.failure))
    #expect(screen.state.choice == .positive)
    #expect(screen.state.toast?.canRetry == true)
    screen.model.dismissToast()
    #expect(screen.state.toast == nil)
    screen.model.retry()
    #expect(screen.state.flow == .final(.failure))
    // The next launch asks again, and the modal opens with the choice.
    await screen.openModal()
    #expect(screen.state.isModalOpen)
    #expect(screen.state.canSave)
  }

  @Test(arguments: Form.allCases)
  func `a check that failed can be retried, and then asks`(form: Form) async {
    let screen = Screen(form)
    screen.model.launch()
    screen.service.answer(.trouble)
    await screen.reach(.final(.failure))
    #expect(screen.state.toast?.canRetry == true)
    screen.model.retry()
    screen.service.answer(.outdated)
    await screen.reach(.prompt)
    #expect(screen.state.prompt != nil)
  }

  @Test(arguments: Form.allCases)
  func `what somebody else has brought up to date ends a retry`(form: Form) async {
    let screen = Screen(form)
    await screen.failToSave()
    screen.model.retry()
    screen.service.answer(.current)
    await screen.reach(.final(.upToDate))
    #expect(screen.state.choice == nil)
    #expect(screen.service.saved.count == 1)
  }

  @Test func `the log keeps the last fifty events`() async {
    let screen = Screen(.objects)
    for _ in 0..<15 {
      screen.model.launch()
      screen.service.answer(.current)
      await screen.reach(.final(.upToDate))
    }
    #expect(screen.state.log.count == 50)
    #expect(screen.state.log.last == .entered(.final(.upToDate)))
  }

  @Test func `states begin with the present one and end with the last`() async {
    let screen = Screen(.objects)
    var iterator = screen.model.states().makeAsyncIterator()
    #expect(await iterator.next()?.flow == .final(nil))
    screen.model.launch()
    #expect(await iterator.next()?.flow == .check)
  }

  @Test func `a model that nobody holds is freed`() {
    let machine = KYSMachine(service: StubService())
    var model: StatusViewModel? = StatusViewModel(
      machine: machine, formatter: StatusFormatter(calendar: .utc))
    weak let freed = model
    model?.launch()
    model = nil
    #expect(freed == nil)
    machine.cancel()
  }
}
