/// The keys and values of a dictionary, or the members of a set, in the order of their insertion.
public struct TraceTable: Sendable {
  /// Removed entries stay as holes, so that undoing a removal puts the key back in its place.
  private struct Body {
    var keys: [TraceValue?] = []
    var values: [TraceValue] = []
    var places: [TraceValue: Int] = [:]
    var isIndexed = false
    var live = 0

    /// Below so many keys a look through them is faster than an index.
    static let indexedFrom = 9

    func place(of key: TraceValue) -> Int? {
      isIndexed ? places[key] : keys.firstIndex(of: key)
    }

    /// Makes the index once it is worth it.
    mutating func index() {
      guard !isIndexed, keys.count >= Body.indexedFrom else { return }
      for (place, key) in keys.enumerated() {
        if let key { places[key] = place }
      }
      isIndexed = true
    }

    mutating func set(_ key: TraceValue, _ value: TraceValue) -> TraceValue? {
      index()
      if let place = place(of: key) {
        defer { values[place] = value }
        return values[place]
      }
      if isIndexed { places[key] = keys.count }
      keys.append(key)
      values.append(value)
      live += 1
      return nil
    }

    mutating func remove(_ key: TraceValue) -> (place: Int, old: TraceValue)? {
      index()
      guard let place = place(of: key) else { return nil }
      keys[place] = nil
      if isIndexed { places[key] = nil }
      live -= 1
      defer { values[place] = .nothing }
      return (place, values[place])
    }

    mutating func revive(_ key: TraceValue, _ value: TraceValue, at place: Int) {
      keys[place] = key
      values[place] = value
      if isIndexed { places[key] = place }
      live += 1
    }

    mutating func removeNewest() {
      guard let newest = keys.popLast() else { return }
      values.removeLast()
      guard let key = newest else { return }
      if isIndexed { places[key] = nil }
      live -= 1
    }
  }

  /// In one piece, so that a change costs one check of exclusive access.
  private final class Storage: @unchecked Sendable {
    var body: Body

    init(_ body: Body) { self.body = body }
  }

  private var storage = Storage(Body())

  public init() {}

  public var count: Int { storage.body.live }

  /// The live entries in order; of a set, the values are `nothing`.
  public var entries: [(key: TraceValue, value: TraceValue)] {
    let body = storage.body
    return zip(body.keys, body.values).compactMap { key, value in key.map { ($0, value) } }
  }

  public subscript(key: TraceValue) -> TraceValue? {
    let body = storage.body
    return body.place(of: key).map { body.values[$0] }
  }

  private mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.body) }
  }

  /// Sets a key and returns its old value, or nil for a new key.
  @discardableResult
  mutating func set(_ key: TraceValue, _ value: TraceValue) -> TraceValue? {
    own()
    return storage.body.set(key, value)
  }

  /// Changes a key's value in place; nil if there is no such key.
  mutating func change<Result>(
    _ key: TraceValue, _ body: (inout TraceValue) -> Result?
  ) -> Result? {
    own()
    guard let place = storage.body.place(of: key) else { return nil }
    return body(&storage.body.values[place])
  }

  /// Removes a key; gives its place for `revive`.
  mutating func remove(_ key: TraceValue) -> (place: Int, old: TraceValue)? {
    own()
    return storage.body.remove(key)
  }

  /// Undoes a removal.
  mutating func revive(_ key: TraceValue, _ value: TraceValue, at place: Int) {
    own()
    storage.body.revive(key, value, at: place)
  }

  /// Undoes the insertion of the newest key.
  mutating func removeNewest() {
    own()
    storage.body.removeNewest()
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
