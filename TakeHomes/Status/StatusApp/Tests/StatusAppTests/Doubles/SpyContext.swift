import StatusDomain

/// Writes down what a state asks for and keeps its questions; it never moves.
@MainActor final class SpyContext: IStateContext {
  typealias Answer = Result<KYSProfile, any Error>

  private(set) var said: [String] = []
  private(set) var completions: [@MainActor (Answer) -> Void] = []

  func gotoCheckState() { said.append("Check") }
  func gotoPromptState() { said.append("Prompt") }
  func gotoUpdateState() { said.append("Update") }
  func gotoSaveState(status: KYSStatus) { said.append("Save \(status.rawValue)") }
  func gotoFinalState(outcome: KYSOutcome) { said.append("Final \(outcome.rawValue)") }

  func getStatus(completion: @escaping @MainActor (Answer) -> Void) {
    said.append("ask")
    completions.append(completion)
  }

  func saveStatus(_ status: KYSStatus, completion: @escaping @MainActor (Answer) -> Void) {
    said.append("keep \(status.rawValue)")
    completions.append(completion)
  }
}
