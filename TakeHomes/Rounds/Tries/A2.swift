import Foundation
import RoundsBridge
import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// Answers each question when the test says so.
private actor SlowRepository: RoundRepositoryProtocol {
  private var questions: [CheckedContinuation<[Round], Never>] = []
  var count: Int { questions.count }

  func getAllRounds() async throws -> [Round] {
    await withCheckedContinuation { questions.append($0) }
  }
  func save(_ round: Round) async throws {}
  func delete(id: Int64) async throws {}

  func waitForQuestions(_ wanted: Int) async {
    while count < wanted { await Task.yield() }
  }
  func answer(_ index: Int, _ rounds: [Round]) { questions[index].resume(returning: rounds) }
}

private func round(_ id: Int64, _ status: RoundStatus = .planned, score: Int? = nil) -> Round {
  Round(
    id: id, name: "Round", date: Date(timeIntervalSince1970: 1_763_900_000), distanceMetres: 70,
    status: status, score: score)
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct LateAnswerTests {
  /// The second load is answered first, and then the first one.
  @Test func `a late answer of an older question changes nothing`() async {
    let repository = SlowRepository()
    let list = RoundListViewModel(repository: repository)
    async let older: Void = list.loadRounds()
    await repository.waitForQuestions(1)
    async let newer: Void = list.loadRounds()
    await repository.waitForQuestions(2)
    await repository.answer(1, [round(2)])
    await newer
    await repository.answer(0, [round(1)])
    await older
    #expect(list.rounds.map(\.id) == [2])
  }
}
