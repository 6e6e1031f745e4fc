import HeroesDomain
import HeroesPresentation
import Markup

extension HeroesLive {
  func nodes(in frame: LiveFrame) -> [LiveNode] {
    switch shown {
    case .list(let list): nodes(of: list.state, in: frame)
    case .detail(let detail): nodes(of: detail.state, in: frame)
    }
  }

  private func nodes(of state: HeroesListState, in frame: LiveFrame) -> [LiveNode] {
    let heroes = state.heroes
    return [
      // What is typed comes from the page itself; only clearing comes from here.
      LiveNode("search", of: state.query.isEmpty) { Self.search(state.query, in: frame) },
      LiveNode("offline", of: state.offlineNotice) {
        state.offlineNotice.map { Self.notice($0, in: frame) } ?? .empty
      },
      LiveNode(
        "status", attributes: " class=\"app-status\" role=\"status\"", of: Self.status(state)
      ) { "\(Self.status(state))" },
      LiveNode("trouble", of: [state.errorMessage?.title, state.emptyMessage?.guidance]) {
        Self.trouble(state, in: frame)
      },
      LiveNode("waiting", attributes: " aria-hidden=\"true\"", of: state.skeletonCount) {
        Self.skeletons(state.skeletonCount)
      },
      LiveNode(
        "rows", tag: "ul", attributes: " class=\"app-cards\" aria-label=\"Heroes\"",
        nodes: heroes.map { hero in
          LiveNode("hero-\(hero.id)", tag: "li", of: hero) { [host] in
            host.note(hero)
            return Self.card(HeroCard(hero: hero), hero.id, in: frame)
          }
        }),
      more(state, in: frame),
    ]
  }

  private static func search(_ text: String, in frame: LiveFrame) -> HTML {
    frame.form(
      "search", attributes: " class=\"app-search\" role=\"search\"",
      """
      \(Icon.search.html)<label class="hidden" for="search-text">Search heroes</label>\
      <input id="search-text" type="search" name="value" value="\(text)" \
      placeholder="Search heroes" autocomplete="off" spellcheck="false" maxlength="200" data-live-type>\
      <button class="plain-only">Search</button>
      """)
  }

  static func status(_ state: HeroesListState) -> String {
    if state.skeletonCount > 0 { return "Heroes are loading…" }
    if state.isRefreshing { return "Refreshing…" }
    guard !state.heroes.isEmpty else { return "" }
    let count = state.heroes.count == 1 ? "1 hero" : "\(state.heroes.count) heroes"
    return state.hasMorePages ? "\(count) so far" : count
  }

  private static func notice(_ notice: OfflineNotice, in frame: LiveFrame) -> HTML {
    """
    <div class="app-offline" role="status"><p><strong>\(notice.title)</strong> \(notice.text)</p>\
    \(frame.button("retry", notice.retryTitle))</div>
    """
  }

  private static func trouble(_ state: HeroesListState, in frame: LiveFrame) -> HTML {
    if let message = state.errorMessage { return error(message, in: frame) }
    guard let message = state.emptyMessage else { return .empty }
    return """
      <div class="app-notice">\(emptyDrawing)<h2>\(message.title)</h2><p>\(message.guidance)</p>\
      \(message.actionTitle.map { frame.button("clear", $0) })</div>
      """
  }

  /// A mask that nobody wears.
  private static let emptyDrawing: HTML = """
    <svg class="app-drawing" viewBox="0 0 96 64" aria-hidden="true" focusable="false">\
    <path d="M8 20c24-12 56-12 80 0 2 18-6 32-22 32-9 0-13-8-18-8s-9 8-18 8C14 52 6 38 8 20z"/>\
    <path d="M22 28c8-4 16-2 20 4-8 6-18 4-20-4zM74 28c-8-4-16-2-20 4 8 6 18 4 20-4z"/></svg>
    """

  private static func error(_ message: ErrorMessage, in frame: LiveFrame) -> HTML {
    """
    <div class="app-notice error" role="alert"><h2>\(message.title)</h2><p>\(message.text)</p>\
    \(frame.button("retry", message.retryTitle))</div>
    """
  }

  private static func skeletons(_ count: Int) -> HTML {
    guard count > 0 else { return .empty }
    let row =
      "<li class=\"app-hero skeleton\"><span></span><span><span></span><span></span></span></li>"
    return .raw("<ul class=\"app-cards\">\(String(repeating: row, count: count))</ul>")
  }

  private static func card(_ card: HeroCard, _ id: Int, in frame: LiveFrame) -> HTML {
    let path = HeroesRoute.detail(id: id).path
    let picture: HTML =
      card.thumbnailURL == nil
      ? "<span class=\"app-picture\"></span>"
      : """
      <img class="app-picture" src="\(frame.picture(String(id), size: "card"))" width="64" height="96" \
      loading="lazy" decoding="async" alt="">
      """
    return """
      <a class="app-hero" href="\(frame.link(path))" data-live-open="\(path)" \
      aria-label="\(card.accessibilityLabel)">\(picture)\
      <span class="app-words"><span class="app-name">\(card.title)</span>\
      \(card.subtitle.map { "<span class=\"app-line-two\">\($0)</span>" as HTML })</span></a>
      """
  }

  /// Below the last row: what asks for the next page when it comes into sight.
  private func more(_ state: HeroesListState, in frame: LiveFrame) -> LiveNode {
    let last = state.heroes.count - 1
    let isFull = state.hasMorePages && state.heroes.count >= Self.mostHeroes
    return LiveNode(
      "more", attributes: " class=\"app-more\"",
      of: [
        String(last), String(state.hasMorePages), String(state.isLoadingNextPage),
        state.nextPageError?.text,
      ]
    ) {
      if let message = state.nextPageError { return Self.error(message, in: frame) }
      if isFull {
        return """
          <p class="note">These are the first \(last + 1) heroes. Search to find the others.</p>
          """
      }
      guard state.hasMorePages else { return .empty }
      if state.isLoadingNextPage {
        return "<p class=\"app-status\" role=\"status\">More heroes are loading…</p>"
      }
      return """
        <div data-live-seen="\(last)">\(frame.button("seen", "More heroes", value: String(last)))</div>
        """
    }
  }

  private func nodes(of state: HeroDetailState, in frame: LiveFrame) -> [LiveNode] {
    [
      LiveNode("up", of: listPath) { [listPath] in
        """
        <a class="app-up" href="\(frame.link(listPath))" data-live-open="\(listPath)">\
        \(Icon.back.html)All heroes</a>
        """
      },
      LiveNode("offline", of: state.offlineNotice) {
        state.offlineNotice.map { Self.notice($0, in: frame) } ?? .empty
      },
      LiveNode("detail", tag: "article", attributes: " class=\"app-card\"", of: state) {
        [id = Self.id(of: path)] in Self.detail(state, id, in: frame)
      },
    ]
  }

  private static func id(of path: String) -> Int {
    guard case .detail(let id) = HeroesRoute(path: path) else { return 0 }
    return id
  }

  private static func detail(
    _ state: HeroDetailState, _ id: Int, in frame: LiveFrame
  ) -> HTML {
    if let message = state.errorMessage { return error(message, in: frame) }
    guard let content = state.content else {
      return """
        <div class="app-portrait"><div class="app-large skeleton"></div>\
        <div class="app-facts"><h1>\(state.title)</h1>\
        <div class="skeleton tall" role="status"><span class="hidden">Loading…</span></div></div></div>
        """
    }
    let picture: HTML? = content.imageURL.map { _ in
      """
      <img class="app-large" src="\(frame.picture(String(id), size: "page"))" width="320" height="480" \
      alt="">
      """
    }
    return """
      <div class="app-portrait">\(picture)<div class="app-facts">\
      <h1 aria-label="\(content.accessibilityLabel)">\(content.name)</h1>\
      \(content.deck.map { "<p class=\"app-deck\">\($0)</p>" as HTML })\
      <dl>\(content.facts.map { "<div><dt>\($0.label)</dt><dd>\($0.value)</dd></div>" as HTML })</dl>\
      </div></div>
      \(content.biography.map(paragraphs))
      """
  }

  private static func paragraphs(_ text: String) -> HTML {
    let lines = text.split(separator: "\n").map { "<p>\(String($0))</p>" as HTML }
    return "<div class=\"app-prose\">\(lines)</div>"
  }
}
