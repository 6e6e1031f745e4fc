import XCTest

@testable import StatusDomain

final class FlowXCTests: XCTestCase {
  @MainActor func testEachStateDoesWhatTheTableSays() async {
    let context = ContextSpy()
    let rows: [(any IState, [String])] = [
      (CheckState(context: context), []),
      (PromptState(context: context), ["update", "final postponed"]),
      (UpdateState(context: context), ["final cancelled", "save negative"]),
      (SaveState(status: .positive, context: context), []),
      (FinalState(outcome: .success, context: context), ["check"]),
      (FinalState(outcome: nil, context: context), ["check"]),
    ]
    for (state, words) in rows {
      context.words = []
      state.check()
      state.update()
      state.cancel()
      state.save(status: .negative)
      XCTAssertEqual(context.words, words, "\(state.state)")
    }
  }

  @MainActor func testOnlyCheckAndSaveAsk() async {
    let context = ContextSpy()
    let rows: [(any IState, [String])] = [
      (CheckState(context: context), ["get"]), (PromptState(context: context), []),
      (UpdateState(context: context), []),
      (SaveState(status: .negative, context: context), ["put negative"]),
      (FinalState(outcome: .failure, context: context), []),
    ]
    for (state, words) in rows {
      context.words = []
      state.enter()
      XCTAssertEqual(context.words, words, "\(state.state)")
      state.exit()
    }
    context.words = []
    for reply in context.replies { reply(.success(.stale)) }
    XCTAssertEqual(context.words, [], "An answer after the exit counts.")
  }

  @MainActor func testAnswersLeadOnOnce() async {
    let rows: [(Result<KYSProfile, any Error>, String, String)] = [
      (.success(.fresh), "final upToDate", "final success"),
      (.success(.stale), "prompt", "final success"),
      (.failure(Trouble.offline), "final failure", "final failure"),
    ]
    for (answer, afterCheck, afterSave) in rows {
      for isSave in [false, true] {
        let context = ContextSpy()
        let state: any IState =
          isSave
          ? SaveState(status: .positive, context: context) : CheckState(context: context)
        state.enter()
        context.words = []
        context.replies[0](answer)
        context.replies[0](.success(.stale))
        XCTAssertEqual(context.words, [isSave ? afterSave : afterCheck])
      }
    }
  }

  @MainActor func testStatesHoldTheirContextWeakly() async {
    var context: ContextSpy? = ContextSpy()
    let held = [context].compactMap { $0 }.map { CheckState(context: $0) }
    weak let seen = context
    context = nil
    XCTAssertNil(seen)
    held.first?.enter()
  }

  // MARK: The machine

  @MainActor func testAWholeRun() async {
    let (service, events) = (ServiceSpy(), Notes<KYSEvent>())
    let machine = KYSMachine(service: service)
    machine.onEvent = { event in
      dispatchPrecondition(condition: .onQueue(.main))
      events.add(event)
    }
    XCTAssertEqual(machine.state, .final(nil))
    machine.update()
    machine.cancel()
    machine.save(status: .negative)
    XCTAssertEqual(events.all, [])

    machine.check()
    machine.check()
    machine.cancel()
    XCTAssertEqual(service.asked, ["get"])
    service.reply(.success(.stale))
    await becomesTrue("The prompt comes.") { machine.state == .prompt }
    XCTAssertEqual(machine.profile, .stale)

    machine.check()
    machine.save(status: .negative)
    XCTAssertEqual(machine.state, .prompt)
    machine.update()
    machine.update()
    machine.check()
    XCTAssertEqual(machine.state, .update)
    machine.save(status: .negative)
    machine.save(status: .positive)
    machine.cancel()
    XCTAssertEqual(service.asked, ["get", "save negative"])
    service.reply(.success(.fresh))
    await becomesTrue("It is saved.") { machine.state == .final(.success) }
    XCTAssertEqual(machine.profile, .fresh)

    let way: [KYSState] = [
      .final(nil), .check, .prompt, .update, .save(.negative), .final(.success),
    ]
    XCTAssertEqual(
      events.all, zip(way, way.dropFirst()).flatMap { [.exited($0), .entered($1)] })
  }

  @MainActor func testEveryEnd() async {
    let service = ServiceSpy()
    let machine = KYSMachine(service: service)
    func prompt() async {
      machine.check()
      service.reply(.success(.stale))
      await becomesTrue("The prompt comes.") { machine.state == .prompt }
    }
    machine.check()
    service.reply(.success(.fresh))
    await becomesTrue("upToDate") { machine.state == .final(.upToDate) }
    machine.check()
    service.reply(.failure(Trouble.offline))
    await becomesTrue("failure") { machine.state == .final(.failure) }
    XCTAssertEqual(machine.profile, .fresh)
    await prompt()
    machine.cancel()
    XCTAssertEqual(machine.state, .final(.postponed))
    await prompt()
    machine.update()
    machine.cancel()
    XCTAssertEqual(machine.state, .final(.cancelled))
    await prompt()
    machine.update()
    machine.save(status: .positive)
    service.reply(.failure(Trouble.offline))
    await becomesTrue("failure") { machine.state == .final(.failure) }
  }

  @MainActor func testLateAnswersAreNone() async {
    let (service, events) = (ServiceSpy(), Notes<KYSEvent>())
    let machine = KYSMachine(service: service)
    machine.onEvent = { events.add($0) }
    machine.check()
    service.reply(.success(.fresh))
    await becomesTrue("upToDate") { machine.state == .final(.upToDate) }
    service.reply(.success(.stale))
    await letPass()
    XCTAssertEqual(machine.state, .final(.upToDate))
    XCTAssertEqual(machine.profile, .fresh, "A second answer changes what is known.")
    machine.check()
    service.reply(to: 0, .success(.stale))
    service.reply(to: 0, .failure(Trouble.offline))
    await letPass()
    XCTAssertEqual(machine.state, .check)
    XCTAssertEqual(machine.profile, .fresh, "A late answer changes what is known.")
    XCTAssertEqual(events.all.count, 6)
  }

  @MainActor func testAFreedMachineIsSilent() async {
    let (service, events) = (ServiceSpy(), Notes<KYSEvent>())
    var machine: KYSMachine? = KYSMachine(service: service)
    machine?.onEvent = { events.add($0) }
    machine?.check()
    weak let seen = machine
    machine = nil
    XCTAssertNil(seen)
    service.reply(.success(.stale))
    await letPass()
    XCTAssertEqual(events.all.count, 2)
  }
}
