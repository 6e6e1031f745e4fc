import RoundsBridge

@testable import RoundsDomain
@testable import RoundsPresentation

extension Lab {
  /// What the tabs count; the last four add up to the first, and no two are the same.
  static let tabCounts = [11, 2, 5, 1, 3]

  /// Three cards: with a score, without one, and planned.
  @MainActor static var cards: [RoundCard] {
    [
      Lab.round(41, .completed, name: "Frostbite", distance: 30, score: 318),
      Lab.round(7, .inProgress, name: "Portsmouth", distance: 18),
      Lab.round(23, .planned, name: "Windsor", distance: 50, score: nil),
    ].map { RoundCard(round: $0) }
  }

  /// The words of a text, its numbers apart from its letters and both from all other signs.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var isInside = false
    for sign in text {
      defer { isInside = sign.isLetter || sign.isNumber }
      guard sign.isLetter || sign.isNumber else { continue }
      if isInside, let last = words.last?.last, last.isNumber == sign.isNumber {
        words[words.count - 1].append(sign)
      } else {
        words.append(String(sign))
      }
    }
    return words
  }

  /// Whether the words stand in the text in that order, with others between them at most.
  static func has(_ sought: [String], in words: [String]) -> Bool {
    var rest = words[...]
    return sought.allSatisfy { word in
      guard let index = rest.firstIndex(of: word) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }
}

extension Lab.HTML {
  /// What is said at once by a screen reader.
  var alerts: [Lab.Element] { elements.filter { $0.role == "alert" } }

  var headings: [Lab.Element] { elements.filter { $0.role == "heading" } }

  /// Links to rounds' pages, each with the number of its round.
  var roundLinks: [(link: Lab.Element, id: String)] {
    elements.compactMap { element in
      guard element.isLink, let path = element.path, path.hasPrefix("/rounds/") else { return nil }
      return (element, String(path.dropFirst("/rounds/".count)))
    }
  }

  /// What a reader would take for a list of rounds: a link to one, or a list with nothing in it.
  var tracesOfRounds: [String] {
    let empty = elements.filter { element in
      guard ["list", "table", "grid", "feed"].contains(element.role) else { return false }
      return !element.inside.contains { ["listitem", "row", "article"].contains($0.role) }
    }
    return roundLinks.map { "a link to round \($0.id)" } + empty.map { "an empty \($0.name)" }
  }

  func shownWords(_ isWanted: (Int) -> Bool) -> [String] {
    nodes.indices.filter { isWanted($0) && !nodes[$0].isHidden }.flatMap {
      Lab.words(nodes[$0].text)
    }
  }

  /// The contents of its style elements.
  var styles: [String] {
    nodes.filter { $0.parent >= 0 && nodes[$0.parent].name == "style" }.map(\.text)
  }

  /// Whether a style takes something out of the flow.
  static func places(_ style: String) -> Bool {
    let css = css(style)
    return ["absolute", "fixed"].contains { place in
      css.ranges(of: "position:\(place)").contains { range in
        range.lowerBound == css.startIndex
          || "{;/".contains(css[css.index(before: range.lowerBound)])
      }
    }
  }

  /// The list items and table rows that stand for a round each: the outermost with links to it alone.
  var roundRows: [Lab.Element] {
    let links = roundLinks
    var seen: Set<Int> = []
    return links.compactMap { link, id in
      link.ancestors.last { row in
        ["listitem", "row"].contains(row.role)
          && links.allSatisfy { $0.id == id || !row.holds($0.link) }
      }
    }.filter { seen.insert($0.index).inserted }
  }
}

extension Lab.Element {
  /// Where a link leads: without query, fragment and a slash at the end.
  var path: String? {
    guard let address = self["href"] else { return nil }
    let path = Lab.HTML.collapsed(address).prefix { $0 != "?" && $0 != "#" }
    return path.count > 1 && path.last == "/" ? String(path.dropLast()) : String(path)
  }

  func holds(_ other: Lab.Element) -> Bool { index < other.index && other.index < node.end }

  /// What is seen in it; texts that stand apart in the source are words of their own.
  var shownWords: [String] { page.shownWords { index <= $0 && $0 < node.end } }

  /// What is seen and what is heard of it.
  var allWords: [String] { shownWords + Lab.words(text) + Lab.words(accessibleName) }

  /// What belongs to it alone: the outermost element around it without another control.
  var own: Lab.Element {
    let around = ancestors.prefix { element in
      !element.inside.contains { $0.isControl && $0.index != index }
    }
    return around.last ?? self
  }
}

extension Lab {
  /// The tabs of a page, as far as they are found in their order.
  struct Tabs {
    private(set) var found: [(tab: RoundTab, control: Element)] = []

    init(_ page: HTML) {
      let controls = page.elements.filter(\.isControl)
      var rest = controls[...]
      for tab in RoundTab.allCases {
        guard let index = rest.firstIndex(where: { Tabs.is($0, tab) }) else { continue }
        found.append((tab, rest[index]))
        rest = rest[(index + 1)...]
      }
    }

    var missing: [String] {
      RoundTab.allCases.filter { tab in !found.contains { $0.tab == tab } }.map(\.title)
    }

    /// Those that are said to be the one that is open.
    var current: [String] {
      found.filter { _, control in
        let own = control.own
        let around = control.ancestors.filter { $0.index >= own.index } + own.inside
        return ([control] + around).contains { Tabs.isCurrent($0) }
      }.map(\.tab.title)
    }

    /// Those without their number.
    func withoutCount(_ counts: [Int]) -> [String] {
      found.filter { tab, control in
        !(control.allWords + control.own.allWords).contains("\(counts[tab.rawValue])")
      }.map(\.tab.title)
    }

    private static func isCurrent(_ element: Element) -> Bool {
      let current = (element["aria-current"] ?? "false").lowercased()
      return element["aria-selected"]?.lowercased() == "true" || !["false", ""].contains(current)
    }

    /// Where a tab may lead: as the brief says, or as the answer's own routes do.
    static func paths(_ tab: RoundTab) -> Set<String> {
      let plain = ["/", "/in-progress", "/completed", "/paused", "/planned"]
      return [plain[tab.rawValue], RoundsRoute.list(tab).path]
    }

    private static func `is`(_ control: Element, _ tab: RoundTab) -> Bool {
      let title = Lab.words(tab.title.lowercased())
      let names = [control.shownWords, Lab.words(control.text), Lab.words(control.accessibleName)]
      let isNamed = names.map { $0.map { $0.lowercased() } }.contains { words in
        words.indices.contains { words[$0...].starts(with: title) }
      }
      guard isNamed else { return false }
      guard let path = control.path else { return true }
      return paths(tab).contains(path)
    }
  }
}
