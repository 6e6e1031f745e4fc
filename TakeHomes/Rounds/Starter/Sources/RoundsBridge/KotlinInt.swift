/// A number in a box, as Kotlin's lists and optional numbers come.
public final class KotlinInt: Sendable {
  public let int32Value: Int32

  public init(_ value: Int32) { int32Value = value }
}

extension KotlinInt: Hashable {
  /// Boxes are compared by what is in them.
  public static func == (left: KotlinInt, right: KotlinInt) -> Bool {
    left.int32Value == right.int32Value
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(int32Value) }
}
