internal import RoundsDomain
internal import RoundsPresentation

/// The tabs stand above whatever there is to say, so that a reader can always leave.
func listPage(_ screen: RoundListScreen, tab: RoundTab, counts: [Int]) -> Markup {
  """
  <main class="rounds">
  <h1>Rounds</h1>
  \(tabBar(current: tab, counts: counts))
  \(body(of: screen, tab: tab))
  </main>

  """
}

private func body(of screen: RoundListScreen, tab: RoundTab) -> Markup {
  switch screen {
  case .loading: loadingNote
  case .error(let message): errorNote(message, tab: tab)
  case .empty(let text): emptyNote(text)
  case .content(let cards): roundList(cards, tab: tab)
  }
}

private func tabBar(current: RoundTab, counts: [Int]) -> Markup {
  let tabs = RoundTab.allCases.map { tab -> Markup in
    let mark: Markup = tab == current ? " aria-current=\"page\"" : .nothing
    let count = counts.indices.contains(tab.rawValue) ? counts[tab.rawValue] : 0
    let path = RoundsRoute.list(tab).path
    return """
      <li><a href="\(path)"\(mark)>\(tab.title) <span class="count">\(count)</span></a></li>

      """
  }
  return """
    <nav aria-label="Rounds by status">
    <ul>
    \(tabs)</ul>
    </nav>
    """
}

private func roundList(_ cards: [RoundCard], tab: RoundTab) -> Markup {
  """
  <ul aria-label="\(tab.title)">
  \(cards.map(roundRow))</ul>
  """
}

private func roundRow(_ card: RoundCard) -> Markup {
  let path = RoundsRoute.detail(id: card.id).path
  return """
    <li>
    <a href="\(path)">\(card.name)</a>
    \(facts(of: card))
    </li>

    """
}
