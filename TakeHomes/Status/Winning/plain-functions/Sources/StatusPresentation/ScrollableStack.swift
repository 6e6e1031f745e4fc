@MainActor public protocol ScrollableStackDataSource<Item>: AnyObject {
  associatedtype Item
  var numberOfItems: Int { get }
  func viewForItem(at index: Int) -> Item
}

/// The rows that are built: all of a short list, of a long one those in sight and some beside.
func builtRows(of count: Int, rowHeight: Double, offset: Double, height: Double) -> Range<Int> {
  guard count > 100, rowHeight > 0 else { return 0..<count }
  let first = Int((offset / rowHeight).rounded(.down)) - 5
  let end = Int(((offset + height) / rowHeight).rounded(.up)) + 5
  return max(first, 0)..<max(0, min(end, count))
}

func held(_ offset: Double, content: Double, height: Double) -> Double {
  max(0, min(offset, content - height))
}

@MainActor public final class ScrollableStack<Item> {
  public struct Row {
    public let index: Int
    public let view: Item
  }

  public weak var dataSource: (any ScrollableStackDataSource<Item>)?
  public private(set) var rows: [Row] = []
  public private(set) var numberOfItems = 0
  public private(set) var offset: Double = 0
  private var height: Double = 0
  private let rowHeight: Double

  public init(rowHeight: Double = 48) { self.rowHeight = rowHeight }

  public var isVirtual: Bool { numberOfItems > 100 }
  public var contentHeight: Double { rowHeight * Double(numberOfItems) }

  public func reloadData() {
    rows = []
    numberOfItems = dataSource?.numberOfItems ?? 0
    build()
  }

  public func scroll(to offset: Double, height: Double) {
    (self.offset, self.height) = (offset, max(height, 0))
    build()
  }

  private func build() {
    offset = held(offset, content: contentHeight, height: height)
    let wanted = builtRows(
      of: numberOfItems, rowHeight: rowHeight, offset: offset, height: height)
    guard let dataSource else {
      rows = []
      return
    }
    rows = wanted.map { index in
      rows.first { $0.index == index } ?? Row(index: index, view: dataSource.viewForItem(at: index))
    }
  }
}
