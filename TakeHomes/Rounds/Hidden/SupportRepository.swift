import RoundsBridge

@testable import RoundsDomain

/// Answers at once with what it has, or, while it holds, when the test says so.
final class RepositoryDouble: RoundRepositoryProtocol, Sendable {
  let rounds: Box<[Round]>
  let trouble = Box<(any Error)?>(nil)
  let held = Box<Held<[Round]>?>(nil)
  let loads = Box(0)
  let saved = Box<[Round]>([])

  init(_ rounds: [Round] = []) { self.rounds = Box(rounds) }

  /// From now on loads wait for an answer.
  func hold() -> Held<[Round]> {
    let calls = Held<[Round]>()
    held.set(calls)
    return calls
  }

  func getAllRounds() async throws -> [Round] {
    loads.change { $0 += 1 }
    if let held = held.value { return try await held.call() }
    if let trouble = trouble.value { throw trouble }
    return rounds.value
  }

  func save(_ round: Round) async throws {
    if let trouble = trouble.value { throw trouble }
    saved.change { $0.append(round) }
    rounds.change { all in
      if let index = all.firstIndex(where: { $0.id == round.id }) {
        all[index] = round
      } else {
        all.append(round)
      }
    }
  }

  func delete(id: Int64) async throws {
    if let trouble = trouble.value { throw trouble }
    rounds.change { $0.removeAll { $0.id == id } }
  }
}
