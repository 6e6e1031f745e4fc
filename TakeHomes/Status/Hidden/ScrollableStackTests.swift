import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// H6: rows that are exactly those of the data source.
@MainActor @Suite struct ScrollableStackTests {
  private final class Source: ScrollableStackDataSource {
    var numberOfItems: Int
    var asked: [Int] = []
    var generation = 1

    init(_ count: Int) { numberOfItems = count }

    func viewForItem(at index: Int) -> String {
      asked.append(index)
      return "item \(index) of \(generation)"
    }
  }

  private let source = Source(0)
  private let stack = ScrollableStack<String>(rowHeight: 48)

  private func load(_ count: Int) {
    source.numberOfItems = count
    source.asked = []
    stack.dataSource = source
    stack.reloadData()
  }

  private var indices: [Int] { stack.rows.map(\.index) }

  /// The rows that anybody would see.
  private func inSight(_ offset: Double, _ height: Double) -> ClosedRange<Int> {
    Int(offset / 48)...min(source.numberOfItems - 1, Int(((offset + height) / 48).rounded(.up)) - 1)
  }

  @Test func `nothing is loaded before a reload`() {
    source.numberOfItems = 3
    stack.dataSource = source
    #expect(stack.rows.isEmpty)
    #expect(stack.numberOfItems == 0)
    #expect(source.asked == [])
  }

  nonisolated static let sizes = [0, 1, 3, 5, 99, 100]

  @Test(arguments: sizes, sizes) func `a reload leaves exactly the new items in order`(
    first: Int, second: Int
  ) {
    load(first)
    #expect(stack.rows.map(\.view) == (0..<first).map { "item \($0) of 1" })
    source.generation = 2
    load(second)
    #expect(indices == Array(0..<second))
    #expect(stack.rows.map(\.view) == (0..<second).map { "item \($0) of 2" })
    #expect(stack.numberOfItems == second)
    #expect(source.asked == Array(0..<second), "each is asked for once")
  }

  @Test func `a new number counts from the next reload on`() {
    load(3)
    source.numberOfItems = 5
    #expect(stack.numberOfItems == 3)
    #expect(stack.rows.count == 3)
    stack.reloadData()
    #expect(stack.rows.count == 5)
  }

  @Test func `it does not hold its data source, and is empty without one`() {
    var source: Source? = Source(4)
    weak let watched = source
    stack.dataSource = source
    stack.reloadData()
    #expect(stack.rows.count == 4)
    source = nil
    #expect(watched == nil)
    stack.reloadData()
    #expect(stack.rows.isEmpty)
    #expect(stack.numberOfItems == 0)
  }

  @Test func `a hundred items are all built, one more are not`() {
    load(100)
    stack.scroll(to: 0, height: 480)
    #expect(!stack.isVirtual)
    #expect(stack.rows.count == 100)
    #expect(stack.contentHeight == 4_800)
    load(101)
    #expect(stack.isVirtual)
    #expect(stack.rows.count < 20)
    #expect(stack.contentHeight == 4_848)
  }

  @Test(arguments: [0, 10, 24, 48, 4_800, 24_000, 47_520.0])
  func
    `of many only those in sight are built, and five beside them at most`(offset: Double)
  {
    load(1_000)
    stack.scroll(to: offset, height: 480)
    let seen = inSight(offset, 480)
    #expect(stack.offset == offset)
    #expect(indices == Array((indices.first ?? 0)...(indices.last ?? 0)), "in order, no gap")
    #expect(Set(indices).isSuperset(of: seen))
    #expect((indices.first ?? -1) >= max(0, seen.lowerBound - 5))
    #expect((indices.last ?? 1_000) <= min(999, seen.upperBound + 5))
    #expect(stack.rows.allSatisfy { $0.view == "item \($0.index) of 1" })
  }

  @Test func `rows that stay in sight are not asked for again`() {
    load(1_000)
    source.asked = []
    for offset in stride(from: 4_800.0, through: 5_760, by: 48) {
      stack.scroll(to: offset, height: 480)
    }
    #expect(source.asked.count == Set(source.asked).count)
    #expect(Set(source.asked).isSuperset(of: 100...129))
    #expect((source.asked.min() ?? 0) >= 95)
    #expect((source.asked.max() ?? 0) <= 134)
  }

  @Test func `a row that comes back is built again`() {
    load(1_000)
    stack.scroll(to: 0, height: 480)
    stack.scroll(to: 24_000, height: 480)
    #expect(!indices.contains(0))
    source.generation = 2
    stack.scroll(to: 0, height: 480)
    #expect(stack.rows.first?.view == "item 0 of 2")
  }

  @Test func `a place past the end counts as the end`() {
    load(1_000)
    stack.scroll(to: 1_000_000, height: 480)
    #expect(stack.offset == 47_520)
    #expect(indices.last == 999)
    #expect(Set(indices).isSuperset(of: 990...999))
    #expect(indices.count <= 15)
  }

  @Test func `a reload of many builds what is in sight anew`() {
    load(1_000)
    stack.scroll(to: 4_800, height: 480)
    source.generation = 2
    source.asked = []
    stack.reloadData()
    #expect(Set(indices).isSuperset(of: 100...109))
    #expect(stack.rows.allSatisfy { $0.view == "item \($0.index) of 2" })
    #expect(source.asked.count == Set(source.asked).count)
  }

  @Test(arguments: [5, 101, 150]) func `a shorter list after scrolling is shown to its end`(
    count: Int
  ) {
    load(1_000)
    stack.scroll(to: 47_520, height: 480)
    load(count)
    #expect(stack.numberOfItems == count)
    #expect(indices.last == count - 1)
    #expect(indices.allSatisfy { (0..<count).contains($0) })
    #expect(stack.offset <= max(0, Double(count) * 48 - 480))
  }
}
