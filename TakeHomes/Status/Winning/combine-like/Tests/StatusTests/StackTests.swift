import Testing

@testable import StatusPresentation

@MainActor private final class Shelf: ScrollableStackDataSource {
  var count: Int
  var asked: [Int] = []
  init(_ count: Int) { self.count = count }
  var numberOfItems: Int { count }
  func viewForItem(at index: Int) -> String {
    asked.append(index)
    return "item \(index)"
  }
}

@MainActor @Suite struct StackTests {
  private let stack = ScrollableStack<String>(rowHeight: 10)

  @Test(arguments: [0, 1, 7, 100]) func `a reload empties and refills`(_ count: Int) {
    let shelf = Shelf(3)
    stack.dataSource = shelf
    #expect(stack.rows.isEmpty)
    stack.reloadData()
    shelf.count = count
    shelf.asked = []
    stack.reloadData()
    #expect(stack.rows.map(\.index) == Array(0..<count))
    #expect(stack.rows.map(\.view) == (0..<count).map { "item \($0)" })
    #expect(shelf.asked == Array(0..<count))
    #expect(stack.numberOfItems == count && !stack.isVirtual)
    #expect(stack.contentHeight == Double(count) * 10)
  }

  @Test func `the data source is held weakly`() {
    var shelf: Shelf? = Shelf(3)
    stack.dataSource = shelf
    stack.reloadData()
    weak let seen = shelf
    shelf = nil
    #expect(seen == nil)
    stack.reloadData()
    #expect(stack.rows.isEmpty && stack.numberOfItems == 0 && stack.contentHeight == 0)
  }

  @Test(arguments: [(0.0, 0..<10), (1_005.0, 100..<111), (1_000.0, 100..<110)])
  func `many items are built in sight`(_ offset: Double, _ inSight: Range<Int>) {
    let shelf = Shelf(1_000)
    stack.dataSource = shelf
    stack.reloadData()
    #expect(stack.isVirtual && stack.rows.count <= 10)
    stack.scroll(to: offset, height: 100)
    #expect(stack.offset == offset)
    let built = stack.rows.map(\.index)
    #expect(built == built.sorted() && Set(built).isSuperset(of: inSight))
    #expect((built.first ?? 0) >= inSight.lowerBound - 5)
    #expect((built.last ?? 0) <= inSight.upperBound + 4)
    #expect(stack.contentHeight == 10_000)
  }

  @Test func `rows that stay are not asked for again`() {
    let shelf = Shelf(101)
    stack.dataSource = shelf
    stack.reloadData()
    stack.scroll(to: 200, height: 100)
    shelf.asked = []
    stack.scroll(to: 230, height: 100)
    #expect(Set(shelf.asked).isDisjoint(with: 23..<30))
    #expect(shelf.asked.count == Set(shelf.asked).count)
    shelf.asked = []
    stack.reloadData()
    #expect(Set(shelf.asked).isSuperset(of: 23..<33))
  }

  @Test func `past the end is the end`() {
    let shelf = Shelf(200)
    stack.dataSource = shelf
    stack.reloadData()
    stack.scroll(to: 9_000, height: 100)
    #expect(stack.rows.last?.index == 199)
    #expect(Set(stack.rows.map(\.index)).isSuperset(of: 190..<200))
    stack.scroll(to: -50, height: 100)
    #expect(stack.rows.first?.index == 0 && stack.offset == 0)
  }
}
