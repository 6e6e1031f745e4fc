/// What a change inside a value found there.
enum Replaced: Equatable {
  case old(TraceValue)
  /// A new element at the end or a new key.
  case inserted
}

extension TraceValue {
  /// How a value is changed.
  private enum Shape {
    case items, table, cutItems, cutTable, other
  }

  private var shape: Shape {
    switch self {
    case .list, .tuple, .structure, .enumeration: .items
    case .set, .dictionary: .table
    case .cut(_, .set), .cut(_, .dictionary): .cutTable
    case .cut: .cutItems
    default: .other
    }
  }

  private var isCut: Bool { shape == .cutItems || shape == .cutTable }

  // Below, a value lets go of its array while it is changed, or each change would copy it; a `switch`
  // would hold on to it.

  private mutating func withList<Result>(_ body: (inout TraceItems) -> Result?) -> Result? {
    guard case .list(var items) = self else { return nil }
    self = .nothing
    defer { self = .list(items) }
    return body(&items)
  }

  /// Changes the elements of a tuple, a structure or an enumeration's payload in place.
  private mutating func withItems<Result>(
    _ body: (inout [TraceValue]) -> Result?
  ) -> Result? {
    if case .structure(let type, var items) = self {
      self = .nothing
      let result = body(&items)
      self = .structure(type: type, fields: items)
      return result
    }
    if case .tuple(var items) = self {
      self = .nothing
      let result = body(&items)
      self = .tuple(items)
      return result
    }
    if case .enumeration(let type, let name, var items) = self {
      self = .nothing
      let result = body(&items)
      self = .enumeration(type: type, name: name, payload: items)
      return result
    }
    return nil
  }

  private mutating func withTable<Result>(
    _ body: (inout TraceTable) -> Result?
  ) -> Result? {
    if case .dictionary(var table) = self {
      self = .nothing
      let result = body(&table)
      self = .dictionary(table)
      return result
    }
    if case .set(var table) = self {
      self = .nothing
      let result = body(&table)
      self = .set(table)
      return result
    }
    return nil
  }

  /// Changes the recorded head of a cut container; `grown` is how many elements it won.
  private mutating func withHead<Result>(
    _ body: (inout TraceValue) -> (result: Result, grown: Int)?
  ) -> Result? {
    guard case .cut(let count, var head) = self else { return nil }
    self = .nothing
    let outcome = body(&head)
    self = .cut(count: max(count + (outcome?.grown ?? 0), 0), head: head)
    return outcome?.result
  }

  /// Puts an element, or appends one at the end; nil if there is no such place.
  @inline(__always)
  mutating func put(at index: Int, _ new: TraceValue) -> Replaced? {
    if case .list(var items) = self, index >= 0, index < items.count {
      self = .nothing
      let old = items.replace(index, new)
      self = .list(items)
      return .old(old)
    }
    return putRarely(at: index, new)
  }

  private mutating func putRarely(at index: Int, _ new: TraceValue) -> Replaced? {
    if shape == .cutTable { return nil }
    if case .cut(let count, _) = self {
      return withHead { head in
        if index == count { return (.inserted, 1) }
        // An element just behind the head is among those that were cut.
        guard index < (head.itemCount ?? 0) else { return nil }
        return head.put(at: index, new).map { ($0, 0) }
      }
    }
    if case .list = self {
      return withList { items in
        guard index == items.count else { return nil }
        items.replace(index..<index, [new])
        return .inserted
      }
    }
    return withItems { items in
      guard items.indices.contains(index) else { return nil }
      defer { items[index] = new }
      return .old(items[index])
    }
  }

  /// Sets a key, an index or a field, whichever this value has.
  mutating func put(_ key: TraceValue, _ new: TraceValue) -> Replaced? {
    switch shape {
    case .table:
      let kept = isSet ? .nothing : new
      return withTable { table in table.set(key, kept).map { .old($0) } ?? .inserted }
    case .cutTable:
      return withHead { head in head.put(key, new).map { ($0, $0 == .inserted ? 1 : 0) } }
    default:
      guard case .integer(let index) = key else { return nil }
      return put(at: index, new)
    }
  }

  private var isSet: Bool {
    if case .set = self { true } else { false }
  }

  /// Sets what lies at the end of a path of indices, keys and field numbers.
  mutating func put(_ path: ArraySlice<TraceValue>, _ new: TraceValue) -> Replaced? {
    guard let key = path.first else {
      defer { self = new }
      return .old(self)
    }
    if path.count == 1 { return put(key, new) }
    return descend(key) { $0.put(path.dropFirst(), new) }
  }

  /// Changes what lies at the end of a path; nil if there is nothing.
  mutating func within<Result>(
    _ path: ArraySlice<TraceValue>, _ body: (inout TraceValue) -> Result?
  ) -> Result? {
    guard let key = path.first else { return body(&self) }
    return descend(key) { $0.within(path.dropFirst(), body) }
  }

  /// Changes what lies behind one key, index or field.
  private mutating func descend<Result>(
    _ key: TraceValue, _ body: (inout TraceValue) -> Result?
  ) -> Result? {
    switch shape {
    case .table: return isSet ? nil : withTable { $0.change(key, body) }
    case .cutItems, .cutTable:
      return withHead { head in head.descend(key, body).map { ($0, 0) } }
    default:
      guard case .integer(let index) = key else { return nil }
      if case .list = self {
        return withList { $0.indices.contains(index) ? $0.change(index, body) : nil }
      }
      return withItems { items in
        items.indices.contains(index) ? body(&items[index]) : nil
      }
    }
  }

  /// Undoes a `put`.
  mutating func takeBack(_ path: ArraySlice<TraceValue>, _ replaced: Replaced) {
    guard case .inserted = replaced else {
      if case .old(let old) = replaced { _ = put(path, old) }
      return
    }
    if path.count > 1, let key = path.first {
      _ = descend(key) { inner -> Void? in inner.takeBack(path.dropFirst(), replaced) }
    } else {
      removeNewest()
    }
  }

  private mutating func removeNewest() {
    switch shape {
    case .table: _ = withTable { $0.removeNewest() }
    case .cutTable: _ = withHead { head in (head.removeNewest(), -1) }
    case .cutItems: _ = withHead { _ in ((), -1) }
    default:
      _ = withList { items in
        items.isEmpty ? nil : items.replace(items.count - 1..<items.count, [])
      }
      _ = withItems { items in items.isEmpty ? nil : items.removeLast() }
    }
  }

  mutating func removeKey(_ key: TraceValue) -> (place: Int, old: TraceValue)? {
    if isCut { return withHead { head in head.removeKey(key).map { ($0, -1) } } }
    return withTable { $0.remove(key) }
  }

  mutating func revive(_ key: TraceValue, _ old: TraceValue, at place: Int) {
    if isCut {
      _ = withHead { head in (head.revive(key, old, at: place), 1) }
    } else {
      _ = withTable { $0.revive(key, old, at: place) }
    }
  }

  /// Replaces a range of elements by others and returns those removed; nil outside the value.
  mutating func splice(at: Int, removing: Int, inserting new: [TraceValue]) -> [TraceValue]? {
    if isCut {
      return withHead { head in
        // What happens behind the head changes the full count alone.
        guard at < (head.itemCount ?? 0) else { return ([], new.count - removing) }
        return head.splice(at: at, removing: removing, inserting: new).map {
          ($0, new.count - removing)
        }
      }
    }
    guard let count = itemCount, at >= 0, at <= count, removing >= 0 else { return nil }
    let range = at..<min(count, at + min(removing, count))
    if case .list = self {
      return withList { items in
        defer { items.replace(range, new) }
        return Array(items[range])
      }
    }
    return withItems { items in
      defer { items.replaceSubrange(range, with: new) }
      return Array(items[range])
    }
  }

  /// How many elements a splice may have to move.
  var itemCount: Int? {
    switch self {
    case .list(let items): items.count
    case .tuple(let items), .structure(_, let items): items.count
    case .enumeration(_, _, let items): items.count
    case .set(let table), .dictionary(let table): table.count
    case .cut(_, let head): head.itemCount
    default: nil
    }
  }

}
