/// What the rules of the app can say no to.
public enum MarketsError: Error, Equatable, CustomStringConvertible {
  /// No coin has this identifier (any more).
  case unknownCoin(Int)

  public var description: String {
    switch self {
    case .unknownCoin: "This coin is not traded here. Go back to the list and choose another one."
    }
  }
}
