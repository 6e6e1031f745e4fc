/// The keys and values of a dictionary, or the members of a set, in the order of their insertion.
public struct TraceTable: Sendable {
  /// Removed entries stay as holes, so that undoing a removal puts the key back in its place.
  private final class Storage: @unchecked Sendable {
    var keys: [TraceValue?] = []
    var values: [TraceValue] = []
    var places: [TraceValue: Int] = [:]
    var isIndexed = false
    var live = 0

    func copy() -> Storage {
      let copy = Storage()
      (copy.keys, copy.values, copy.places) = (keys, values, places)
      (copy.isIndexed, copy.live) = (isIndexed, live)
      return copy
    }
  }

  private var storage = Storage()
  /// Below so many keys a look through them is faster than an index.
  private static let indexedFrom = 9

  public init() {}

  public var count: Int { storage.live }
  var holes: Int { storage.keys.count - storage.live }

  /// The live entries in order; of a set, the values are `nothing`.
  public var entries: [(key: TraceValue, value: TraceValue)] {
    zip(storage.keys, storage.values).compactMap { key, value in key.map { ($0, value) } }
  }

  public subscript(key: TraceValue) -> TraceValue? { place(of: key).map { storage.values[$0] } }

  private func place(of key: TraceValue) -> Int? {
    storage.isIndexed ? storage.places[key] : storage.keys.firstIndex(of: key)
  }

  /// Makes the storage this value's own and gives it an index once it is worth it.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    guard !storage.isIndexed, storage.keys.count >= TraceTable.indexedFrom else { return }
    for (place, key) in storage.keys.enumerated() {
      if let key { storage.places[key] = place }
    }
    storage.isIndexed = true
  }

  /// Sets a key and returns its old value, or nil for a new key.
  @discardableResult
  mutating func set(_ key: TraceValue, _ value: TraceValue) -> TraceValue? {
    own()
    if let place = place(of: key) {
      defer { storage.values[place] = value }
      return storage.values[place]
    }
    if storage.isIndexed { storage.places[key] = storage.keys.count }
    storage.keys.append(key)
    storage.values.append(value)
    storage.live += 1
    return nil
  }

  /// Changes a key's value in place; nil if there is no such key.
  mutating func change<Result>(
    _ key: TraceValue, _ body: (inout TraceValue) -> Result?
  ) -> Result? {
    own()
    guard let place = place(of: key) else { return nil }
    return body(&storage.values[place])
  }

  /// Removes a key; gives its place for `revive`.
  mutating func remove(_ key: TraceValue) -> (place: Int, old: TraceValue)? {
    own()
    guard let place = place(of: key) else { return nil }
    storage.keys[place] = nil
    storage.places[key] = nil
    storage.live -= 1
    defer { storage.values[place] = .nothing }
    return (place, storage.values[place])
  }

  /// Undoes a removal.
  mutating func revive(_ key: TraceValue, _ value: TraceValue, at place: Int) {
    own()
    storage.keys[place] = key
    storage.values[place] = value
    if storage.isIndexed { storage.places[key] = place }
    storage.live += 1
  }

  /// Undoes the insertion of the newest key.
  mutating func removeNewest() {
    own()
    guard let key = storage.keys.popLast() else { return }
    storage.values.removeLast()
    guard let key else { return }
    storage.places[key] = nil
    storage.live -= 1
  }

  /// Forgets the holes; afterwards no older change can be undone.
  mutating func compact() {
    var dense = TraceTable()
    for (key, value) in entries { dense.set(key, value) }
    self = dense
  }
}

extension TraceTable: Hashable {
  public static func == (left: TraceTable, right: TraceTable) -> Bool {
    left.storage === right.storage
      || left.count == right.count
        && zip(left.entries, right.entries).allSatisfy { $0.key == $1.key && $0.value == $1.value }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for (key, value) in entries {
      hasher.combine(key)
      hasher.combine(value)
    }
  }
}
