import Domain
import Testing

@Suite struct RecentPageTests {
  private static func page(_ count: Int, from first: Int64 = 100) -> RecentPage {
    RecentPage(
      (0..<count).map { place in
        OnlineSubmission(
          id: nil, slug: "p\(place)", title: "P", verdict: .accepted, status: "Accepted",
          language: "swift", at: Instant(milliseconds: first + Int64(place)))
      }.reversed())
  }

  /// How many the page has, the newest that was seen before, and whether some may be missing.
  @Test(
    arguments: [
      (0, nil, false), (19, nil, false), (20, nil, true), (20, 99, true), (20, 100, false),
      (20, 119, false), (19, 50, false), (3, 100, false),
    ] as [(Int, Int64?, Bool)])
  func `a full page that does not reach what was seen leaves a gap`(
    count: Int, seen: Int64?, hasGap: Bool
  ) {
    let page = Self.page(count)
    #expect(page.hasGap(after: seen.map(Instant.init(milliseconds:))) == hasGap)
  }

  @Test func `the newest is told whatever the order`() {
    #expect(Self.page(3).newest == Instant(milliseconds: 102))
    #expect(Self.page(0).newest == nil)
  }
}
