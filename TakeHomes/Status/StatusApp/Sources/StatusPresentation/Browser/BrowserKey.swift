/// Where a key leads.
public enum BrowserKey: CaseIterable, Sendable {
  case left, right, home, end
}
