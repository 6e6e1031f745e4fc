import XCTest

@testable import StatusDomain
@testable import StatusPresentation

final class ViewModelXCTests: XCTestCase {
  @MainActor private final class Stage {
    let service = ServiceSpy()
    let model: StatusViewModel

    init() throws {
      model = StatusViewModel(
        machine: KYSMachine(service: service),
        formatter: StatusFormatter(calendar: try gregorian("UTC")))
    }

    var state: StatusViewModel.State { model.state }

    func flows(to flow: KYSState, line: UInt = #line) async {
      await becomesTrue("\(flow) is reached.", line: line) { state.flow == flow }
    }

    func prompt() async {
      model.launch()
      service.reply(.success(.stale))
      await flows(to: .prompt)
    }

    func failToSave() async {
      await prompt()
      model.update()
      model.choose(.negative)
      model.save()
      service.reply(.failure(Trouble.offline))
      await flows(to: .final(.failure))
    }
  }

  @MainActor func testAskedChosenSaved() async throws {
    let stage = try Stage()
    XCTAssertEqual(stage.state.summary, "No status yet")
    await stage.prompt()
    XCTAssertNotNil(stage.state.prompt)
    XCTAssertFalse(stage.state.isModalOpen)
    XCTAssertEqual(stage.state.summary, "HIV-positive")
    stage.model.choose(.negative)
    XCTAssertNil(stage.state.choice)
    stage.model.update()
    XCTAssertTrue(stage.state.isModalOpen)
    XCTAssertNil(stage.state.prompt)
    XCTAssertFalse(stage.state.canSave)
    stage.model.save()
    XCTAssertEqual(stage.state.flow, .update)
    stage.model.choose(.negative)
    XCTAssertTrue(stage.state.canSave)
    stage.model.save()
    XCTAssertFalse(stage.state.isModalOpen)
    XCTAssertTrue(stage.state.isWorking)
    XCTAssertEqual(stage.service.asked, ["get", "save negative"])
    stage.service.reply(.success(.fresh))
    await stage.flows(to: .final(.success))
    XCTAssertNil(stage.state.choice)
    XCTAssertFalse(stage.state.isWorking)
  }

  @MainActor func testCancelAndPostpone() async throws {
    let stage = try Stage()
    await stage.prompt()
    stage.model.postpone()
    XCTAssertEqual(stage.state.flow, .final(.postponed))
    XCTAssertNil(stage.state.prompt)
    await stage.prompt()
    stage.model.update()
    stage.model.choose(.positive)
    stage.model.cancel()
    XCTAssertEqual(stage.state.flow, .final(.cancelled))
    XCTAssertFalse(stage.state.isModalOpen)
    XCTAssertNil(stage.state.choice)
  }

  @MainActor func testAFailedSaveIsSavedAgainWithoutAsking() async throws {
    let stage = try Stage()
    await stage.failToSave()
    XCTAssertEqual(stage.state.choice, .negative)
    XCTAssertEqual(stage.state.toast?.canRetry, true)
    let seen = Notes<StatusViewModel.State>()
    let states = stage.model.states()
    let watcher = Task { for await state in states { seen.add(state) } }
    stage.model.retry()
    XCTAssertNil(stage.state.toast)
    stage.service.reply(.success(.stale))
    await stage.flows(to: .save(.negative))
    XCTAssertEqual(stage.service.asked.suffix(2), ["get", "save negative"])
    stage.service.reply(.success(.fresh))
    await stage.flows(to: .final(.success))
    await becomesTrue("The end is heard.") { seen.all.last?.flow == .final(.success) }
    XCTAssertTrue(seen.all.allSatisfy { $0.prompt == nil && !$0.isModalOpen })
    XCTAssertNil(stage.state.choice)
    watcher.cancel()
    await stage.prompt()
    XCTAssertNotNil(stage.state.prompt, "The next run asks.")
  }

  @MainActor func testTheChoiceIsThereAgainInTheModal() async throws {
    let stage = try Stage()
    await stage.failToSave()
    await stage.prompt()
    stage.model.update()
    XCTAssertEqual(stage.state.choice, .negative)
    XCTAssertTrue(stage.state.canSave)
  }

  @MainActor func testAFailedCheckIsRetriedAndAsks() async throws {
    let stage = try Stage()
    stage.model.launch()
    stage.service.reply(.failure(Trouble.offline))
    await stage.flows(to: .final(.failure))
    XCTAssertEqual(stage.state.toast?.canRetry, true)
    stage.model.retry()
    stage.service.reply(.success(.stale))
    await stage.flows(to: .prompt)
    XCTAssertNotNil(stage.state.prompt)
  }

  @MainActor func testTheToastGoesAndTheLogIsCut() async throws {
    let stage = try Stage()
    for _ in 0..<15 {
      stage.model.launch()
      stage.service.reply(.failure(Trouble.offline))
      await stage.flows(to: .final(.failure))
    }
    XCTAssertEqual(stage.state.log.count, 50)
    XCTAssertEqual(stage.state.log.last, .entered(.final(.failure)))
    stage.model.dismissToast()
    XCTAssertNil(stage.state.toast)
    stage.model.retry()
    XCTAssertEqual(stage.service.asked.count, 15)
  }

  @MainActor func testTheModelIsFreed() async throws {
    let machine = KYSMachine(service: ServiceSpy())
    var model: StatusViewModel? = StatusViewModel(
      machine: machine, formatter: StatusFormatter(calendar: try gregorian("UTC")))
    weak let seen = model
    XCTAssertNotNil(model)
    model = nil
    XCTAssertNil(seen)
  }
}
