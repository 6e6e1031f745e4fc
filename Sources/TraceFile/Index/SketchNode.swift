/// A container that was taken apart.
struct SketchNode {
  enum Shape {
    /// A list, a tuple or a structure.
    case items
    /// A dictionary or a set.
    case table
    /// What changes rarely: strings, enumerations, cut containers.
    case whole
  }

  /// Containers of more elements are kept in leaves of so many, and those in groups.
  static let leafItems = 1 << leafShift
  static let groupLeaves = 1 << (groupShift - leafShift)
  private static let leafShift = 8
  private static let groupShift = 13

  var shape = Shape.whole
  var tag: UInt8 = 0
  var type = 0
  /// The elements, or a table's values by place.
  var items: [Quote] = []
  /// A table's keys by place; none where one was removed.
  var keys: [Quote] = []
  var numbers: NumberIndex?
  var others: [TraceValue: Int] = [:]
  var live = 0
  var value = TraceValue.nothing
  var whole = WrittenPiece()
  var leaves: [WrittenPiece] = []
  var groups: [WrittenPiece] = []

  init(_ value: TraceValue = .nothing) { self.value = value }

  /// Notes that an element changed.
  @inline(__always)
  mutating func touch(_ place: Int) {
    whole.place = -1
    let leaf = place >> SketchNode.leafShift
    if leaf < leaves.count { leaves[leaf].place = -1 }
    let group = place >> SketchNode.groupShift
    if group < groups.count { groups[group].place = -1 }
  }

  /// Whether a leaf begins at a place and has not changed since it was written.
  func isWritten(_ place: Int) -> Bool {
    guard place & (SketchNode.leafItems - 1) == 0 else { return false }
    let leaf = place >> SketchNode.leafShift
    return leaf < leaves.count && leaves[leaf].isUnchanged
  }

  /// Makes room to note where all leaves and groups stand.
  mutating func fillPieces() {
    let missing = (items.count + SketchNode.leafItems - 1) >> SketchNode.leafShift - leaves.count
    if missing > 0 { leaves += Array(repeating: WrittenPiece(), count: missing) }
    let more = (leaves.count + SketchNode.groupLeaves - 1) / SketchNode.groupLeaves - groups.count
    if more > 0 { groups += Array(repeating: WrittenPiece(), count: more) }
  }

  /// Notes that all elements from one on changed or moved.
  mutating func touch(from place: Int) {
    whole.place = -1
    leaves.removeSubrange(min(place >> SketchNode.leafShift, leaves.count)...)
    groups.removeSubrange(min(place >> SketchNode.groupShift, groups.count)...)
  }

  /// Puts an element and returns the old one; nil if there is none or this is no list.
  @inline(__always)
  mutating func replace(_ index: Int, _ new: Quote) -> Quote? {
    guard shape == .items, index >= 0, index < items.count else { return nil }
    touch(index)
    let old = items[index]
    items[index] = new
    return old
  }

  func place(of key: SketchKey) -> Int? {
    switch key {
    case .number(let number): numbers?[number]
    case .other(let value): others[value]
    }
  }

  private mutating func index(_ key: SketchKey, at place: Int?) {
    switch key {
    case .number(let number):
      if numbers == nil { numbers = NumberIndex() }
      numbers?[number] = place
    case .other(let value): others[value] = place
    }
  }

  /// Sets a key and returns what was there.
  mutating func set(_ key: SketchKey, told quote: Quote, _ new: Quote) -> Quote {
    if let place = place(of: key) {
      touch(place)
      defer { items[place] = new }
      return items[place]
    }
    index(key, at: keys.count)
    touch(keys.count)
    keys.append(quote)
    items.append(new)
    live += 1
    return .none
  }

  /// Removes a key; nil if there is none.
  mutating func remove(_ key: SketchKey) -> (key: Quote, item: Quote)? {
    guard let place = place(of: key) else { return nil }
    index(key, at: nil)
    touch(place)
    live -= 1
    defer { (keys[place], items[place]) = (.none, .none) }
    return (keys[place], items[place])
  }

  var holes: Int { keys.count - live }
}
