/// What a person knows about themselves.
public enum KYSStatus: String, Codable, CaseIterable, Sendable {
  case positive, negative
}
