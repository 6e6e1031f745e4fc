extension CryptoListViewModel.State {
  /// A state worth looking at, with its name.
  public struct Preview: Identifiable, Sendable {
    public var id: String
    public var state: CryptoListViewModel.State
  }

  /// What the list can look like, for a page that shows all of it side by side.
  public static var previews: [Preview] {
    [
      Preview(id: "Loading", state: Self()),
      Preview(id: "Dollars", state: loaded(euros: false)),
      Preview(id: "Dollars and euros", state: loaded(euros: true)),
      Preview(id: "Failed", state: failed),
      Preview(id: "Nothing found", state: nothingFound),
    ]
  }

  private static func loaded(euros: Bool) -> Self {
    var state = Self()
    state.isLoading = false
    state.rows = [
      CryptoListViewModel.Row(
        id: 1, name: "Bitcoin (BTC)", usd: "$67,187.33", eur: euros ? "€61,800.10" : nil,
        tags: ["deposit", "withdrawal"]),
      CryptoListViewModel.Row(
        id: 3, name: "Cronos (CRO)", usd: "$0.0912", eur: euros ? "€0.0839" : nil,
        tags: ["deposit"]),
      CryptoListViewModel.Row(
        id: 12, name: "Bonk (BONK)", usd: "$0.00001992", eur: nil, tags: []),
    ]
    return state
  }

  private static var failed: Self {
    var state = Self()
    state.isLoading = false
    state.errorMessage =
      "The server with the prices in dollars does not answer. Check the connection and try again."
    return state
  }

  private static var nothingFound: Self {
    var state = Self()
    state.isLoading = false
    state.searchText = "doubloon"
    return state
  }
}
