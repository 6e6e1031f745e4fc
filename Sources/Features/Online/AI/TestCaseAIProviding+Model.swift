public import Domain
import Trials

extension TestCaseAIProviding {
  /// Cases of a language model; whatever it answers is passed on unread.
  ///
  /// Throws: ``ProposalError/unreadable(origin:reason:)`` for an answer that is not whole.
  public static func model(_ model: LanguageModel) -> TestCaseAIProviding {
    TestCaseAIProviding(name: model.name) { problem, count in
      // Streamed, so that a model that thinks for long is not taken for one that is gone.
      var text = ""
      do {
        for try await piece in model.stream(CasePrompt(problem: problem, count: count).prompt) {
          text += piece
        }
      } catch OnlineError.cutOff(_, let isAtLength) {
        throw ProposalError.unreadable(
          origin: model.name,
          reason: isAtLength ? "it stopped at its length limit." : "it was cut off.")
      }
      // A stream whose reader is cancelled ends like one that is whole.
      try Task.checkCancellation()
      guard !text.isEmpty else {
        throw OnlineError.unreadable(service: model.name, reason: "an empty answer.")
      }
      return text
    }
  }
}
