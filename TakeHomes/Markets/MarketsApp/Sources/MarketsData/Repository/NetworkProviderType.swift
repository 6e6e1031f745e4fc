/// Who answers the app's questions.
public enum NetworkProviderType: String, CaseIterable, Sendable {
  case local, cryptoCom, coinGecko
}
