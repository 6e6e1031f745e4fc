import MarketsPresentation
import Testing

struct PreviewTests {
  private let states = CryptoListViewModel.State.previews

  @Test func `previews show every kind of state under a name of its own`() {
    #expect(Set(states.map(\.id)).count == states.count)
    #expect(states.contains { $0.state.isLoading })
    #expect(states.contains { $0.state.errorMessage != nil })
    #expect(states.contains { $0.state.emptyMessage != nil })
    #expect(states.contains { $0.state.rows.contains { $0.eur != nil } })
    #expect(
      states.contains { !$0.state.rows.isEmpty && $0.state.rows.allSatisfy { $0.eur == nil } })
  }
}
