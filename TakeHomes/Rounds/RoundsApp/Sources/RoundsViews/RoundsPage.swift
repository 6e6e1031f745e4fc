public import RoundsDomain
public import RoundsPresentation

/// What a reader has before them: the list under one of its tabs, or a round.
public enum RoundsPage: Hashable, Sendable {
  /// The counts stand in the order of the tabs.
  case list(RoundListScreen, tab: RoundTab, counts: [Int])
  case detail(RoundDetail)
}

/// The page as a piece of HTML, which needs no script.
public func render(_ page: RoundsPage) -> String {
  switch page {
  case .list(let screen, let tab, let counts):
    listPage(screen, tab: tab, counts: counts).text
  case .detail(let detail):
    detailPage(detail).text
  }
}
