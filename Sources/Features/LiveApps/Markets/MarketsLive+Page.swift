import Markup
import MarketsPresentation

extension MarketsLive {
  func nodes(in frame: LiveFrame) -> [LiveNode] {
    let tabs = tabs(in: frame)
    guard !showsGallery else { return [tabs, gallery(in: frame)] }
    switch route {
    case .list: return [tabs] + (list.map { nodes(of: $0.state, in: frame) } ?? [])
    case .detail: return [tabs] + (detail.map { nodes(of: $0.state, in: frame) } ?? [])
    case .settings: return [tabs] + (settings.map { [form($0.state, in: frame)] } ?? [])
    }
  }

  private func tabs(in frame: LiveFrame) -> LiveNode {
    let here = showsGallery ? "States" : route == .settings ? "Settings" : "Prices"
    let entries = [("Prices", "/"), ("Settings", "/settings"), ("States", "/gallery")]
    return LiveNode(
      "tabs", tag: "nav", attributes: " class=\"app-tabs\" aria-label=\"Markets\"", of: here
    ) {
      HTML.raw(
        entries.map { title, path -> HTML in
          """
          <a href="\(frame.link(path))" data-live-open="\(path)"\
          \(" aria-current=\"page\"", if: title == here)>\(title)</a>
          """
        }.map(\.text).joined())
    }
  }

  private func nodes(of state: CryptoListViewModel.State, in frame: LiveFrame) -> [LiveNode] {
    [
      // What is typed comes from the page itself; only clearing comes from here.
      LiveNode("search", of: state.searchText.isEmpty) {
        Self.search(state.searchText, in: frame)
      },
      LiveNode(
        "status", attributes: " class=\"app-status\" role=\"status\"", of: Self.status(state)
      ) { "\(Self.status(state))" },
      LiveNode("trouble", of: [state.errorMessage, state.emptyMessage]) {
        Self.trouble(state, in: frame)
      },
      LiveNode(
        "waiting", attributes: " aria-hidden=\"true\"", of: state.isLoading && state.rows.isEmpty
      ) { state.isLoading && state.rows.isEmpty ? Self.skeletons : .empty },
      LiveNode(
        "rows", tag: "ul", attributes: " class=\"app-rows\" aria-label=\"Coins\"",
        nodes: state.rows.map { row in
          LiveNode("coin-\(row.id)", tag: "li", of: row) { Self.row(row, in: frame) }
        }),
    ]
  }

  static func search(_ text: String, in frame: LiveFrame) -> HTML {
    frame.form(
      "search", attributes: " class=\"app-search\" role=\"search\"",
      """
      \(Icon.search.html)<label class="hidden" for="search-text">Search coins</label>\
      <input id="search-text" type="search" name="value" value="\(text)" \
      placeholder="Search coins" autocomplete="off" spellcheck="false" maxlength="200" data-live-type>\
      <button class="plain-only">Search</button>
      """)
  }

  static func status(_ state: CryptoListViewModel.State) -> String {
    if state.isLoading { return state.rows.isEmpty ? "Prices are loading…" : "Refreshing…" }
    guard !state.rows.isEmpty else { return "" }
    let coins = state.rows.count == 1 ? "1 coin" : "\(state.rows.count) coins"
    return state.searchText.isEmpty ? coins : "\(coins) found"
  }

  static func trouble(_ state: CryptoListViewModel.State, in frame: LiveFrame) -> HTML {
    if let message = state.errorMessage {
      return """
        <div class="app-notice error" role="alert"><h2>No new prices</h2><p>\(message)</p>\
        \(frame.button("retry", "Retry"))</div>
        """
    }
    guard let message = state.emptyMessage else { return .empty }
    return """
      <div class="app-notice"><h2>Nothing to show</h2><p>\(message)</p>\
      \(state.searchText.isEmpty ? nil : frame.button("clear", "Clear search"))</div>
      """
  }

  static let skeletons: HTML = .raw(
    "<ul class=\"app-rows\">"
      + String(
        repeating: "<li class=\"app-row skeleton\"><span></span><span></span></li>", count: 8)
      + "</ul>")

  static func row(_ row: CryptoListViewModel.Row, in frame: LiveFrame) -> HTML {
    """
    <a class="app-row" href="\(frame.link(row.route.path))" data-live-open="\(row.route.path)">\
    <span class="app-name">\(row.name)</span>\(chips(row.tags))\
    <span class="app-prices"><span>\(row.usd)</span>\(row.eur.map { "<span>\($0)</span>" as HTML })</span></a>
    """
  }

  private static func chips(_ tags: [String]) -> HTML {
    "<span class=\"app-chips\">\(tags.map { "<span class=\"app-chip\">\($0)</span>" as HTML })</span>"
  }

  private func nodes(of state: DetailViewModel.State, in frame: LiveFrame) -> [LiveNode] {
    [
      LiveNode("back", of: true) {
        """
        <a class="app-up" href="\(frame.link("/"))" data-live-open="/">\(Icon.back.html)All coins</a>
        """
      },
      LiveNode("detail", tag: "article", attributes: " class=\"app-card\"", of: state) {
        Self.detail(state, in: frame)
      },
    ]
  }

  private static func detail(_ state: DetailViewModel.State, in frame: LiveFrame) -> HTML {
    if let message = state.errorMessage, state.usd == nil {
      return """
        <div class="app-notice error" role="alert"><h1>No price</h1><p>\(message)</p>\
        \(frame.button("retry", "Retry"))</div>
        """
    }
    guard let usd = state.usd else {
      return
        "<div class=\"skeleton tall\" role=\"status\"><span class=\"hidden\">Loading…</span></div>"
    }
    return """
      <h1>\(state.name)</h1>\(chips(state.tags))
      <dl class="app-amounts"><div><dt>US dollars</dt><dd>\(usd)</dd></div>\
      \(state.eur.map { "<div><dt>Euros</dt><dd>\($0)</dd></div>" as HTML })</dl>
      \(state.sparkline.map(drawing))
      """
  }

  private static func drawing(_ line: Sparkline) -> HTML {
    let points = line.points.map { point in
      let (x, y) = (point.x * 600, (1 - point.y) * 116 + 2)
      return "\((x * 10).rounded() / 10),\((y * 10).rounded() / 10)"
    }.joined(separator: " ")
    return """
      <figure class="app-line \(line.isRising ? "rising" : "falling")">\
      <svg viewBox="0 0 600 120" preserveAspectRatio="none" role="img" aria-label="\(line.summary)">\
      <polyline points="\(points)"/></svg><figcaption>\(line.summary)</figcaption></figure>
      """
  }

  private func form(_ state: SettingViewModel.State, in frame: LiveFrame) -> LiveNode {
    LiveNode("settings", tag: "section", attributes: " class=\"app-card\"", of: state) {
      """
      <h1>Settings</h1>
      \(frame.form("euros", """
      <div class="app-switch"><div><h2 id="euros-title">\(state.title)</h2><p>\(state.description)</p></div>
      <button name="value" value="\(state.isEURSupported ? "off" : "on")" role="switch" \
      aria-checked="\(state.isEURSupported ? "true" : "false")" aria-labelledby="euros-title">\
      <span>\(state.isEURSupported ? "On" : "Off")</span></button></div>
      """))
      <p class="note">\(state.footer)</p>
      """
    }
  }
}
