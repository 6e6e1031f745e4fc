/// A container that was taken apart; it lies in memory of its own, which `free` gives back.
struct SketchNode: BitwiseCopyable {
  enum Shape: UInt8, BitwiseCopyable {
    /// A list, a tuple or a structure.
    case items
    /// A dictionary or a set.
    case table
    /// What changes rarely: strings, enumerations, cut containers.
    case whole
  }

  /// Where the leaves and groups of a long container stand.
  struct Pieces: BitwiseCopyable {
    var leaves = Flat<WrittenPiece>()
    var groups = Flat<WrittenPiece>()
  }

  /// Containers of more elements are kept in leaves of so many, and those in groups.
  static let leafItems = 1 << leafShift
  static let groupLeaves = 1 << (groupShift - leafShift)
  private static let leafShift = 8
  private static let groupShift = 13

  /// The elements, or a table's values by place.
  var items = Flat<Quote>()
  var whole = WrittenPiece()
  private(set) var pieces: UnsafeMutablePointer<Pieces>?
  private(set) var table: UnsafeMutablePointer<SketchTable>?
  private(set) var value: UnsafeMutablePointer<TraceValue>?
  /// About what a whole value holds.
  var weight = 0
  /// The memory that it took when that was last looked at.
  var noted = 0
  var type: Int32 = 0
  let tag: UInt8
  let shape: Shape

  /// An empty list, tuple, structure, dictionary or set.
  init(tag: UInt8) {
    self.tag = tag
    shape = tag == 12 || tag == 13 ? .table : .items
    if shape == .table {
      table = .allocate(capacity: 1)
      table?.initialize(to: SketchTable())
    }
  }

  /// Any other value.
  init(_ whole: TraceValue) {
    (tag, shape) = (0, .whole)
    value = .allocate(capacity: 1)
    value?.initialize(to: whole)
    weight = MemoryLayout<TraceValue>.stride + whole.weight
  }

  /// The memory that it takes beside its own place, without its pieces, of which there are few.
  var bytes: Int { items.bytes + (table?.pointee.bytes ?? 0) + weight }

  /// Notes that an element changed.
  @inline(__always)
  mutating func touch(_ place: Int) {
    whole.place = -1
    guard let pieces else { return }
    let leaf = place >> SketchNode.leafShift
    if leaf < pieces.pointee.leaves.count { pieces.pointee.leaves.pointer(leaf).pointee.place = -1 }
    let group = place >> SketchNode.groupShift
    if group < pieces.pointee.groups.count {
      pieces.pointee.groups.pointer(group).pointee.place = -1
    }
  }

  /// Whether a leaf begins at a place and has not changed since it was written.
  func isWritten(_ place: Int) -> Bool {
    guard let pieces, place & (SketchNode.leafItems - 1) == 0 else { return false }
    let leaf = place >> SketchNode.leafShift
    return leaf < pieces.pointee.leaves.count && pieces.pointee.leaves[leaf].isUnchanged
  }

  /// Where the leaves and groups stand, with room for all of them.
  mutating func filledPieces() -> UnsafeMutablePointer<Pieces> {
    let pieces = pieces ?? .allocate(capacity: 1)
    if self.pieces == nil { pieces.initialize(to: Pieces()) }
    self.pieces = pieces
    let leaves = (items.count + SketchNode.leafItems - 1) >> SketchNode.leafShift
    let groups = (leaves + SketchNode.groupLeaves - 1) / SketchNode.groupLeaves
    pieces.pointee.leaves.append(WrittenPiece(), times: leaves - pieces.pointee.leaves.count)
    pieces.pointee.groups.append(WrittenPiece(), times: groups - pieces.pointee.groups.count)
    return pieces
  }

  /// Notes that all elements from one on changed or moved.
  mutating func touch(from place: Int) {
    whole.place = -1
    pieces?.pointee.leaves.cut(to: place >> SketchNode.leafShift)
    pieces?.pointee.groups.cut(to: place >> SketchNode.groupShift)
  }

  /// Sets a table's key and returns what was there.
  mutating func set(_ key: SketchKey, told quote: Quote, _ new: Quote) -> Quote {
    guard let table else { return .none }
    let place = table.pointee.place(adding: key)
    touch(place)
    if place < items.count {
      let old = items[place]
      items[place] = new
      return old
    }
    table.pointee.keys.append(quote)
    table.pointee.live += 1
    items.append(new)
    return .none
  }

  /// Removes a table's key; nil if there is none.
  mutating func remove(_ key: SketchKey) -> (key: Quote, item: Quote)? {
    guard let table, let place = table.pointee.place(of: key) else { return nil }
    table.pointee.forget(key)
    touch(place)
    table.pointee.live -= 1
    let removed = (table.pointee.keys[place], items[place])
    (table.pointee.keys[place], items[place]) = (.none, .none)
    return removed
  }

  func copy() -> SketchNode {
    var copy = self
    copy.items = items.copy()
    if let pieces {
      copy.pieces = .allocate(capacity: 1)
      copy.pieces?.initialize(
        to: Pieces(leaves: pieces.pointee.leaves.copy(), groups: pieces.pointee.groups.copy()))
    }
    if let table {
      copy.table = .allocate(capacity: 1)
      copy.table?.initialize(to: table.pointee.copy())
    }
    if let value {
      copy.value = .allocate(capacity: 1)
      copy.value?.initialize(to: value.pointee)
    }
    return copy
  }

  mutating func free() {
    items.free()
    pieces?.pointee.leaves.free()
    pieces?.pointee.groups.free()
    pieces?.deallocate()
    table?.pointee.keys.free()
    table?.deinitialize(count: 1)
    table?.deallocate()
    value?.deinitialize(count: 1)
    value?.deallocate()
    (pieces, table, value) = (nil, nil, nil)
    (weight, noted) = (0, 0)
  }
}
