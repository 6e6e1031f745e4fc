import MarketsPresentation

extension MarketsLive {
  func text() -> String {
    guard !showsGallery else {
      return CryptoListViewModel.State.previews.map { "\($0.id)\n\(Self.text($0.state))" }
        .joined(separator: "\n")
    }
    switch route {
    case .list: return list.map { Self.text($0.state) } ?? ""
    case .detail: return detail.map { Self.text($0.state) } ?? ""
    case .settings: return settings.map { Self.text($0.state) } ?? ""
    }
  }

  private static func text(_ state: CryptoListViewModel.State) -> String {
    var lines: [String] = []
    if !state.searchText.isEmpty { lines.append("Search: \(state.searchText)") }
    if let message = state.errorMessage ?? state.emptyMessage { lines.append(message) }
    lines += table(state.rows)
    let status = status(state)
    if !status.isEmpty { lines.append(status) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(_ rows: [CryptoListViewModel.Row]) -> [String] {
    let numbers = rows.map { String($0.id) }
    let widths = (
      number: numbers.map(\.count).max() ?? 0, name: rows.map(\.name.count).max() ?? 0,
      usd: rows.map(\.usd.count).max() ?? 0, eur: rows.compactMap(\.eur?.count).max() ?? 0
    )
    return zip(rows, numbers).map { row, number in
      var line = "\(number.left(widths.number))  \(row.name.right(widths.name))  "
      line += row.usd.left(widths.usd)
      if widths.eur > 0 { line += "  \((row.eur ?? "").left(widths.eur))" }
      return row.tags.isEmpty ? line : "\(line)  \(row.tags.joined(separator: ", "))"
    }
  }

  private static func text(_ state: DetailViewModel.State) -> String {
    if let message = state.errorMessage, state.usd == nil { return "\(message)\n" }
    guard let usd = state.usd else { return "The price is loading…\n" }
    return [
      state.name, "  \(usd)", state.eur.map { "  \($0)" },
      state.tags.isEmpty ? nil : "  \(state.tags.joined(separator: ", "))",
      state.sparkline.map { "  \(bars($0))  \($0.summary)" },
    ].compactMap(\.self).joined(separator: "\n") + "\n"
  }

  /// The course of a price in eight heights.
  private static func bars(_ line: Sparkline) -> String {
    let heights = Array("▁▂▃▄▅▆▇█")
    return String(line.points.map { heights[min(7, max(0, Int($0.y * 8)))] })
  }

  private static func text(_ state: SettingViewModel.State) -> String {
    """
    [\(state.isEURSupported ? "x" : " ")] \(state.title)
        \(state.description)
        \(state.footer)

    """
  }

  var commands: [(line: String, meaning: String)] {
    let everywhere = [
      ("settings", "the settings"), ("euros on|off", "prices in euros, too"),
      ("states", "how the list looks in each state"), ("retry", "loads again"),
    ]
    if showsGallery || route != .list { return [("back", "all coins")] + everywhere }
    return [
      ("search TEXT", "coins with this name"), ("clear", "every coin again"),
      ("open NUMBER", "a coin's page"),
    ] + everywhere
  }

  func event(line: LiveLine) -> LiveEvent? {
    switch (line.verb, line.rest) {
    case ("search", let text): LiveEvent("search", text)
    case ("clear", ""), ("retry", ""): LiveEvent(line.verb)
    case ("open", let id) where !id.isEmpty: LiveEvent(LiveEvent.open, "/coins/\(id)")
    case ("back", ""), ("list", ""): LiveEvent(LiveEvent.open, "/")
    case ("settings", ""): LiveEvent(LiveEvent.open, "/settings")
    case ("states", ""): LiveEvent(LiveEvent.open, "/gallery")
    case ("euros", "on"), ("euros", "off"): LiveEvent("euros", line.rest)
    default: nil
    }
  }
}
