import Observation

public protocol ScrollableStackDataSource<Item>: AnyObject {
  associatedtype Item
  var numberOfItems: Int { get }
  func viewForItem(at index: Int) -> Item
}

@Observable public final class ScrollableStack<Item> {
  public struct Row {
    public let index: Int
    public let view: Item
  }

  public weak var dataSource: (any ScrollableStackDataSource<Item>)?
  public private(set) var rows: [Row] = []
  public private(set) var numberOfItems = 0
  public private(set) var offset = 0.0
  private let rowHeight: Double
  private var height = 0.0

  public init(rowHeight: Double = 48) { self.rowHeight = rowHeight }

  public var isVirtual: Bool { numberOfItems > 100 }
  public var contentHeight: Double { Double(numberOfItems) * rowHeight }

  public func reloadData() {
    rows = []
    numberOfItems = dataSource?.numberOfItems ?? 0
    show(offset)
  }

  public func scroll(to offset: Double, height: Double) {
    self.height = height
    show(offset)
  }

  /// Only what is in sight is built of many, with no margin.
  private func show(_ place: Double) {
    offset = min(place, contentHeight - height)
    if offset < 0 { offset = 0 }
    let isInSight = { [self] (index: Int) in
      let top = Double(index) * rowHeight
      return !isVirtual || (top < offset + height && top + rowHeight > offset)
    }
    var built: [Row] = []
    for index in 0..<numberOfItems where isInSight(index) {
      if let row = rows.first(where: { $0.index == index }) {
        built.append(row)
      } else if let view = dataSource?.viewForItem(at: index) {
        built.append(Row(index: index, view: view))
      }
    }
    rows = built
  }
}
