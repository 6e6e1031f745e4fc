/// The live objects by id.
public struct TraceObjects: Sendable {
  var tree = ObjectTree<TraceObject>()

  public init() {}

  /// Counts them, leaf by leaf.
  public var count: Int { tree.count }

  /// All live objects by id.
  public var sorted: [TraceObject] { tree.sorted }

  public subscript(id: Int) -> TraceObject? { tree[id] }

  /// Changes an object's value in place; nil if there is no such object.
  @inline(__always)
  mutating func change<Result>(
    _ id: Int, _ body: (inout TraceValue) -> Result?
  ) -> Result? {
    tree.change(id) { body(&$0.value) }
  }

  /// Adds an object and returns the one that had its id.
  @discardableResult
  mutating func add(_ object: TraceObject) -> TraceObject? { tree.add(object) }

  @discardableResult
  mutating func remove(_ id: Int) -> TraceObject? { tree.remove(id) }
}

extension TraceObjects: Hashable {
  public static func == (left: TraceObjects, right: TraceObjects) -> Bool {
    left.sorted == right.sorted
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(sorted) }
}
