import StatusPresentation

/// A page with rows.
@MainActor final class StackPage: BrowserPage, ScrollableStackDataSource {
  /// What a reload may find.
  private static let counts = [12, 5, 120]

  let rows = ScrollableStack<String>(rowHeight: 56)
  private(set) var numberOfItems: Int
  private let word: String

  init(count: Int, word: String) {
    numberOfItems = count
    self.word = word
    rows.dataSource = self
    rows.scroll(to: 0, height: 560)
    rows.reloadData()
  }

  func viewForItem(at index: Int) -> String { "\(word) \(index + 1)" }

  /// As if other data had come.
  func reload() {
    let place = Self.counts.firstIndex(of: numberOfItems) ?? 0
    numberOfItems = Self.counts[(place + 1) % Self.counts.count]
    rows.reloadData()
  }
}
