extension DetailViewModel {
  /// All that a coin's page shows.
  public struct State: Hashable, Sendable {
    /// Empty until the first answer.
    public var name = ""
    public var usd: String?
    /// Nil where euros are not shown or not known.
    public var eur: String?
    /// In alphabetical order.
    public var tags: [String] = []
    /// True from the beginning: nothing was fetched yet.
    public var isLoading = true
    public var errorMessage: String?
    /// Nil where nobody knows the past.
    public var sparkline: Sparkline?

    public init() {}
  }
}
