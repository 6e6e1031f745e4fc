/// What a Kotlin `enum class` looks like from Swift: objects with names, told apart by identity.
///
/// Each copy of the framework in a process has objects of its own for the same four cases.
public final class RoundStatus: Sendable {
  /// As Kotlin writes it: `IN_PROGRESS`.
  public let name: String
  /// The place among the cases, or -1 for a case that this copy of the framework does not know.
  public let ordinal: Int32

  private init(name: String, ordinal: Int32) {
    self.name = name
    self.ordinal = ordinal
  }

  public static let planned = RoundStatus(name: "PLANNED", ordinal: 0)
  public static let inProgress = RoundStatus(name: "IN_PROGRESS", ordinal: 1)
  public static let paused = RoundStatus(name: "PAUSED", ordinal: 2)
  public static let completed = RoundStatus(name: "COMPLETED", ordinal: 3)

  /// The cases in the order of their ordinals.
  public static let entries = [planned, inProgress, paused, completed]

  /// A status as another copy of the framework hands it over: always a new object.
  public static func bridged(_ name: String) -> RoundStatus {
    let known = entries.first { $0.name == name }
    return RoundStatus(name: name, ordinal: known?.ordinal ?? -1)
  }
}

extension RoundStatus: Hashable {
  /// Whether both are the same object, as `isEqual` of Kotlin's objects says.
  public static func == (left: RoundStatus, right: RoundStatus) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension RoundStatus: CustomStringConvertible {
  public var description: String { name }
}
