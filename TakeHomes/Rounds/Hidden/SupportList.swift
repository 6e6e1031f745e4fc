import RoundsBridge

@testable import RoundsDomain
@testable import RoundsPresentation

extension Lab {
  /// A list that is loaded.
  @MainActor static func loaded(_ rounds: [Round]) async -> (RoundListViewModel, RepositoryDouble) {
    let repository = RepositoryDouble(rounds)
    let list = RoundListViewModel(repository: repository)
    await list.loadRounds()
    return (list, repository)
  }
}

extension RoundListViewModel {
  @MainActor var ids: [Int64] { filteredRounds.map(\.id) }

  @MainActor var counts: [Int] { RoundTab.allCases.indices.map { count(forTab: $0) } }
}

extension RoundListScreen {
  /// The cards' numbers; nil for what is no content.
  var ids: [Int64]? {
    if case .content(let cards) = self { cards.map(\.id) } else { nil }
  }
}
