import Foundation
import RoundsBridge
import RoundsData
import RoundsDomain

public enum RoundListScreen: Hashable, Sendable {
  case loading
  case error(String)
  case empty(String)
  case content([RoundCard])

  public init(isLoading: Bool, errorMessage: String?, cards: [RoundCard], tab: RoundTab) {
    if cards.isEmpty {
      self = .empty(tab.emptyMessage)
    } else if isLoading {
      self = .loading
    } else if let errorMessage {
      self = .error(errorMessage)
    } else {
      self = .content(cards)
    }
  }
}

extension RoundTab {
  public var emptyMessage: String {
    return self == .all ? "No rounds yet" : "Nothing here"
  }
}

@MainActor public final class RoundListViewModel {
  private let repository: any RoundRepositoryProtocol
  private var tabCounts = [0, 0, 0, 0, 0]

  public private(set) var rounds: [Round] = [] {
    didSet { updateFilteredRounds() }
  }
  public var selectedTabIndex = 0 {
    didSet { updateFilteredRounds() }
  }
  public private(set) var filteredRounds: [Round] = []
  public private(set) var isLoading = false {
    didSet { updateFilteredRounds() }
  }
  public private(set) var errorMessage: String?
  public private(set) var recomputeCount = 0

  public init(
    repository: any RoundRepositoryProtocol = MockRoundRepository(),
    display: RoundDisplay = RoundDisplay()
  ) {
    self.repository = repository
  }

  public func count(forTab index: Int) -> Int {
    return tabCounts[index]
  }

  public var screen: RoundListScreen {
    return RoundListScreen(
      isLoading: isLoading, errorMessage: errorMessage,
      cards: filteredRounds.map { RoundCard(round: $0) }, tab: RoundTab(rawValue: selectedTabIndex)!
    )
  }

  public func loadRounds() async {
    isLoading = true
    do {
      rounds = try await repository.getAllRounds()
      // TODO: update the counts somewhere else, too
      for tab in RoundTab.allCases {
        tabCounts[tab.rawValue] = rounds.filter { tab.contains($0) }.count
      }
      DebugLog.shared.note("loaded \(rounds.count) rounds")
    } catch {
      errorMessage = "Something went wrong"
      rounds = []
    }
    isLoading = false
  }

  public func refresh() async {
    selectedTabIndex = 0
    await loadRounds()
  }

  public func start() {
    Task {
      await loadRounds()
    }
  }

  public func setStatus(_ status: RoundStatus, ofRound id: Int64) async {
    let index = rounds.firstIndex { $0.id == id }!
    rounds[index].status = status
    try? await repository.save(rounds[index])
  }

  private func updateFilteredRounds() {
    recomputeCount += 1
    let tab = RoundTab(rawValue: selectedTabIndex) ?? .all
    filteredRounds = rounds.filter { tab.contains($0) }
  }
}
