/// A live object with identity.
public struct TraceObject: Hashable, Sendable, Identified {
  public var id: Int
  public var type: Int
  /// A list, tuple, set, dictionary, structure (the fields) or something opaque.
  public var value: TraceValue
}
