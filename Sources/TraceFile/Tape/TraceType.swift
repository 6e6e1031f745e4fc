/// A type of the traced program.
public struct TraceType: Hashable, Sendable, Codable {
  /// What a value of the type is drawn as; the order is the tape's numbering.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case `class`, structure, enumeration, list, tuple, set, dictionary, deque, other
  }

  public var id: Int
  public var name: String
  public var kind: Kind
  public var fields: [String]

  public init(id: Int, name: String, kind: Kind, fields: [String]) {
    (self.id, self.name, self.kind, self.fields) = (id, name, kind, fields)
  }
}
