import Foundation
import RoundsBridge
import RoundsData
import RoundsDomain
import RoundsPresentation
import Testing

@MainActor struct ScoringTests {
  private let repository = MockRoundRepository()

  private func sheet(_ round: Round) async -> ScoringViewModel {
    repository.roundsToReturn = [round]
    let sheet = ScoringViewModel(id: round.id, repository: repository)
    await sheet.load()
    return sheet
  }

  @Test func `arrows make ends, sums and the end of the round`() throws {
    var session = try ScoringSession(.sample(1, .planned))
    #expect(session.currentEnd == 1)
    for (arrow, total) in zip([Arrow.x, .ten, .nine, .miss, .one], [10, 20, 29, 29, 30]) {
      try session.score(arrow)
      #expect(session.total == total)
      #expect(session.round.status.name == "IN_PROGRESS")
    }
    #expect(session.currentEnd == 2)
    #expect(!session.isComplete)
    try session.score(.x)
    #expect(session.isComplete)
    #expect(session.currentEnd == 2)
    #expect(session.round.status.name == "COMPLETED")
    #expect(session.round.score == 40)
    #expect(throws: ScoringError.complete) { try session.score(.x) }
  }

  @Test func `undo goes back through the ends to the first arrow`() throws {
    var session = try ScoringSession(.sample(1, .planned))
    for arrow in [Arrow.x, .ten, .nine, .eight, .seven, .six] { try session.score(arrow) }
    for arrow in [Arrow.six, .seven, .eight, .nine, .ten, .x] {
      #expect(try session.undo() == arrow)
      #expect(session.round.status.name == "IN_PROGRESS")
    }
    #expect(session.round.score == nil)
    #expect(!session.canUndo)
    #expect(throws: ScoringError.nothingToUndo) { try session.undo() }
  }

  @Test func `a completed round has no open sheet, whatever object its status is`() async {
    #expect(throws: ScoringError.notOpen) { try ScoringSession(.sample(1, .bridged("COMPLETED"))) }
    let sheet = await sheet(.sample(1, .completed))
    #expect(sheet.state == nil)
    #expect(sheet.errorMessage == "\(ScoringError.notOpen)")
  }

  @Test func `what is tapped shows at once and is saved behind it`() async throws {
    let sheet = await sheet(.sample(1, .planned))
    #expect(sheet.state?.arrows == ["X", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "M"])
    #expect(sheet.state?.canUndo == false)
    for text in ["x", "9", "?", "M", "10"] { sheet.score(text) }
    let state = try #require(sheet.state)
    #expect(state.total == 29)
    #expect(state.place == "End 2 of 2")
    #expect(state.detail.ends.map(\.arrows) == [["X", "9", "M"], ["10"]])
    sheet.undo()
    #expect(sheet.state?.total == 19)
    await sheet.saved()
    #expect(repository.roundsToReturn[0].arrows == [.x, .nine, .miss])
    #expect(repository.roundsToReturn[0].score == 19)
    #expect(repository.roundsToReturn[0].status.name == "IN_PROGRESS")
  }

  @Test func `a tap that cannot be saved says so`() async {
    let sheet = await sheet(.sample(1, .planned))
    repository.shouldFail = true
    repository.errorToThrow = RoundsError.notSaved("No.")
    sheet.score("X")
    await sheet.saved()
    #expect(sheet.errorMessage == "\(RoundsError.notSaved("No."))")
  }

  @Test func `the sheet says that it is full, or empty`() async {
    let sheet = await sheet(.sample(1, .planned))
    sheet.undo()
    #expect(sheet.errorMessage == "\(ScoringError.nothingToUndo)")
    for _ in 0..<7 { sheet.score("9") }
    #expect(sheet.state?.isComplete == true)
    #expect(sheet.errorMessage == "\(ScoringError.complete)")
    await sheet.saved()
    #expect(repository.roundsToReturn[0].status.name == "COMPLETED")
  }

  @Test func `arrows of another page come onto this one`() async {
    let sheet = await sheet(.sample(1, .planned))
    sheet.take(.saved(.sample(1, .inProgress, score: 10, arrows: [.x])))
    sheet.take(.saved(.sample(2, .inProgress, score: 9, arrows: [.nine])))
    #expect(sheet.state?.total == 10)
  }

  @Test func `a round that nobody has opens no sheet`() async {
    let sheet = ScoringViewModel(id: 5, repository: repository)
    await sheet.load()
    #expect(sheet.errorMessage == "\(RoundsError.noSuchRound(id: 5))")
    sheet.score("X")
    #expect(sheet.state == nil)
  }

  @Test(arguments: [
    (RoundStatus.planned, false, [RoundAction.begin]), (.inProgress, false, [.pause]),
    (.inProgress, true, [.pause, .complete]), (.paused, true, [.resume, .complete]),
    (.bridged("PAUSED"), false, [.resume]), (.completed, true, []),
    (.bridged("ARCHIVED"), true, []),
  ])
  func `what may be done depends on the status and the arrows`(
    _ status: RoundStatus, _ hasArrows: Bool, _ expected: [RoundAction]
  ) {
    #expect(RoundAction.of(.sample(1, status, arrows: hasArrows ? [.x] : [])) == expected)
  }
}
