import Testing

@testable import StatusPresentation

@MainActor private final class Words: ScrollableStackDataSource {
  var words: [String]
  var numberOfItems: Int { words.count }

  init(_ words: [String]) { self.words = words }

  func viewForItem(at index: Int) -> String { words[index] }
}

@MainActor struct StackTests {
  /// A reload must not keep a row from before.
  @Test func `a second reload shows the new words alone`() {
    let source = Words(["apple", "pear", "plum"])
    let stack = ScrollableStack<String>()
    stack.dataSource = source
    stack.reloadData()
    source.words = ["bread", "milk"]
    stack.reloadData()
    #expect(stack.rows.map(\.view) == ["bread", "milk"])
  }

  /// Four rows are visible, so nine at most are built at the top of a long list.
  @Test func `a long list is not built to its end`() {
    let source = Words(Array(repeating: "row", count: 300))
    let stack = ScrollableStack<String>(rowHeight: 20)
    stack.dataSource = source
    stack.reloadData()
    stack.scroll(to: 0, height: 80)
    #expect((4...9).contains(stack.rows.count))
    #expect(stack.rows.first?.index == 0)
  }
}
