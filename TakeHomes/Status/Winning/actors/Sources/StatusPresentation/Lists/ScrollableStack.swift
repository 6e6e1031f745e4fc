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
  public private(set) var offset: Double = 0
  public let rowHeight: Double

  private var viewport: Double = 0
  private let margin = 5

  public init(rowHeight: Double = 48) { self.rowHeight = rowHeight }

  public var isVirtual: Bool { numberOfItems > 100 }
  public var contentHeight: Double { rowHeight * Double(numberOfItems) }

  public func reloadData() {
    rows.removeAll()
    numberOfItems = dataSource?.numberOfItems ?? 0
    offset = clamped(offset)
    fill()
  }

  public func scroll(to offset: Double, height: Double) {
    viewport = max(height, 0)
    self.offset = clamped(offset)
    guard isVirtual else { return }
    fill()
  }

  private func clamped(_ offset: Double) -> Double {
    min(max(offset, 0), max(contentHeight - viewport, 0))
  }

  private func fill() {
    guard let dataSource else {
      rows = []
      return
    }
    let range = built
    rows.removeAll { !range.contains($0.index) }
    let first = rows.first?.index ?? range.upperBound
    let last = rows.last?.index ?? range.upperBound
    let before = (range.lowerBound..<first).map { row($0, dataSource) }
    let after = range.dropFirst(max(0, last + 1 - range.lowerBound)).map { row($0, dataSource) }
    rows = before + rows + after
  }

  private var built: Range<Int> {
    guard isVirtual else { return 0..<numberOfItems }
    let top = Int((offset / rowHeight).rounded(.down))
    let bottom = Int(((offset + viewport) / rowHeight).rounded(.up))
    return max(top - margin, 0)..<min(bottom + margin, numberOfItems)
  }

  private func row(_ index: Int, _ source: any ScrollableStackDataSource<Item>) -> Row {
    Row(index: index, view: source.viewForItem(at: index))
  }
}
