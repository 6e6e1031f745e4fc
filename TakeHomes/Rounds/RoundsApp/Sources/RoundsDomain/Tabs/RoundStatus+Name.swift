public import RoundsBridge

extension RoundStatus {
  /// Whether both are the same case, whichever copy of the framework they come from.
  public func isSame(as other: RoundStatus) -> Bool { name == other.name }
}
