/// The live objects by id.
public struct TraceObjects: Sendable {
  /// Objects in no order; a place's object moves when an earlier one is removed.
  private var objects: [TraceObject] = []
  private var places = NumberIndex()

  public init() {}

  public var count: Int { objects.count }

  /// All live objects by id.
  public var sorted: [TraceObject] { objects.sorted { $0.id < $1.id } }

  public subscript(id: Int) -> TraceObject? { places[id].map { objects[$0] } }

  /// Changes an object's value in place; nil if there is no such object.
  @inline(__always)
  mutating func change<Result>(
    _ id: Int, _ body: (inout TraceValue) -> Result?
  ) -> Result? {
    guard let place = places[id] else { return nil }
    return body(&objects[place].value)
  }

  /// Adds an object and returns the one that had its id.
  @discardableResult
  mutating func add(_ object: TraceObject) -> TraceObject? {
    if let place = places[object.id] {
      defer { objects[place] = object }
      return objects[place]
    }
    places[object.id] = objects.count
    objects.append(object)
    return nil
  }

  @discardableResult
  mutating func remove(_ id: Int) -> TraceObject? {
    guard let place = places[id] else { return nil }
    places[id] = nil
    // The last object moves into the place that becomes free.
    objects.swapAt(place, objects.count - 1)
    let removed = objects.removeLast()
    if place < objects.count { places[objects[place].id] = place }
    return removed
  }
}

extension TraceObjects: Hashable {
  public static func == (left: TraceObjects, right: TraceObjects) -> Bool {
    left.count == right.count && left.objects.allSatisfy { right[$0.id] == $0 }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(sorted) }
}
