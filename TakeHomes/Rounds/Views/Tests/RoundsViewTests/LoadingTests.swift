import RoundsDomain
import RoundsPresentation
import RoundsViews
import Testing

/// How to keep a page as it is: `SNAPSHOTS=record swift test` writes it, `swift test` compares.
struct LoadingTests {
  @Test func `a list that loads`() throws {
    let page = render(.list(.loading, tab: .all, counts: [11, 2, 5, 1, 3]))
    try Snapshot(name: "loading.html").expect(page)
  }
}
