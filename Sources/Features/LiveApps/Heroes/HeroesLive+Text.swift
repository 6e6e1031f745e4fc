import HeroesDomain
import HeroesPresentation

extension HeroesLive {
  func text() -> String {
    switch shown {
    case .list(let list): Self.text(list.state)
    case .detail(let detail): Self.text(detail.state)
    }
  }

  private static func text(_ state: HeroesListState) -> String {
    var lines: [String] = []
    if !state.query.isEmpty { lines.append("Search: \(state.query)") }
    if let notice = state.offlineNotice { lines.append("\(notice.title): \(notice.text)") }
    if let message = state.errorMessage { lines += [message.title, message.text] }
    if let message = state.emptyMessage { lines += [message.title, message.guidance] }
    let numbers = state.heroes.map { String($0.id) }
    let width = numbers.map(\.count).max() ?? 0
    for (hero, number) in zip(state.heroes, numbers) {
      let card = HeroCard(hero: hero)
      let line = "\(number.left(width))  \(card.title)"
      lines.append(card.subtitle.map { "\(line) · \($0)" } ?? line)
    }
    if let message = state.nextPageError { lines += [message.title, message.text] }
    let status = status(state)
    if !status.isEmpty { lines.append(status) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ state: HeroDetailState) -> String {
    var lines: [String] = []
    if let notice = state.offlineNotice { lines.append("\(notice.title): \(notice.text)") }
    if let message = state.errorMessage { lines += [message.title, message.text] }
    if state.isLoading { lines.append("The hero is loading…") }
    if let content = state.content {
      let width = content.facts.map(\.label.count).max() ?? 0
      lines.append(content.name)
      if let deck = content.deck { lines.append(deck) }
      lines += content.facts.map { "  \($0.label.right(width))  \($0.value)" }
      if let biography = content.biography { lines += ["", biography] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  var commands: [(line: String, meaning: String)] {
    guard case .list = shown else {
      return [("back", "the previous list"), ("retry", "loads again")]
    }
    return [
      ("search TEXT", "heroes with this name or alias"), ("clear", "every hero again"),
      ("open NUMBER", "a hero's page"), ("more", "the next page"), ("retry", "loads again"),
    ]
  }

  func event(line: LiveLine) -> LiveEvent? {
    switch (line.verb, line.rest) {
    // A whole line is no keystroke, which others may follow.
    case ("search", let text): LiveEvent(LiveEvent.open, HeroesRoute.list(query: text).path)
    case ("clear", ""), ("retry", ""): LiveEvent(line.verb)
    case ("open", let id) where !id.isEmpty:
      LiveEvent(LiveEvent.open, "/hero/\(id)")
    case ("back", ""), ("list", ""): LiveEvent(LiveEvent.open, listPath)
    case ("more", ""): LiveEvent("seen")
    default: nil
    }
  }
}
