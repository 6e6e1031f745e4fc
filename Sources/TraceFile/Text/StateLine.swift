/// A line of a step's text.
public struct StateLine: Hashable, Sendable {
  public var text: String
  /// Whether the last statement changed the value that it tells; nil where it tells none.
  public var isChanged: Bool?
}
