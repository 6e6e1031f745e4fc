import Foundation
import Testing

@testable import StatusPresentation

@MainActor final class Words: ScrollableStackDataSource {
  let words = ["one", "two", "three"]
  var numberOfItems: Int { words.count }
  func viewForItem(at index: Int) -> String { words[index] }
}

@MainActor @Suite struct StackTests {
  @Test func `a stack shows its items`() {
    let words = Words()
    let stack = ScrollableStack<String>()
    stack.dataSource = words
    stack.reloadData()
    #expect(stack.rows.map(\.view) == ["one", "two", "three"])
  }
}
