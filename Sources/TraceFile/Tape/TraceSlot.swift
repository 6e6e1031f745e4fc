/// A variable of a function.
public struct TraceSlot: Hashable, Sendable, Codable {
  /// What a variable is used for, where the source shows it.
  public enum Role: String, Sendable, Codable {
    case index, accumulator, cursor
  }

  public var id: Int
  /// The function that declares it.
  public var function: Int
  public var name: String
  /// The declared type's text; empty if the source has none.
  public var type: String
  public var role: Role?

  public init(id: Int, function: Int, name: String, type: String, role: Role? = nil) {
    (self.id, self.function, self.name) = (id, function, name)
    (self.type, self.role) = (type, role)
  }
}
