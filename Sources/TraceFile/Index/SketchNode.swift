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

  /// A part of a long container, and where it stands among the keyframes; -1: changed since.
  struct Piece {
    var place = -1
    var bytes = 0
  }

  /// Containers of more elements are kept in pieces.
  static let pieceItems = 1 << pieceShift
  private static let pieceShift = 8

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
  var whole = Piece()
  var pieces: [Piece] = []

  init(_ value: TraceValue = .nothing) { self.value = value }

  /// Notes that an element changed.
  @inline(__always)
  mutating func touch(_ place: Int) {
    whole.place = -1
    let piece = place >> SketchNode.pieceShift
    if piece < pieces.count { pieces[piece].place = -1 }
  }

  /// Whether a piece begins at a place and has not changed since it was written.
  func isWritten(_ place: Int) -> Bool {
    guard place & (SketchNode.pieceItems - 1) == 0 else { return false }
    let piece = place >> SketchNode.pieceShift
    return piece < pieces.count && pieces[piece].place >= 0
  }

  /// Notes that all elements from one on changed or moved.
  mutating func touch(from place: Int) {
    whole.place = -1
    let piece = min(place / SketchNode.pieceItems, pieces.count)
    pieces.removeSubrange(piece...)
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
