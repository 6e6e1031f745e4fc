import RoundsBridge
import Testing

@testable import RoundsDomain
@testable import RoundsPresentation
@testable import RoundsViews

/// V4: the rounds of a tab.
@MainActor @Suite struct RowsViewTests {
  private func page(_ cards: [RoundCard]) -> Lab.HTML {
    Lab.HTML(render(.list(.content(cards), tab: .all, counts: Lab.tabCounts)))
  }

  @Test func `each card has a list item or a table row, in order`() {
    let cards = Lab.cards
    let rows = page(cards).roundRows
    #expect(rows.count == cards.count, "list items or table rows with a link to a round")
    let ids = rows.map { row in
      row.page.roundLinks.first { row.holds($0.link) }?.id ?? "none"
    }
    #expect(ids == cards.map { "\($0.id)" }, "the rounds in the order of their rows")
  }

  @Test func `a row shows name, date, distance and status`() {
    let cards = Lab.cards
    for (row, card) in zip(page(cards).roundRows, cards) {
      for text in [card.name, card.date, card.distance, card.status] {
        #expect(
          row.text.contains(Lab.HTML.collapsed(text)),
          "the row of \(card.name) does not show \(text)")
      }
    }
    #expect(page(cards).roundRows.count == cards.count, "as many rows as cards")
  }

  @Test func `a row shows the score where there is one, and nothing in its place`() {
    let cards = Lab.cards
    let rows = page(cards).roundRows
    #expect(rows.count == cards.count, "as many rows as cards")
    for (row, card) in zip(rows, cards) {
      let words = row.shownWords
      if let score = card.score {
        #expect(
          words.contains(score) || row.text.contains(score),
          "the row of \(card.name) does not show its score")
      } else {
        let wrong = words.filter { ["nil", "Optional", "0"].contains($0) }
        #expect(wrong == [], "\(card.name) has no score, so its row shows no number or word for it")
      }
      #expect(!words.contains("Optional"), "the value itself is shown, without Optional around it")
    }
  }

  @Test func `a link to each round's page is named after the round`() {
    let cards = Lab.cards
    let links = page(cards).roundLinks
    for card in cards {
      #expect(
        links.contains { $0.id == "\(card.id)" && $0.link.accessibleName.contains(card.name) },
        "a link to /rounds/\(card.id) whose name contains \(card.name)")
    }
  }

  @Test(
    arguments: [
      "Club <marquee>9</marquee>", "Bows & Arrows", "R&amp;D", "The \"Old\" Round",
      "Archers' Round", "\" onclick=\"alert(1)", "' onfocus='alert(1)", "<script>alert(1)</script>",
      "5 < 6 > 4",
    ])
  func `signs of HTML in a name are shown as text`(name: String) {
    let card = RoundCard(round: Lab.round(7, .completed, name: name, score: 318))
    let page = page([card])
    let row = page.roundRows.first
    #expect(row?.text.contains(name) == true, "the name as it was given")
    #expect(
      page.roundLinks.first?.link.accessibleName.contains(name) == true,
      "the link's name contains the round's name as it was given")
    let foreign = page.allElements.filter { ["marquee", "script"].contains($0.name) }
    #expect(foreign.map(\.name) == [], "a name became an element of the page")
    let handlers = page.allElements.flatMap { $0.node.attributes.keys }.filter {
      $0.hasPrefix("on")
    }
    #expect(handlers == [], "a name became an attribute of an element")
  }
}
