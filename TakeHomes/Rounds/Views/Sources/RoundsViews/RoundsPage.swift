import RoundsDomain
import RoundsPresentation

public enum RoundsPage: Hashable, Sendable {
  /// The counts stand in the order of the tabs.
  case list(RoundListScreen, tab: RoundTab, counts: [Int])
  case detail(RoundDetail)
}

/// The page as a piece of HTML.
public func render(_ page: RoundsPage) -> String {
  switch page {
  case .list(let screen, let tab, let counts):
    return tabBar(tab, counts) + content(screen)
  case .detail(let detail):
    return detailPage(detail)
  }
}

extension RoundTab {
  // TODO: a symbol for each
  public var symbol: String { "list.bullet" }
}

// TODO: nobody can open a tab
private func tabBar(_ current: RoundTab, _ counts: [Int]) -> String {
  let tabs = RoundTab.allCases.map { tab in
    let style = tab == current ? " style=\"font-weight: bold\"" : ""
    return "<span id=\"tab\"\(style)>\(tab.title) \(counts[tab.rawValue])</span>\n"
  }
  return "<div style=\"position: fixed\">\n\(tabs.joined())</div>\n"
}

private func content(_ screen: RoundListScreen) -> String {
  switch screen {
  case .loading:
    return "<img src=\"spinner.gif\">\n"
  case .error(let message):
    return "<div class=\"red\">\(message)</div>\n<a href=\"/\"><img src=\"retry.png\"></a>\n"
  case .empty:
    return "<ul></ul>\n<p>Nothing here</p>\n"
  case .content(let cards):
    return "<ul>\n\(cards.map(row).joined())</ul>\n"
  }
}

private func row(_ card: RoundCard) -> String {
  "<li onclick=\"open(\(card.id))\">\(card.name) \(card.date) \(card.distance) "
    + "\(card.score ?? "0") \(card.status)</li>\n"
}

// TODO: a table, and a way back
private func detailPage(_ detail: RoundDetail) -> String {
  let ends = detail.ends.map { "<p>\($0.arrows.joined(separator: " ")) = \($0.total)</p>\n" }
  return "<h1>\(detail.card.name)</h1>\n\(ends.joined())<p>\(detail.tens) tens</p>\n"
}
