import RoundsDomain
import RoundsPresentation

extension RoundsLive {
  func text() -> String {
    let lines: [String]
    switch route {
    case .list: lines = listLines
    case .detail: lines = detail?.detail.map(Self.lines) ?? [detail?.errorMessage ?? "Loading…"]
    case .scoring: lines = sheetLines
    case .statistics: lines = statisticsLines
    case .settings:
      lines = [
        "Distances in \(settings.settings.units.rawValue)",
        "Best arrow first: \(settings.settings.sortsEnds ? "on" : "off")",
      ]
    case .exchange: lines = exchangeLines
    }
    return ([trouble].compactMap(\.self) + lines).joined(separator: "\n") + "\n"
  }

  private var listLines: [String] {
    guard let list else { return [] }
    let tabs = RoundTab.allCases.map { tab in
      let isHere = tab.rawValue == list.selectedTabIndex
      let words = "\(tab.title) \(list.count(forTab: tab.rawValue))"
      return isHere ? "[\(words)]" : words
    }.joined(separator: "  ")
    switch list.screen {
    case .loading: return [tabs, "Rounds are loading…"]
    case .error(let message), .empty(let message): return [tabs, message]
    case .content(let cards): return [tabs] + Self.table(cards)
    }
  }

  private static func table(_ cards: [RoundCard]) -> [String] {
    func width(_ text: (RoundCard) -> String) -> Int { cards.map { text($0).count }.max() ?? 0 }
    let widths = (
      id: width { String($0.id) }, name: width(\.name), date: width(\.date),
      distance: width(\.distance), score: width { $0.score ?? "" }
    )
    return cards.map { card in
      [
        String(card.id).left(widths.id), card.name.right(widths.name),
        card.date.left(widths.date), card.distance.left(widths.distance),
        (card.score ?? "").left(widths.score), card.status,
      ].joined(separator: "  ")
    }
  }

  private static func lines(_ detail: RoundDetail) -> [String] {
    let card = detail.card
    let facts = [card.date, card.distance, card.status, detail.progress]
    return [card.name, "  \(facts.joined(separator: ", "))"]
      + [card.score.map { "  \($0) points, \(detail.tens) tens with \(detail.xs) Xs" }]
      .compactMap(\.self) + ends(detail)
  }

  private static func ends(_ detail: RoundDetail) -> [String] {
    let width = detail.ends.map { $0.arrows.joined(separator: " ").count }.max() ?? 0
    return detail.ends.map { end in
      "  \(String(end.number).left(2))  \(end.arrows.joined(separator: " ").right(width))"
        + "  \(String(end.total).left(3))  \(String(end.runningTotal).left(4))"
    }
  }

  private var sheetLines: [String] {
    guard let sheet else { return [] }
    guard let state = sheet.state else { return [sheet.errorMessage ?? "Loading…"] }
    return [
      state.detail.card.name,
      "  \(state.isComplete ? "Completed" : state.place): \(state.total) points",
    ] + Self.ends(state.detail) + [sheet.errorMessage].compactMap(\.self)
  }

  private var statisticsLines: [String] {
    let page = StatisticsPage(list?.rounds ?? [], display: display)
    if let message = list?.errorMessage ?? page.emptyMessage { return [message] }
    return page.sections.map { section in
      "\(section.distance)  \(section.rounds), \(section.average), best \(section.best.score)"
        + " on \(section.best.date)  \(Self.bars(section.plot))"
    }
  }

  /// The course in eight heights.
  private static func bars(_ plot: ScorePlot) -> String {
    let heights = Array("▁▂▃▄▅▆▇█")
    return String(plot.points.map { heights[min(7, max(0, Int($0.y * 8)))] })
  }

  private var exchangeLines: [String] {
    // Each of its lines has an end already.
    if let exported { return [String(exported.dropLast())] }
    guard let imported else {
      return [
        "csv shows all rounds as comma-separated text",
        "add NAME,DATE,METRES,STATUS takes a round, such as: add Club,2025-11-23,18,PLANNED",
      ]
    }
    return ["\(imported.taken) taken"] + imported.problems
  }

  var commands: [(line: String, meaning: String)] {
    let everywhere = [
      ("tab NAME", "all, in-progress, completed, paused or planned"), ("open NUMBER", "a round"),
      ("plan indoor|short|compound|recurve", "a new round"), ("statistics", "your results"),
      ("settings", "the settings"), ("exchange", "rounds as text"), ("refresh", "loads again"),
    ]
    switch route {
    case .list:
      return [
        ("start|pause|resume|finish NUMBER", "changes a round"), ("retry", "after a failure"),
      ] + everywhere
    case .detail:
      return [("score", "the score sheet"), ("delete", "deletes it for good")] + everywhere
    case .scoring:
      return [("X, 10 … 1, M", "an arrow"), ("undo", "the last arrow back"), ("back", "the round")]
    case .settings: return [("units metres|yards", ""), ("sort on|off", "")] + everywhere
    case .exchange:
      return [
        ("csv", "all rounds as comma-separated text"),
        ("add NAME,DATE,METRES,STATUS", "takes a round"),
      ] + everywhere
    case .statistics: return everywhere
    }
  }

  func event(line: LiveLine) -> LiveEvent? {
    if case .scoring = route, line.rest.isEmpty, Arrow(text: line.verb) != nil {
      return LiveEvent("arrow", line.verb)
    }
    switch (line.verb, line.rest) {
    case ("tab", "all"), ("list", ""): return LiveEvent(LiveEvent.open, "/")
    case ("tab", let name) where !name.isEmpty: return LiveEvent(LiveEvent.open, "/\(name)")
    case ("open", let id) where !id.isEmpty: return LiveEvent(LiveEvent.open, "/rounds/\(id)")
    case ("score", ""), ("back", ""), ("delete", ""): return roundEvent(line.verb)
    case ("statistics", ""), ("settings", ""), ("exchange", ""):
      return LiveEvent(LiveEvent.open, "/\(line.verb)")
    case ("refresh", ""), ("retry", ""), ("undo", ""): return LiveEvent(line.verb)
    case ("csv", "") where route == .exchange: return LiveEvent("csv")
    case ("add", let line) where route == .exchange && !line.isEmpty:
      return LiveEvent("import", "name,date,distance_m,status\n\(line)")
    case ("plan", let word) where RoundKind(word) != nil: return LiveEvent("plan", word)
    case ("units", "metres"), ("units", "yards"), ("sort", "on"), ("sort", "off"):
      return LiveEvent(line.verb, line.rest)
    case ("start", let id), ("pause", let id), ("resume", let id), ("finish", let id):
      let words = ["start": "begin", "finish": "complete"]
      return Int64(id).map { LiveEvent("status", "\($0) \(words[line.verb] ?? line.verb)") }
    default: return nil
    }
  }

  /// What a word means on the page of a round.
  private func roundEvent(_ verb: String) -> LiveEvent? {
    switch (route, verb) {
    case (.detail(let id), "score"): LiveEvent(LiveEvent.open, RoundsRoute.scoring(id: id).path)
    case (.detail(let id), "delete"): LiveEvent("delete", String(id))
    case (.scoring(let id), "back"): LiveEvent(LiveEvent.open, RoundsRoute.detail(id: id).path)
    case (_, "back"): LiveEvent(LiveEvent.open, "/")
    default: nil
    }
  }
}
