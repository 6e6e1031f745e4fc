/// A recorded value; big ones may be cut, with the full size kept.
public enum TraceValue: Sendable {
  /// `nil`, `None`.
  case nothing
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case character(String)
  /// An object's id.
  case reference(Int)
  /// Decimal digits of an integer beyond 64 bits.
  case bigInteger(String)
  case list(TraceItems)
  case tuple([TraceValue])
  case set(TraceTable)
  case dictionary(TraceTable)
  case structure(type: Int, fields: [TraceValue])
  indirect case enumeration(type: Int, name: String, payload: [TraceValue])
  /// The head of a string of so many bytes.
  indirect case cutString(bytes: Int, head: String)
  /// The head of a container of so many elements.
  indirect case cut(count: Int, head: TraceValue)
  /// Something without a picture, by its type.
  case opaque(String)
  /// Set once, never recorded.
  case unset

  static func list(_ items: [TraceValue]) -> TraceValue { .list(TraceItems(items)) }
}
