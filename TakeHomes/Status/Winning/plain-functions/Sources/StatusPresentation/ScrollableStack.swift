@MainActor public protocol ScrollableStackDataSource<Item>: AnyObject {
  associatedtype Item
  var numberOfItems: Int { get }
  func viewForItem(at index: Int) -> Item
}

@MainActor public final class ScrollableStack<Item> {
  public struct Row {
    public let index: Int
    public let view: Item
  }

  public weak var dataSource: (any ScrollableStackDataSource<Item>)?
  public private(set) var rows: [Row] = []
  public private(set) var numberOfItems = 0
  public private(set) var offset = 0.0
  private var height = 0.0
  private let rowHeight: Double

  public init(rowHeight: Double = 48) {
    self.rowHeight = rowHeight
  }

  public var isVirtual: Bool { numberOfItems > 100 }
  public var contentHeight: Double { Double(numberOfItems) * rowHeight }

  public func reloadData() {
    rows = []
    numberOfItems = max(0, dataSource?.numberOfItems ?? 0)
    scroll(to: offset, height: height)
  }

  public func scroll(to offset: Double, height: Double) {
    self.height = max(0, height)
    self.offset = max(0, min(offset, contentHeight - self.height))
    let wanted = wantedRows
    var kept = Dictionary(uniqueKeysWithValues: rows.map { ($0.index, $0) })
    rows = wanted.compactMap { index in
      kept.removeValue(forKey: index)
        ?? dataSource.map { Row(index: index, view: $0.viewForItem(at: index)) }
    }
  }

  private var wantedRows: Range<Int> {
    guard isVirtual, rowHeight > 0 else { return 0..<numberOfItems }
    let first = Int(offset / rowHeight)
    let last = Int(((offset + height) / rowHeight).rounded(.up))
    return max(0, first - 3)..<min(numberOfItems, last + 3)
  }
}
