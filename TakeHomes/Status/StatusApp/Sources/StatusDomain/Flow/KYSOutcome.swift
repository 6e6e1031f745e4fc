/// How a run of the flow ended.
public enum KYSOutcome: String, CaseIterable, Sendable {
  case upToDate, postponed, cancelled, success, failure
}
