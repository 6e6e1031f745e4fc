import StatusDomain
import Synchronization

/// Keeps what it is asked until a test answers.
final class StubService: KYSServiceProtocol {
  typealias Answer = Result<KYSProfile, any Error>
  struct Trouble: Error {}

  private struct State {
    var asked: [@Sendable (Answer) -> Void] = []
    var saved: [KYSStatus] = []
    var saving: [@Sendable (Answer) -> Void] = []
    var immediate: Answer?
  }

  private let state = Mutex(State())

  /// Answers at once, whatever is asked.
  init(immediate: Answer? = nil) { state.withLock { $0.immediate = immediate } }

  var askedCount: Int { state.withLock { $0.asked.count } }
  var saved: [KYSStatus] { state.withLock { $0.saved } }

  func getStatus(completion: @escaping @Sendable (Answer) -> Void) {
    let immediate = state.withLock { state in
      state.asked.append(completion)
      return state.immediate
    }
    immediate.map(completion)
  }

  func saveStatus(_ status: KYSStatus, completion: @escaping @Sendable (Answer) -> Void) {
    let immediate = state.withLock { state in
      state.saved.append(status)
      state.saving.append(completion)
      return state.immediate
    }
    immediate.map(completion)
  }

  /// Answers a question for the status; the last one unless another is meant.
  func answer(_ answer: Answer, question: Int? = nil) {
    let completions = state.withLock { $0.asked }
    completions[question ?? completions.count - 1](answer)
  }

  /// Answers the last save.
  func answerSave(_ answer: Answer) {
    state.withLock { $0.saving.last }?(answer)
  }
}

extension Result<KYSProfile, any Error> {
  static let current = success(KYSProfile(status: .negative, needsUpdate: false))
  static let outdated = success(KYSProfile(status: .negative, needsUpdate: true))
  static let trouble = failure(StubService.Trouble())
}
