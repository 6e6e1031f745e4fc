import StatusPresentation
import Testing

@MainActor @Suite struct ScrollableStackTests {
  private final class Words: ScrollableStackDataSource {
    var numberOfItems: Int
    private(set) var asked: [Int] = []

    init(_ count: Int) { numberOfItems = count }

    func viewForItem(at index: Int) -> String {
      asked.append(index)
      return "row \(index)"
    }

    func forget() { asked = [] }
  }

  private func stack(_ words: Words) -> ScrollableStack<String> {
    let stack = ScrollableStack<String>(rowHeight: 10)
    stack.dataSource = words
    return stack
  }

  @Test(arguments: [(5, 3), (3, 5), (0, 4), (4, 0), (3, 100), (100, 100)])
  func `a reload leaves exactly what there is, in order`(before: Int, after: Int) {
    let words = Words(before)
    let stack = stack(words)
    #expect(stack.rows.isEmpty)
    stack.reloadData()
    words.numberOfItems = after
    words.forget()
    stack.reloadData()
    #expect(words.asked == Array(0..<after))
    #expect(stack.rows.map(\.index) == Array(0..<after))
    #expect(stack.rows.map(\.view) == (0..<after).map { "row \($0)" })
    #expect(!stack.isVirtual)
    #expect(stack.contentHeight == Double(after) * 10)
  }

  @Test func `a short list is built whole, wherever one looks`() {
    let words = Words(100)
    let stack = stack(words)
    stack.reloadData()
    stack.scroll(to: 400, height: 50)
    #expect(stack.rows.count == 100)
    #expect(stack.offset == 400)
  }

  @Test func `of a long list only what is in sight is built`() {
    let words = Words(1_000)
    let stack = stack(words)
    stack.scroll(to: 0, height: 100)
    stack.reloadData()
    #expect(stack.isVirtual)
    #expect(stack.contentHeight == 10_000)
    #expect(stack.rows.map(\.index) == Array(0..<15))
    stack.scroll(to: 5_000, height: 100)
    #expect(stack.rows.map(\.index) == Array(495..<515))
    #expect(stack.rows.map(\.view).first == "row 495")
  }

  @Test func `rows that stay in sight are kept`() {
    let words = Words(101)
    let stack = stack(words)
    stack.scroll(to: 0, height: 100)
    stack.reloadData()
    words.forget()
    stack.scroll(to: 35, height: 100)
    #expect(words.asked == [15, 16, 17, 18])
    #expect(stack.rows.map(\.index) == Array(0..<19))
    stack.reloadData()
    #expect(words.asked.count == 4 + 19)
  }

  @Test(arguments: [(99_999.0, 9_900.0), (-50, 0), (9_950, 9_900), (120, 120)])
  func `a place outside counts as the nearest inside`(wanted: Double, expected: Double) {
    let words = Words(1_000)
    let stack = stack(words)
    stack.reloadData()
    stack.scroll(to: wanted, height: 100)
    #expect(stack.offset == expected)
  }

  @Test(arguments: [
    (Double.nan, 100.0), (0, .nan), (0, .infinity), (.infinity, 100), (-.infinity, .infinity),
  ])
  func `what is no number is no place`(offset: Double, height: Double) {
    let words = Words(200)
    let stack = stack(words)
    stack.reloadData()
    stack.scroll(to: offset, height: height)
    #expect((0...2_000).contains(stack.offset))
    #expect(stack.rows.count <= 200)
  }

  @Test func `at the end of a long list its last rows stand`() {
    let words = Words(1_000)
    let stack = stack(words)
    stack.reloadData()
    stack.scroll(to: 99_999, height: 100)
    #expect(stack.rows.map(\.index) == Array(985..<1_000))
  }

  @Test func `a list that has become shorter is shown at its end`() {
    let words = Words(1_000)
    let stack = stack(words)
    stack.reloadData()
    stack.scroll(to: 9_000, height: 100)
    words.numberOfItems = 200
    stack.reloadData()
    #expect(stack.offset == 1_900)
    #expect(stack.rows.map(\.index) == Array(185..<200))
  }

  @Test func `the data source is held weakly, and without it there is nothing`() {
    let stack = ScrollableStack<String>()
    var words: Words? = Words(3)
    weak let freed = words
    stack.dataSource = words
    stack.reloadData()
    words = nil
    #expect(freed == nil)
    #expect(stack.rows.count == 3)
    stack.reloadData()
    #expect(stack.rows.isEmpty)
    #expect(stack.numberOfItems == 0)
  }
}
