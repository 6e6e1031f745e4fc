/// What cannot cross the bridge to the Kotlin module.
public enum BridgeError: Error, Equatable, Sendable {
  /// The number of a round's property does not fit.
  case overflow(field: String)
  case unknownStatus(String)
  case unknownArrow(Int32)
}

extension BridgeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .overflow(let field): "The \(field) of a round is too large to be shared."
    case .unknownStatus(let name): "No status of a round is called \(name)."
    case .unknownArrow(let number): "No arrow scores \(number)."
    }
  }
}
