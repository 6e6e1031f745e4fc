import StatusPresentation

/// The browser's pages as the app has them: lists, a browser in a page, a drawing.
@MainActor final class StatusShelf {
  /// How many lines of the children's life are shown.
  private static let lines = 12
  static let titles = [
    "A stack", "A thousand rows", "A browser in a page", "The machine's drawing",
  ]

  let browser = Browser(width: 1)
  let cache: PageCache
  /// What happened to the children, the newest last.
  private(set) var life: [String] = []

  init() {
    cache = PageCache(capacity: 3, numberOfPages: Self.titles.count) { index in
      switch index {
      case 0: StackPage(count: 12, word: "Place")
      case 1: StackPage(count: 1_000, word: "Visit")
      case 2: NestedPage()
      default: BlankPage()
      }
    }
    browser.dataSource = cache
    browser.onEvent = { [weak self] event in self?.note(event) }
    browser.reloadData()
    prepare()
  }

  var page: Int { browser.current ?? 0 }
  var weightBytes: Int { cache.kept.reduce(0) { $0 + (stack($1)?.rows.rows.count ?? 1) * 512 } }

  /// A page that is kept; the others are made when they come near.
  func kept(_ index: Int) -> (any BrowserPage)? {
    cache.kept.contains(index) ? cache.page(at: index) : nil
  }

  private func stack(_ index: Int) -> StackPage? { kept(index) as? StackPage }
  private var nested: NestedPage? { kept(2) as? NestedPage }

  /// False when there is no such page.
  func go(to index: Int) -> Bool {
    guard (0..<cache.numberOfPages).contains(index) else { return false }
    browser.go(to: index)
    prepare()
    return true
  }

  func handle(_ event: LiveEvent) {
    let numbers = event.value.split(separator: " ").compactMap { Double($0) }
    switch event.name {
    case "page": _ = Int(event.value).map(go)
    case "key":
      _ = BrowserKey(word: event.value).map { browser.press($0) }
      prepare()
    case "inner": Int(event.value).map { nested?.browser.go(to: $0) }
    case "inner-key": BrowserKey(word: event.value).map { _ = nested?.browser.press($0) }
    case "sight" where numbers.count == 3:
      // Whatever a page says of its height, nobody sees more than a few thousand points.
      Int(exactly: numbers[0]).flatMap(stack)?.rows
        .scroll(to: numbers[1], height: min(numbers[2], 4_000))
    case "reload": stack(0)?.reload()
    default: break
    }
  }

  /// Makes the neighbours, so that a swipe finds them.
  private func prepare() {
    for index in [page - 1, page + 1, page] where (0..<cache.numberOfPages).contains(index) {
      _ = cache.page(at: index)
    }
  }

  private func note(_ event: BrowserEvent) {
    life = (life + [event.words]).suffix(Self.lines)
  }
}

extension BrowserKey {
  init?(word: String) {
    guard let key = Self.allCases.first(where: { "\($0)" == word }) else { return nil }
    self = key
  }
}

extension BrowserEvent {
  /// As a line of a log, with pages counted from one.
  var words: String {
    switch self {
    case .willMoveIn(let page): "page \(page + 1): willMove(toParent: browser)"
    case .added(let page): "page \(page + 1): added"
    case .didMoveIn(let page): "page \(page + 1): didMove(toParent: browser)"
    case .willMoveOut(let page): "page \(page + 1): willMove(toParent: nil)"
    case .removed(let page): "page \(page + 1): removed"
    case .didMoveOut(let page): "page \(page + 1): didMove(toParent: nil)"
    case .appeared(let page): "page \(page + 1): didAppear"
    case .disappeared(let page): "page \(page + 1): didDisappear"
    }
  }
}
