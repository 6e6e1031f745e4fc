import RoundsBridge
import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A12: a round's page, arrow by arrow.
@MainActor @Suite struct RoundDetailTests {
  private let shot = Lab.round(
    7, .inProgress, name: "WA 18", distance: 18, score: 46,
    arrows: [.x, .ten, .nine, .eight, .miss, .miss, .nine], perEnd: 3, ends: 20)

  @Test(
    arguments: [
      (Arrow.x, "X", 10), (.ten, "10", 10), (.nine, "9", 9), (.one, "1", 1), (.miss, "M", 0),
    ] as [(Arrow, String, Int)])
  func `an arrow has a text and points`(arrow: Arrow, text: String, points: Int) {
    #expect(arrow.text == text)
    #expect(arrow.points == points)
    #expect(Arrow(text: text) == arrow)
    #expect(Arrow(text: text.lowercased()) == arrow)
  }

  @Test(arguments: ["", "11", "-1", "XX", "ten", "1.0"])
  func `what is no arrow is none`(text: String) { #expect(Arrow(text: text) == nil) }

  @Test func `ends have numbers, arrows, sums and a running total`() {
    let ends = RoundDetail(round: shot).ends
    #expect(ends.map(\.number) == [1, 2, 3])
    #expect(ends.map(\.arrows) == [["X", "10", "9"], ["8", "M", "M"], ["9"]])
    #expect(ends.map(\.total) == [29, 8, 9])
    #expect(ends.map(\.runningTotal) == [29, 37, 46])
  }

  @Test func `a page counts tens, Xs and misses, and has the card on top`() {
    let detail = RoundDetail(round: shot)
    #expect(detail.tens == 2)
    #expect(detail.xs == 1)
    #expect(detail.misses == 2)
    #expect(detail.card == RoundCard(round: shot))
    #expect(RoundDetail(round: Lab.round(1, .planned)).ends.isEmpty)
    let yards = RoundDetail(round: shot, display: RoundDisplay(units: .yards))
    #expect(yards.card == RoundCard(round: shot, display: RoundDisplay(units: .yards)))
  }

  @Test func `a page loads its round and shows that it loads`() async {
    let repository = RepositoryDouble()
    let calls = repository.hold()
    let page = RoundDetailViewModel(id: 7, repository: repository)
    #expect(page.id == 7)
    #expect(page.detail == nil)
    let task = Task { await page.load() }
    #expect(await Lab.eventually { calls.count == 1 })
    #expect(page.isLoading)
    calls.answer(0, Lab.someRounds.map { $0.id == 7 ? shot : $0 })
    await task.value
    #expect(!page.isLoading)
    #expect(page.detail == RoundDetail(round: shot))
    #expect(page.errorMessage == nil)
  }

  @Test func `a round that is not there is said to be missing`() async {
    let page = RoundDetailViewModel(id: 99, repository: RepositoryDouble(Lab.someRounds))
    await page.load()
    #expect(page.detail == nil)
    #expect(page.errorMessage == RoundsError.noSuchRound(id: 99).description)
    #expect(page.errorMessage?.isEmpty == false)
  }

  @Test func `a failure is said, and gone after the next try`() async {
    let repository = RepositoryDouble(Lab.someRounds)
    repository.trouble.set(RoundsError.unreadable("The ink is wet."))
    let page = RoundDetailViewModel(id: 5, repository: repository)
    await page.load()
    #expect(page.errorMessage == RoundsError.unreadable("The ink is wet.").description)
    #expect(!page.isLoading)
    repository.trouble.set(nil)
    await page.load()
    #expect(page.errorMessage == nil)
    #expect(page.detail?.card.id == 5)
  }

  @Test func `pages that differ in one part are not equal`() {
    let other = [
      Lab.round(7, .inProgress), Lab.round(8, .inProgress),
      Lab.round(7, .inProgress, arrows: [.x]), Lab.round(7, .inProgress, arrows: [.ten]),
      Lab.round(7, .inProgress, arrows: [.nine]), Lab.round(7, .inProgress, arrows: [.miss]),
      Lab.round(7, .inProgress, arrows: [.ten, .nine]),
      Lab.round(7, .inProgress, arrows: [.nine, .ten]),
    ].map { RoundDetail(round: $0) }
    #expect(
      Lab.tellsApart(
        other
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        other.prefix(2).map(\.card)
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        other.flatMap(\.ends)
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        Arrow.allCases
      ) { $0 == $1 })
  }
}
