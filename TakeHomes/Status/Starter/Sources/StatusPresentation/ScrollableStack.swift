@MainActor public protocol ScrollableStackDataSource<Item>: AnyObject {
  associatedtype Item
  var numberOfItems: Int { get }
  func viewForItem(at index: Int) -> Item
}

/// A column of views.
@MainActor public final class ScrollableStack<Item> {
  public struct Row {
    public let index: Int
    public let view: Item
  }

  public var dataSource: (any ScrollableStackDataSource<Item>)?
  public private(set) var rows: [Row] = []
  public private(set) var numberOfItems = 0
  public private(set) var offset = 0.0
  public let rowHeight: Double

  public init(rowHeight: Double = 48) {
    self.rowHeight = rowHeight
  }

  public var isVirtual: Bool { false }
  public var contentHeight: Double { Double(rows.count) * rowHeight }

  public func reloadData() {
    guard let dataSource else { return }
    numberOfItems = dataSource.numberOfItems
    for index in 0..<numberOfItems {
      rows.append(Row(index: index, view: dataSource.viewForItem(at: index)))
    }
  }

  public func scroll(to offset: Double, height: Double) {
    self.offset = offset
  }
}
