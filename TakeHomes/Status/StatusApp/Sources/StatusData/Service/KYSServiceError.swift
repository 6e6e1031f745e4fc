/// Why the service gave no answer.
public enum KYSServiceError: Error, Sendable, CustomStringConvertible {
  case unreachable

  public var description: String {
    "The server cannot be reached; try again when there is a connection."
  }
}
