@MainActor public protocol ScrollableStackDataSource<Item>: AnyObject {
  associatedtype Item
  var numberOfItems: Int { get }
  func viewForItem(at index: Int) -> Item
}

/// Rows under each other; of many, those near the window are built.
@MainActor public final class ScrollableStack<Item> {
  public struct Row {
    public let index: Int
    public let view: Item
  }

  public weak var dataSource: (any ScrollableStackDataSource<Item>)?
  public private(set) var numberOfItems = 0
  public private(set) var offset = 0.0
  private var window = 0.0
  private var built: [Int: Item] = [:]
  private let rowHeight: Double

  public init(rowHeight: Double = 48) { self.rowHeight = rowHeight }

  public var isVirtual: Bool { numberOfItems > 100 }
  public var contentHeight: Double { Double(numberOfItems) * rowHeight }

  public var rows: [Row] {
    built.sorted { $0.key < $1.key }.map { Row(index: $0.key, view: $0.value) }
  }

  public func reloadData() {
    built = [:]
    numberOfItems = dataSource?.numberOfItems ?? 0
    scroll(to: offset, height: window)
  }

  public func scroll(to offset: Double, height: Double) {
    window = max(height, 0)
    self.offset = max(min(offset, contentHeight - window), 0)
    var near = 0..<numberOfItems
    if isVirtual {
      let first = Int(self.offset / rowHeight)
      let last = Int(((self.offset + window) / rowHeight).rounded(.up))
      near = near.clamped(to: max(0, first - 5)..<last + 5)
    }
    guard let dataSource else { return built = [:] }
    built = built.filter { near.contains($0.key) }
    for index in near where built[index] == nil { built[index] = dataSource.viewForItem(at: index) }
  }
}
