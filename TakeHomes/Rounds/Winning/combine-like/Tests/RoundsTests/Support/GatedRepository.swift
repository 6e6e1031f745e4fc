import RoundsDomain
import Synchronization

/// Holds each question back until the test answers it.
final class GatedRepository: RoundRepositoryProtocol {
  private struct State {
    var questions: [CheckedContinuation<[Round], any Error>?] = []
    var cancelled = 0
    var saved: [Round] = []
    var saveError: (any Error)?
  }

  private let state = Mutex(State())

  var asked: Int { state.withLock { $0.questions.count } }
  var cancelled: Int { state.withLock { $0.cancelled } }
  var saved: [Round] { state.withLock { $0.saved } }
  func failSaves(_ error: (any Error)?) { state.withLock { $0.saveError = error } }

  func getAllRounds() async throws -> [Round] {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { $0.questions.append(continuation) }
      }
    } onCancel: {
      state.withLock { $0.cancelled += 1 }
    }
  }

  func answer(_ index: Int, _ result: Result<[Round], any Error>) {
    let question = state.withLock { state in
      defer { state.questions[index] = nil }
      return state.questions[index]
    }
    question?.resume(with: result)
  }

  func save(_ round: Round) async throws {
    try state.withLock { state in
      if let error = state.saveError { throw error }
      state.saved.append(round)
    }
  }

  func delete(id: Int64) async throws {}
}
