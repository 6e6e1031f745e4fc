/// Views one below the other; of a long list it builds only those in sight.
@MainActor public final class ScrollableStack<Item> {
  /// From here on only rows in sight are built.
  private static var mostAtOnce: Int { 100 }
  /// How many rows are built before and after those in sight, so that none comes late.
  private static var margin: Int { 5 }

  /// A view with its place in the list.
  public struct Row {
    public let index: Int
    public let view: Item
  }

  /// Nothing is loaded before ``reloadData()``.
  public weak var dataSource: (any ScrollableStackDataSource<Item>)?
  /// Those that are built, in order.
  public private(set) var rows: [Row] = []
  /// As it was at the last reload.
  public private(set) var numberOfItems = 0
  public private(set) var offset = 0.0
  public let rowHeight: Double
  private var height = 0.0

  public init(rowHeight: Double = 48) {
    self.rowHeight = max(1, rowHeight)
  }

  public var isVirtual: Bool { numberOfItems > Self.mostAtOnce }
  /// Of all items, built or not.
  public var contentHeight: Double { Double(numberOfItems) * rowHeight }

  /// Empties the stack and fills it again, as far as it is in sight.
  public func reloadData() {
    rows = []
    numberOfItems = max(0, dataSource?.numberOfItems ?? 0)
    scroll(to: offset, height: height)
  }

  /// Says what is in sight: from the offset on, as far as the height reaches.
  public func scroll(to offset: Double, height: Double) {
    self.height = height.isNaN ? 0 : max(0, height)
    self.offset = offset.isNaN ? 0 : min(max(0, offset), max(0, contentHeight - self.height))
    build(wanted)
  }

  private var wanted: Range<Int> {
    guard isVirtual else { return 0..<numberOfItems }
    let last = offset + min(height, contentHeight)
    let first = Int((offset / rowHeight).rounded(.down)) - Self.margin
    let end = Int((last / rowHeight).rounded(.up)) + Self.margin
    return max(0, first)..<min(numberOfItems, end)
  }

  /// Keeps the rows that are wanted and built, and asks for the others.
  private func build(_ wanted: Range<Int>) {
    let built = Dictionary(uniqueKeysWithValues: rows.map { ($0.index, $0) })
    guard let dataSource else { return rows = rows.filter { wanted.contains($0.index) } }
    rows = wanted.map { index in
      built[index] ?? Row(index: index, view: dataSource.viewForItem(at: index))
    }
  }
}
