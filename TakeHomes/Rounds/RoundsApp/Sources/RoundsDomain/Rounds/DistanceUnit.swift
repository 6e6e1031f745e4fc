/// How distances are shown; they are kept in metres.
public enum DistanceUnit: String, CaseIterable, Sendable {
  case metres, yards
}
