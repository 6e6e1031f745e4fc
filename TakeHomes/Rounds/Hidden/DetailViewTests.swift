import RoundsBridge
import Testing

@testable import RoundsDomain
@testable import RoundsPresentation
@testable import RoundsViews

/// V5: the page of a round.
@MainActor @Suite struct DetailViewTests {
  private var shot: RoundDetail {
    RoundDetail(
      round: Lab.round(
        7, .inProgress, name: "Portsmouth & Sons", distance: 70, score: 53,
        arrows: [.x, .ten, .nine, .eight, .miss, .seven, .nine], perEnd: 3, ends: 20))
  }

  /// Seventeen tens with thirteen Xs, eleven misses, and nines.
  private var long: RoundDetail {
    let arrows =
      [Arrow](repeating: .x, count: 13) + [.ten, .ten, .ten, .ten]
      + [Arrow](repeating: .miss, count: 11) + [Arrow](repeating: .nine, count: 20)
    return RoundDetail(
      round: Lab.round(
        7, .completed, name: "Frostbite", distance: 90, score: 350, arrows: arrows, perEnd: 6,
        ends: 8))
  }

  private func page(_ detail: RoundDetail) -> Lab.HTML { Lab.HTML(render(.detail(detail))) }

  /// The row of each end: the first that has all that belongs to it, below the one before.
  private func rows(_ detail: RoundDetail, _ page: Lab.HTML) -> [Lab.Element] {
    let tables = page.elements.filter { ["table", "grid"].contains($0.role) }
    var rest = tables.flatMap(\.inside).filter { $0.role == "row" }[...]
    return detail.ends.compactMap { end in
      guard let index = rest.firstIndex(where: { has(end, $0) }) else { return nil }
      let row = rest[index]
      rest = rest[(index + 1)...]
      return row
    }
  }

  private func has(_ end: RoundDetail.End, _ row: Lab.Element) -> Bool {
    var words = row.shownWords
    guard Lab.has(end.arrows, in: words) else { return false }
    return (["\(end.number)"] + end.arrows + ["\(end.total)", "\(end.runningTotal)"]).allSatisfy {
      guard let index = words.firstIndex(of: $0) else { return false }
      words.remove(at: index)
      return true
    }
  }

  @Test func `a heading has the round's name`() {
    #expect(
      page(shot).headings.contains { $0.text.contains("Portsmouth & Sons") },
      "a heading (h1 to h6) with the name as it was given")
  }

  @Test func `a table has a row for each end, with arrows in order, total and running total`() {
    let detail = shot
    #expect(detail.ends.count == 3, "the page's value has no ends, so nothing can be shown (A12)")
    let rows = rows(detail, page(detail))
    #expect(
      rows.count == detail.ends.count,
      "rows with an end's number, its arrows in order, its total and the running total")
  }

  @Test func `the table says in header cells what its columns are`() {
    let detail = shot
    let row = rows(detail, page(detail)).first
    let table = row?.ancestors.first { ["table", "grid"].contains($0.role) }
    let headers = (table?.inside ?? []).filter { ["columnheader", "rowheader"].contains($0.role) }
    #expect(
      headers.contains { $0.accessibleName.contains { $0.isLetter } },
      "a header cell (th) with words in it, in the table of the ends")
  }

  @Test func `the page counts tens, Xs and misses`() {
    let detail = long
    let page = page(detail)
    let rows = rows(detail, page)
    let inRows = Set(rows.flatMap { $0.index..<$0.node.end })
    let words = page.shownWords { !inRows.contains($0) }
    for (what, count) in [("tens", detail.tens), ("Xs", detail.xs), ("misses", detail.misses)] {
      #expect(words.contains("\(count)"), "the number of \(what), beside the rows of the ends")
    }
  }

  @Test func `a link leads back to a list`() {
    let back = RoundTab.allCases.reduce(into: Set<String>()) { $0.formUnion(Lab.Tabs.paths($1)) }
    let links = page(shot).elements.filter { $0.isLink && !$0.accessibleName.isEmpty }
    #expect(
      links.contains { back.contains($0.path ?? "") }, "a link to / or to a tab's path, with a name"
    )
  }
}
