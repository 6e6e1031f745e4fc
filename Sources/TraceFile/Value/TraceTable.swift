/// The keys and values of a dictionary, or the members of a set, in the order of their insertion.
public struct TraceTable: Sendable {
  /// A part of the entries; copies of a table share those that neither has changed.
  struct Leaf: Sendable {
    static let most = 256

    /// Removed entries stay as holes, so that undoing a removal puts the key back in its place.
    var keys: [TraceValue?] = []
    var values: [TraceValue] = []

    init() {}

    init(members: [TraceValue]) {
      (keys, values) = (members, Array(repeating: .nothing, count: members.count))
    }

    /// Keys and values in turn.
    init(pairs: [TraceValue]) {
      keys = stride(from: 0, to: pairs.count - 1, by: 2).map { pairs[$0] }
      values = stride(from: 1, to: pairs.count, by: 2).map { pairs[$0] }
    }
  }

  private struct Body {
    var leaves: [Leaf] = []
    /// The places of the keys, without those that an earlier index has.
    var places = KeyPlaces()
    var isIndexed = false
    var earlier: TableIndex?
    var live = 0

    /// Below so many keys a look through them is faster than an index.
    static let indexedFrom = 9

    func place(of key: TraceValue) -> Int? {
      guard isIndexed else { return searchedPlace(of: key) }
      return places[key] ?? earlier?.place(of: key) { holds(key, at: $0) }
    }

    private func searchedPlace(of key: TraceValue) -> Int? {
      for (number, leaf) in leaves.enumerated() {
        if let offset = leaf.keys.firstIndex(of: key) {
          return TraceTable.place(leaf: number, offset)
        }
      }
      return nil
    }

    private func holds(_ key: TraceValue, at place: Int) -> Bool {
      let (leaf, offset) = TraceTable.leaf(of: place)
      return leaf < leaves.count && offset < leaves[leaf].keys.count
        && leaves[leaf].keys[offset] == key
    }

    func value(at place: Int) -> TraceValue {
      let (leaf, offset) = TraceTable.leaf(of: place)
      return leaves[leaf].values[offset]
    }

    /// Changes a value in place.
    mutating func change<Result>(
      at place: Int, _ body: (inout TraceValue) -> Result
    ) -> Result {
      let (leaf, offset) = TraceTable.leaf(of: place)
      return body(&leaves[leaf].values[offset])
    }

    /// Makes the index once it is worth it.
    mutating func index() {
      guard !isIndexed, leaves.count > 1 || leaves.first?.keys.count ?? 0 >= Body.indexedFrom
      else { return }
      for (number, leaf) in leaves.enumerated() {
        for (offset, key) in leaf.keys.enumerated() {
          if let key { places[key] = TraceTable.place(leaf: number, offset) }
        }
      }
      isIndexed = true
    }

    mutating func set(_ key: TraceValue, _ value: TraceValue) -> TraceValue? {
      index()
      if let place = place(of: key) {
        return change(at: place) { old in
          defer { old = value }
          return old
        }
      }
      if leaves.last?.keys.count ?? Leaf.most >= Leaf.most { leaves.append(Leaf()) }
      let last = leaves.count - 1
      if isIndexed {
        places[key] = TraceTable.place(leaf: last, leaves[last].keys.count)
      }
      leaves[last].keys.append(key)
      leaves[last].values.append(value)
      live += 1
      return nil
    }

    mutating func remove(_ key: TraceValue) -> (place: Int, old: TraceValue)? {
      index()
      guard let place = place(of: key) else { return nil }
      let (leaf, offset) = TraceTable.leaf(of: place)
      leaves[leaf].keys[offset] = nil
      if isIndexed { places[key] = nil }
      live -= 1
      defer { leaves[leaf].values[offset] = .nothing }
      return (place, leaves[leaf].values[offset])
    }

    mutating func revive(_ key: TraceValue, _ value: TraceValue, at place: Int) {
      let (leaf, offset) = TraceTable.leaf(of: place)
      leaves[leaf].keys[offset] = key
      leaves[leaf].values[offset] = value
      if isIndexed { places[key] = place }
      live += 1
    }

    mutating func removeNewest() {
      while leaves.last?.keys.isEmpty == true { leaves.removeLast() }
      let last = leaves.count - 1
      guard last >= 0, let newest = leaves[last].keys.popLast() else { return }
      leaves[last].values.removeLast()
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

  /// A table of leaves without holes whose keys an index has.
  init(_ leaves: [Leaf], _ index: TableIndex) {
    storage.body.leaves = leaves
    storage.body.live = leaves.reduce(0) { $0 + $1.keys.count }
    (storage.body.earlier, storage.body.isIndexed) = (index, true)
  }

  init(members: [TraceValue]) {
    for member in members { set(member, .nothing) }
  }

  /// Keys and values in turn.
  init(pairs: [TraceValue]) {
    for place in stride(from: 0, to: pairs.count - 1, by: 2) {
      set(pairs[place], pairs[place + 1])
    }
  }

  public var count: Int { storage.body.live }

  /// The live entries in order; of a set, the values are `nothing`.
  public var entries: [(key: TraceValue, value: TraceValue)] {
    storage.body.leaves.flatMap { leaf in
      zip(leaf.keys, leaf.values).compactMap { key, value in key.map { ($0, value) } }
    }
  }

  public subscript(key: TraceValue) -> TraceValue? {
    let body = storage.body
    return body.place(of: key).map { body.value(at: $0) }
  }

  static func place(leaf: Int, _ offset: Int) -> Int { leaf << 32 | offset }

  static func leaf(of place: Int) -> (leaf: Int, offset: Int) {
    (place >> 32, place & 0xFFFF_FFFF)
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
    return storage.body.change(at: place, body)
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
