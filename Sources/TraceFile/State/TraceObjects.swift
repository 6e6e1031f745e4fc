/// The live objects by id: a hash table that a hostile choice of ids cannot slow down.
public struct TraceObjects: Sendable {
  /// Objects in no order; a place's object moves when an earlier one is removed.
  private var objects: [TraceObject] = []
  /// Place + 1 by hash, linear probing; 0 is free.
  private var places: [Int32] = [Int32](repeating: 0, count: 16)
  private let seed = UInt64.random(in: .min ... .max) | 1

  public init() {}

  public var count: Int { objects.count }

  /// All live objects by id.
  public var sorted: [TraceObject] { objects.sorted { $0.id < $1.id } }

  public subscript(id: Int) -> TraceObject? {
    let place = places[bucket(of: id)]
    return place == 0 ? nil : objects[Int(place) - 1]
  }

  private func home(of id: Int) -> Int {
    let mixed = (UInt64(bitPattern: Int64(id)) ^ (seed >> 17)) &* seed
    return Int(truncatingIfNeeded: mixed >> 32) & (places.count - 1)
  }

  /// The bucket that holds an id, or the free one where it belongs.
  private func bucket(of id: Int) -> Int {
    var bucket = home(of: id)
    while places[bucket] != 0, objects[Int(places[bucket]) - 1].id != id {
      bucket = (bucket + 1) & (places.count - 1)
    }
    return bucket
  }

  /// Changes an object's value in place; nil if there is no such object.
  @inline(__always)
  mutating func change<Result>(
    _ id: Int, _ body: (inout TraceValue) -> Result?
  ) -> Result? {
    let place = Int(places[bucket(of: id)]) - 1
    return place < 0 ? nil : body(&objects[place].value)
  }

  /// Adds an object and returns the one that had its id.
  @discardableResult
  mutating func add(_ object: TraceObject) -> TraceObject? {
    let bucket = bucket(of: object.id)
    if places[bucket] != 0 {
      let place = Int(places[bucket]) - 1
      defer { objects[place] = object }
      return objects[place]
    }
    objects.append(object)
    places[bucket] = Int32(objects.count)
    if objects.count * 2 > places.count { grow() }
    return nil
  }

  @discardableResult
  mutating func remove(_ id: Int) -> TraceObject? {
    let hole = bucket(of: id)
    guard places[hole] != 0 else { return nil }
    let place = Int(places[hole]) - 1
    // The last object moves into the place that becomes free.
    if place != objects.count - 1 {
      places[bucket(of: objects[objects.count - 1].id)] = Int32(place + 1)
      objects.swapAt(place, objects.count - 1)
    }
    let removed = objects.removeLast()
    close(hole)
    return removed
  }

  /// Pulls the entries behind a hole forward, so that every probe still finds them.
  private mutating func close(_ bucket: Int) {
    let mask = places.count - 1
    var hole = bucket
    var next = (hole + 1) & mask
    while places[next] != 0 {
      let home = home(of: objects[Int(places[next]) - 1].id)
      if (next - home) & mask >= (next - hole) & mask {
        places[hole] = places[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    places[hole] = 0
  }

  private mutating func grow() {
    places = [Int32](repeating: 0, count: places.count * 2)
    for (place, object) in objects.enumerated() {
      places[bucket(of: object.id)] = Int32(place + 1)
    }
  }

  /// Forgets the holes of tables that have many.
  mutating func compact() {
    for place in objects.indices {
      guard case .dictionary(var table) = objects[place].value, table.holes > table.count + 16
      else { continue }
      objects[place].value = .nothing
      table.compact()
      objects[place].value = .dictionary(table)
    }
  }
}

extension TraceObjects: Hashable {
  public static func == (left: TraceObjects, right: TraceObjects) -> Bool {
    left.count == right.count && left.objects.allSatisfy { right[$0.id] == $0 }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(sorted) }
}
