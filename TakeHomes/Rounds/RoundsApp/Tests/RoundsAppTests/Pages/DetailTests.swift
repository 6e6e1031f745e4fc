import Foundation
import RoundsBridge
import RoundsData
import RoundsDomain
import RoundsPresentation
import Testing

@MainActor struct DetailTests {
  private let repository = MockRoundRepository()

  @Test func `a page shows every end with its sum and the running total`() {
    let round = Round.sample(1, .inProgress, score: 38, arrows: [.x, .nine, .miss, .ten, .nine])
    let detail = RoundDetail(round: round)
    #expect(detail.card == RoundCard(round: round))
    #expect(detail.ends.map(\.number) == [1, 2])
    #expect(detail.ends.map(\.arrows) == [["X", "9", "M"], ["10", "9"]])
    #expect(detail.ends.map(\.total) == [19, 19])
    #expect(detail.ends.map(\.runningTotal) == [19, 38])
    #expect((detail.tens, detail.xs, detail.misses) == (2, 1, 1))
    #expect(detail.averageArrow == "7.60")
    #expect(detail.progress == "5 of 6 arrows")
  }

  @Test func `a full end may be shown with its best arrow first`() {
    let round = Round.sample(1, .inProgress, arrows: [.miss, .nine, .x, .one, .ten])
    let detail = RoundDetail(round: round, display: RoundDisplay(sortsEnds: true))
    #expect(detail.ends.map(\.arrows) == [["X", "9", "M"], ["1", "10"]])
  }

  @Test func `a round without arrows has no ends`() {
    let detail = RoundDetail(round: .sample(1, .planned))
    #expect(detail.ends.isEmpty)
    #expect(detail.averageArrow == nil)
  }

  @Test func `a page loads its round`() async {
    repository.roundsToReturn = Round.samples
    let page = RoundDetailViewModel(id: 4, repository: repository)
    #expect(page.detail == nil)
    await page.load()
    #expect(page.detail == RoundDetail(round: Round.samples[3]))
    #expect(!page.isLoading)
    #expect(page.errorMessage == nil)
  }

  @Test func `a round that nobody has is said by its number`() async {
    let page = RoundDetailViewModel(id: 9, repository: repository)
    await page.load()
    #expect(page.detail == nil)
    #expect(page.errorMessage == "\(RoundsError.noSuchRound(id: 9))")
  }

  @Test func `a page that failed tries again`() async {
    repository.shouldFail = true
    repository.errorToThrow = RoundsError.unreadable("No.")
    let page = RoundDetailViewModel(id: 4, repository: repository)
    await page.load()
    #expect(page.errorMessage == "\(RoundsError.unreadable("No."))")
    repository.shouldFail = false
    repository.roundsToReturn = Round.samples
    await page.load()
    #expect(page.errorMessage == nil)
    #expect(page.detail?.card.id == 4)
  }

  @Test func `a status is changed on the page, or not at all`() async {
    repository.roundsToReturn = Round.samples
    let page = RoundDetailViewModel(id: 4, repository: repository)
    await page.load()
    await page.setStatus(.inProgress)
    #expect(page.detail?.card.status == "In Progress")
    #expect(repository.roundsToReturn[3].status.name == "IN_PROGRESS")
    repository.shouldFail = true
    await page.setStatus(.completed)
    #expect(page.detail?.card.status == "In Progress")
    #expect(page.errorMessage != nil)
  }

  @Test func `what was done elsewhere shows on the page it concerns`() async {
    repository.roundsToReturn = Round.samples
    let page = RoundDetailViewModel(id: 4, repository: repository)
    await page.load()
    page.take(.saved(.sample(5, .planned)))
    #expect(page.detail?.card.status == "Paused")
    page.take(.saved(.sample(4, .completed)))
    #expect(page.detail?.card.status == "Completed")
    page.take(.deleted(id: 4))
    #expect(page.detail == nil)
    #expect(page.errorMessage == "\(RoundsError.noSuchRound(id: 4))")
  }
}
