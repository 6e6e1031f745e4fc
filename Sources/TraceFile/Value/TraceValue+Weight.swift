extension TraceValue {
  private static let stride = MemoryLayout<TraceValue>.stride
  /// What an array, an indirect case or a table's place in its index takes beside what it holds.
  private static let box = 64
  private static let emptyTable = 256

  /// About the memory that it takes beside its own place.
  var weight: Int {
    switch self {
    case .nothing, .bool, .integer, .double, .reference, .unset: return 0
    case .string, .character, .bigInteger, .opaque, .cutString: return textBytes
    case .list(let items): return items.reduce(TraceValue.box) { $0 + $1.weightOfElement }
    case .tuple(let items), .structure(_, let items), .enumeration(_, _, let items):
      return items.reduce(2 * TraceValue.box) { $0 + $1.weightOfElement }
    case .set(let table), .dictionary(let table):
      return table.entries.reduce(TraceValue.emptyTable) {
        $0 + TraceValue.box + $1.key.weightOfElement + $1.value.weightOfElement
      }
    case .cut(_, let head): return TraceValue.box + head.weight
    }
  }

  /// With its place in an array.
  private var weightOfElement: Int { TraceValue.stride + weight }

  private var textBytes: Int {
    switch self {
    case .string(let text), .character(let text), .bigInteger(let text), .opaque(let text),
      .cutString(_, let text):
      text.utf8.count
    default: 0
    }
  }

  // Below, what happens behind the head of a cut container is not kept, and so weighs nothing.

  /// Puts something at a key or an index; how much heavier that makes it, nil if there is no such place.
  mutating func weigh(
    putting new: TraceValue, at key: TraceValue, _ put: (inout TraceValue) -> Replaced?
  ) -> Int? {
    let count = itemCount
    guard let replaced = put(&self) else { return nil }
    if case .old(let old) = replaced { return new.weight - old.weight }
    if itemCount == count { return 0 }
    return TraceValue.box + key.weightOfElement + new.weightOfElement
  }

  /// Removes a key, whose place stays; how much heavier that makes it, nil if there is no such key.
  mutating func weigh(removing key: TraceValue) -> Int? {
    removeKey(key).map { -TraceValue.box - key.weight - $0.old.weight }
  }

  /// Replaces a range of its elements or of its text; how much heavier that makes it, nil outside of it.
  mutating func weigh(
    splicingAt place: Int, removing: Int, inserting new: [TraceValue]
  ) -> Int? {
    let bytes = textBytes
    if spliceText(at: place, removing: removing, inserting: new) != nil {
      return textBytes - bytes
    }
    let count = itemCount ?? 0
    guard let old = splice(at: place, removing: removing, inserting: new) else { return nil }
    let more = (itemCount ?? 0) - count
    let kept = more + old.count == new.count ? new : []
    return kept.reduce(0) { $0 + $1.weightOfElement }
      - old.reduce(0) { $0 + $1.weightOfElement }
  }

  /// How many elements a splice at a place moves; that of a text writes all of it anew.
  func pushed(byChangeAt place: Int) -> Int {
    itemCount.map { max($0 - place, 0) } ?? textBytes / 4
  }
}
