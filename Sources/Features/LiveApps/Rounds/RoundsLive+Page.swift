import Markup
import RoundsDomain
import RoundsPresentation

extension RoundsLive {
  func nodes(in frame: LiveFrame) -> [LiveNode] {
    let content =
      switch route {
      case .list(let tab): listNodes(tab, in: frame)
      case .detail: roundNodes(in: frame)
      case .scoring: sheetNodes(in: frame)
      case .statistics: [statisticsNode(in: frame)]
      case .settings: [settingsNode(in: frame)]
      case .exchange: exchangeNodes(in: frame)
      }
    return [places(in: frame), troubleNode] + content
  }

  private var troubleNode: LiveNode {
    LiveNode("trouble", of: trouble) { [trouble] in
      trouble.map { "<p class=\"trouble\" role=\"alert\">\($0)</p>" } ?? .empty
    }
  }

  private func places(in frame: LiveFrame) -> LiveNode {
    let here: String
    switch route {
    case .list, .detail, .scoring: here = "Rounds"
    case .statistics, .settings, .exchange: here = title
    }
    let entries: [(String, RoundsRoute)] = [
      ("Rounds", .list(.all)), ("Statistics", .statistics), ("Import and export", .exchange),
      ("Settings", .settings),
    ]
    return LiveNode(
      "places", tag: "nav", attributes: " class=\"app-tabs\" aria-label=\"Places\"", of: here
    ) {
      let links = entries.map { title, route -> HTML in
        """
        <a href="\(frame.link(route.path))" data-live-open="\(route.path)"\
        \(" aria-current=\"page\"", if: title == here)>\(title)</a>
        """
      }
      return "\(links)"
    }
  }

  // MARK: The list

  private func listNodes(_ tab: RoundTab, in frame: LiveFrame) -> [LiveNode] {
    guard let list else { return [] }
    let screen = list.screen
    let shown = list.filteredRounds.prefix(mostRows)
    let rounds = Dictionary(shown.map { ($0.id, $0) }) { first, _ in first }
    var cards: [RoundCard] = []
    if case .content(let content) = screen { cards = content }
    var nodes: [LiveNode] = [
      tabs(list, tab, in: frame),
      LiveNode("bar", attributes: " class=\"rounds-bar\"", of: Self.status(screen)) {
        """
        <p class="app-status" role="status">\(Self.status(screen))</p>\
        \(frame.button("refresh", "Refresh"))
        """
      },
      LiveNode("notice", of: Self.noticeStamp(screen)) { Self.notice(screen, in: frame) },
      LiveNode(
        "rows", tag: "ul", attributes: " class=\"app-rows rounds-cards\" aria-label=\"Rounds\"",
        nodes: cards.prefix(mostRows).map { card in
          let action = rounds[card.id].flatMap { RoundAction.of($0).first }
          return LiveNode("round-\(card.id)", tag: "li", of: [AnyHashable(card), action]) {
            Self.row(card, action, in: frame)
          }
        }),
    ]
    if cards.count > mostRows { nodes.append(more(in: frame)) }
    // What is open stays open: it never changes.
    nodes.append(
      LiveNode("plan", tag: "details", attributes: " class=\"rounds-plan\"", of: true) {
        Self.plan(in: frame)
      })
    return nodes
  }

  /// Below the last row: what asks for the next ones when it comes into sight.
  private func more(in frame: LiveFrame) -> LiveNode {
    let rows = mostRows
    return LiveNode("more", attributes: " class=\"app-more\"", of: rows) {
      """
      <div data-live-seen="\(rows)">\(frame.button("seen", "More rounds", value: String(rows)))</div>
      """
    }
  }

  private func tabs(_ list: RoundListViewModel, _ tab: RoundTab, in frame: LiveFrame) -> LiveNode {
    let counts = RoundTab.allCases.map { list.count(forTab: $0.rawValue) }
    return LiveNode(
      "tabs", tag: "nav", attributes: " class=\"rounds-tabs\" aria-label=\"Rounds by status\"",
      of: counts + [tab.rawValue]
    ) {
      let links = zip(RoundTab.allCases, counts).map { each, count -> HTML in
        let path = RoundsRoute.list(each).path
        return """
          <a id="tab-\(each.rawValue)" href="\(frame.link(path))" data-live-open="\(path)"\
          \(" aria-current=\"page\"", if: each == tab)><strong>\(count)</strong> \
          <span>\(each.title)</span></a>
          """
      }
      return "\(links)"
    }
  }

  static func status(_ screen: RoundListScreen) -> String {
    switch screen {
    case .loading: "Rounds are loading…"
    case .content(let cards): cards.count == 1 ? "1 round" : "\(cards.count) rounds"
    case .error, .empty: ""
    }
  }

  private static func noticeStamp(_ screen: RoundListScreen) -> RoundListScreen {
    if case .content = screen { .content([]) } else { screen }
  }

  static func notice(_ screen: RoundListScreen, in frame: LiveFrame) -> HTML {
    switch screen {
    case .loading:
      """
      <ul class="app-rows" aria-hidden="true">\
      \(raw: String(repeating: "<li class=\"app-row skeleton\"><span></span><span></span></li>", count: 6))</ul>
      """
    case .error(let message): failure("Your rounds couldn't be loaded", message, in: frame)
    case .empty(let message):
      "<div class=\"app-notice\"><h2>Nothing here</h2><p>\(message)</p></div>"
    case .content: .empty
    }
  }

  static func failure(_ title: String, _ message: String, in frame: LiveFrame) -> HTML {
    """
    <div class="app-notice error" role="alert"><h2>\(title)</h2><p>\(message)</p>\
    \(frame.button("retry", "Retry"))</div>
    """
  }

  private static func row(
    _ card: RoundCard, _ action: RoundAction?, in frame: LiveFrame
  ) -> HTML {
    """
    <a class="app-row" href="\(frame.link(card.route.path))" data-live-open="\(card.route.path)">\
    <span class="app-name">\(card.name)</span>\
    <span class="rounds-line">\(chip(card.status))<span>\(card.date)</span><span>\(card.distance)</span></span>\
    <span class="app-prices">\(card.score.map { "<span>\($0)</span>" as HTML })</span></a>\
    \(action.map { button($0, of: card, id: "do-\(card.id)", in: frame) })
    """
  }

  static func chip(_ status: String) -> HTML {
    "<span class=\"app-chip rounds-\(RoundTab.word(status))\">\(status)</span>"
  }

  /// Known by an identifier of its own, so that the focus stays when the words on it change.
  static func button(
    _ action: RoundAction, of card: RoundCard, id: String? = nil, in frame: LiveFrame
  ) -> HTML {
    frame.button(
      "status", action.title, value: "\(card.id) \(action.rawValue)",
      attributes:
        " id=\"\(id ?? "do-\(action.rawValue)")\" aria-label=\"\(action.title): \(card.name)\"")
  }

  private static func plan(in frame: LiveFrame) -> HTML {
    let buttons = RoundKind.all.map { frame.button("plan", $0.title, value: $0.word) }
    return "<summary>Plan a round</summary><div class=\"rounds-actions\">\(buttons)</div>"
  }
}

extension RoundTab {
  /// The end of a class name for a status as it is shown.
  fileprivate static func word(_ title: String) -> String {
    let tab = allCases.first { $0.title == title }
    return tab.map { "\($0)" } ?? "other"
  }
}
