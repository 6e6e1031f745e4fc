/// A JSON value: an argument, an answer, or a piece of either.
///
/// Integers stay integers up to 64 bits; anything wider or with a fraction is a `double`.
public enum Value: Sendable, Hashable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([Value])
  case object([String: Value])
}

extension Value {
  /// The elements of an array, or nil for any other value.
  public var elements: [Value]? {
    guard case .array(let items) = self else { return nil }
    return items
  }

  /// The integer, also of a double without fraction that fits 64 bits.
  public var integer: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The number as a double, or nil for anything that is no number.
  public var number: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// The text of a string, or nil for any other value.
  public var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value under a key of an object, or nil.
  public subscript(key: String) -> Value? {
    guard case .object(let fields) = self else { return nil }
    return fields[key]
  }

  /// This value with another laid over it: objects key by key, anything else is replaced.
  public func overlaid(with other: Value) -> Value {
    guard case .object(let own) = self, case .object(let others) = other else { return other }
    return .object(own.merging(others) { $0.overlaid(with: $1) })
  }
}

extension Value: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: Value...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, Value)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
