public enum BridgeError: Error, Equatable, Sendable {
  case overflow(field: String)
  case unknownStatus(String)
  case unknownArrow(Int32)
}
