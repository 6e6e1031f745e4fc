import StatusDomain
import StatusPresentation

extension StatusLive {
  func text() -> String {
    switch place {
    case .flow: flowText
    case .browser: shelf.text(model.state.flow)
    case .table: KYSRules.table
    }
  }

  private var flowText: String {
    let state = model.state
    var lines = [state.summary]
    if let prompt = state.prompt { lines.append("\(prompt) (update, postpone)") }
    if state.isModalOpen {
      let choices = KYSStatus.allCases.reversed().map { status in
        "[\(status == state.choice ? "x" : " ")] \(status.rawValue)"
      }
      lines.append("Update your status: \(choices.joined(separator: "  ")) (choose, save, cancel)")
    }
    if let toast = state.toast {
      lines.append(toast.canRetry ? "\(toast.message) (retry)" : toast.message)
    }
    let words = Self.words(state.flow)
    if !words.isEmpty { lines.append(words) }
    return lines.joined(separator: "\n") + "\n" + StatusDiagram(lit: state.flow).text
  }

  var commands: [(line: String, meaning: String)] {
    if place == .table { return [("back", "the status")] }
    if place == .browser {
      return [
        ("left, right, home, end", "turn the page"), ("down", "rows further down"),
        ("reload", "fills the first page's stack with other data"), ("back", "the status"),
      ]
    }
    return [
      ("launch", "checks the status again"), ("update, postpone", "answer the question"),
      ("choose positive|negative", "in the modal"), ("save, cancel", "close the modal"),
      ("retry", "after a failure"), ("fail on|off", "whether the server fails"),
      ("known old|today|never", "launches for a person whose last check was then"),
      ("table", "what leads where"), ("pages", "the browser of pages"),
    ]
  }

  func event(line: LiveLine) -> LiveEvent? {
    switch (line.verb, line.rest) {
    case ("launch", ""), ("update", ""), ("postpone", ""), ("save", ""), ("cancel", ""),
      ("retry", ""), ("reload", ""):
      LiveEvent(line.verb)
    case ("choose", let word) where KYSStatus(rawValue: word) != nil: LiveEvent("choose", word)
    case ("fail", "on"), ("fail", "off"): LiveEvent("failing", line.rest)
    case ("known", let word) where Known(rawValue: word) != nil: LiveEvent("known", word)
    case ("pages", ""): LiveEvent(LiveEvent.open, "/browser")
    case ("table", ""): LiveEvent(LiveEvent.open, "/table")
    case ("back", ""): LiveEvent(LiveEvent.open, "/")
    case ("down", ""): shelf.down.map { LiveEvent("sight", $0) }
    case (let key, "") where BrowserKey(word: key) != nil: LiveEvent("key", key)
    default: nil
    }
  }
}

extension StatusShelf {
  func text(_ flow: KYSState) -> String {
    let head = "\(page + 1) of \(Self.titles.count): \(Self.titles[page])\n"
    switch kept(page) {
    case let page as StackPage:
      let rows = page.rows.rows.map { "  \($0.view)\n" }.joined()
      return "\(head)\(rows)\(page.numberOfItems) rows, \(page.rows.rows.count) of them built\n"
    case let page as NestedPage:
      let at = page.browser.current ?? 0
      return "\(head)  \(at + 1) of \(NestedPage.words.count): \(NestedPage.words[at])\n"
    default: return head + StatusDiagram(lit: flow).text
    }
  }

  /// What the page's stack would show further down; nil where there is none.
  var down: String? {
    guard let stack = (kept(page) as? StackPage)?.rows else { return nil }
    return "\(page) \(stack.offset + 560) 560"
  }
}
