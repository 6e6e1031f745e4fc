import RoundsDomain
import Synchronization

/// Answers each question as its turn says, once its gate is open, and counts.
final class ScriptedRepository: RoundRepositoryProtocol {
  struct Turn: Sendable {
    var gate: Gate?
    var answer: Result<[Round], RoundsError>
  }

  private struct State {
    var turns: [Turn]
    var asked = 0
    var saved: [Round] = []
    var cancelled = 0
    var saveError: RoundsError?
  }

  private let state: Mutex<State>

  init(_ turns: [Turn]) { state = Mutex(State(turns: turns)) }

  var asked: Int { state.withLock { $0.asked } }
  var saved: [Round] { state.withLock { $0.saved } }
  var cancelled: Int { state.withLock { $0.cancelled } }

  func failSaving(_ error: RoundsError) { state.withLock { $0.saveError = error } }

  func getAllRounds() async throws -> [Round] {
    let turn = state.withLock { state in
      state.asked += 1
      return state.turns.count > 1 ? state.turns.removeFirst() : state.turns[0]
    }
    await turn.gate?.pass()
    if Task.isCancelled { state.withLock { $0.cancelled += 1 } }
    return try turn.answer.get()
  }

  func save(_ round: Round) async throws {
    try state.withLock { state in
      if let error = state.saveError { throw error }
      state.saved.append(round)
    }
  }

  func delete(id: Int64) async throws {}
}
