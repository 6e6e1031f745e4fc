/// The elements of a list; a long one from a keyframe stands in leaves that all states of a trace share.
public struct TraceItems: Sendable {
  private enum Storage: Sendable {
    case whole([TraceValue])
    /// All but the last have `leafCount` elements, and the last has some.
    case leaves([[TraceValue]])
  }

  private static let leafCount = 256

  private var storage: Storage

  init(_ items: [TraceValue]) { storage = .whole(items) }

  /// Elements in parts of any size; those of a keyframe's usual sizes stay apart.
  init(leaves: [[TraceValue]]) {
    let isUsual =
      leaves.count > 1 && leaves.dropLast().allSatisfy { $0.count == TraceItems.leafCount }
      && 1...TraceItems.leafCount ~= leaves[leaves.count - 1].count
    storage = isUsual ? .leaves(leaves) : .whole(leaves.flatMap { $0 })
  }

  /// Whether it shares its leaves with what was cited.
  var isInLeaves: Bool {
    if case .leaves = storage { true } else { false }
  }

  // Below, the storage lets go of its array while it is changed, or each change would copy it.

  /// Puts an element where there is one, and returns the old one.
  @inline(__always)
  mutating func replace(_ index: Int, _ new: TraceValue) -> TraceValue {
    if case .whole(var items) = storage {
      storage = .whole([])
      let old = items[index]
      items[index] = new
      storage = .whole(items)
      return old
    }
    return change(index) { item in
      defer { item = new }
      return item
    }
  }

  /// Changes an element in place.
  mutating func change<Result>(_ index: Int, _ body: (inout TraceValue) -> Result) -> Result {
    switch storage {
    case .whole(var items):
      storage = .whole([])
      let result = body(&items[index])
      storage = .whole(items)
      return result
    case .leaves(var leaves):
      storage = .whole([])
      let (leaf, offset) = (index / TraceItems.leafCount, index % TraceItems.leafCount)
      let result = body(&leaves[leaf][offset])
      storage = .leaves(leaves)
      return result
    }
  }

  /// Replaces a range of elements; at the end of the list, leaves stay leaves.
  mutating func replace(_ range: Range<Int>, _ new: [TraceValue]) {
    if case .leaves(var leaves) = storage, range.upperBound == count, range.lowerBound > 0 {
      storage = .whole([])
      TraceItems.shorten(&leaves, to: range.lowerBound)
      for item in new {
        if leaves[leaves.count - 1].count == TraceItems.leafCount { leaves.append([]) }
        leaves[leaves.count - 1].append(item)
      }
      storage = .leaves(leaves)
      return
    }
    var items = taken()
    if range.isEmpty, range.lowerBound == items.count {
      items += new
    } else {
      items.replaceSubrange(range, with: new)
    }
    storage = .whole(items)
  }

  /// All elements in one array, which the storage lets go of.
  private mutating func taken() -> [TraceValue] {
    defer { storage = .whole([]) }
    switch storage {
    case .whole(let items): return items
    case .leaves(let leaves): return leaves.flatMap { $0 }
    }
  }

  private static func shorten(_ leaves: inout [[TraceValue]], to count: Int) {
    leaves.removeSubrange((count + leafCount - 1) / leafCount..<leaves.count)
    let last = leaves.count - 1
    leaves[last].removeSubrange((count - last * leafCount)...)
  }
}

extension TraceItems: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch storage {
    case .whole(let items): items.count
    case .leaves(let leaves):
      (leaves.count - 1) * TraceItems.leafCount + leaves[leaves.count - 1].count
    }
  }

  public subscript(position: Int) -> TraceValue {
    switch storage {
    case .whole(let items): items[position]
    case .leaves(let leaves):
      leaves[position / TraceItems.leafCount][position % TraceItems.leafCount]
    }
  }
}

extension TraceItems: ExpressibleByArrayLiteral {
  public init(arrayLiteral items: TraceValue...) { self.init(items) }
}

extension TraceItems: Hashable {
  public static func == (left: TraceItems, right: TraceItems) -> Bool {
    left.elementsEqual(right)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for item in self { hasher.combine(item) }
  }
}
