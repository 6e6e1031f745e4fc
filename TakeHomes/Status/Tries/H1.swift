import Testing

@testable import StatusDomain

/// Notes what a state asks for, and goes nowhere.
@MainActor private final class NotingContext: IStateContext {
  var calls: [String] = []
  var answer: @MainActor (Result<KYSProfile, any Error>) -> Void = { _ in }

  func gotoCheckState() { calls.append("go to Check") }
  func gotoPromptState() { calls.append("go to Prompt") }
  func gotoUpdateState() { calls.append("go to Update") }
  func gotoSaveState(status: KYSStatus) { calls.append("go to Save") }
  func gotoFinalState(outcome: KYSOutcome) { calls.append("go to Final: \(outcome)") }

  func getStatus(completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void) {
    calls.append("ask")
    answer = completion
  }

  func saveStatus(
    _ status: KYSStatus, completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void
  ) {
    calls.append("save")
    answer = completion
  }
}

private struct NoNetwork: Error {}

@MainActor struct StateObjectTests {
  private let context = NotingContext()

  /// A save that failed is not a success.
  @Test func `Save ends as the answer says`() {
    let state = SaveState(status: .positive, context: context)
    state.enter()
    context.answer(.failure(NoNetwork()))
    #expect(context.calls == ["save", "go to Final: failure"])
    state.exit()
  }

  /// The second answer to one question must not move the flow again.
  @Test func `Check asks once and moves once`() {
    let state = CheckState(context: context)
    state.enter()
    let old = KYSProfile(status: .positive, needsUpdate: true)
    context.answer(.success(old))
    context.answer(.success(old))
    #expect(context.calls == ["ask", "go to Prompt"])
    state.exit()
  }

  /// Where the table has a dot, the state does nothing.
  @Test func `Update does not check and ends as cancelled`() {
    let state = UpdateState(context: context)
    state.enter()
    state.check()
    state.update()
    #expect(context.calls == [])
    state.cancel()
    #expect(context.calls == ["go to Final: cancelled"])
  }
}
