import Foundation
import RoundsBridge
import RoundsDomain

/// Stands for one load; the newest one counts.
private final class LoadToken {}

@MainActor public final class RoundListViewModel {
  private let repository: any RoundRepositoryProtocol
  private let display: RoundDisplay
  private var currentToken: LoadToken?
  private var startTask: Task<Void, Never>?
  private var tally: [StatusName: Int] = [:]

  public private(set) var rounds: [Round] = [] {
    didSet {
      tally = Dictionary(grouping: rounds, by: \.statusName).mapValues { $0.count }
      updateFilter()
    }
  }
  public private(set) var filteredRounds: [Round] = []
  public private(set) var isLoading = false
  public private(set) var errorMessage: String?
  public private(set) var recomputeCount = 0

  public var selectedTabIndex = RoundTab.all.rawValue {
    didSet {
      guard RoundTab(rawValue: selectedTabIndex) != nil else {
        selectedTabIndex = oldValue
        return
      }
      if selectedTabIndex != oldValue {
        updateFilter()
      }
    }
  }

  public init(repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()) {
    self.repository = repository
    self.display = display
  }

  deinit {
    startTask?.cancel()
  }

  public func count(forTab index: Int) -> Int {
    guard let tab = RoundTab(rawValue: index) else { return 0 }
    guard let name = tab.statusName else { return rounds.count }
    return tally[name, default: 0]
  }

  public var screen: RoundListScreen {
    let cards = filteredRounds.map { RoundCard(round: $0, display: display) }
    return RoundListScreen(
      isLoading: isLoading, errorMessage: errorMessage, cards: cards, tab: selectedTab)
  }

  public func loadRounds() async {
    let token = begin()
    do {
      end(token, with: .success(try await repository.getAllRounds()))
    } catch {
      end(token, with: .failure(error))
    }
  }

  public func refresh() async {
    errorMessage = nil
    await loadRounds()
  }

  public func start() {
    guard startTask == nil else { return }
    startTask = Task { [weak self, repository] in
      guard let token = self?.begin() else { return }
      do {
        let answer = try await repository.getAllRounds()
        self?.end(token, with: .success(answer))
      } catch {
        self?.end(token, with: .failure(error))
      }
      self?.startTask = nil
    }
  }

  public func setStatus(_ status: RoundStatus, ofRound id: Int64) async {
    guard var round = rounds.first(where: { $0.id == id }) else { return }
    round.status = status
    do {
      try await repository.save(round)
    } catch {
      errorMessage = ErrorText.of(error)
      return
    }
    // The list may have changed while the repository saved.
    if let index = rounds.firstIndex(where: { $0.id == id }) {
      rounds[index].status = status
    }
  }

  private var selectedTab: RoundTab {
    return RoundTab(rawValue: selectedTabIndex) ?? .all
  }

  private func updateFilter() {
    recomputeCount += 1
    filteredRounds = rounds.filter { selectedTab.contains($0) }
  }

  private func begin() -> LoadToken {
    let token = LoadToken()
    currentToken = token
    isLoading = true
    return token
  }

  private func end(_ token: LoadToken, with result: Result<[Round], any Error>) {
    guard token === currentToken else { return }
    currentToken = nil
    isLoading = false
    switch result {
    case .success(let answer):
      errorMessage = nil
      rounds = answer
    case .failure(let error):
      errorMessage = ErrorText.of(error)
    }
  }
}

@MainActor public final class RoundDetailViewModel {
  private let repository: any RoundRepositoryProtocol
  private let display: RoundDisplay
  private var currentToken: LoadToken?

  public let id: Int64
  public private(set) var detail: RoundDetail?
  public private(set) var isLoading = false
  public private(set) var errorMessage: String?

  public init(
    id: Int64, repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()
  ) {
    self.id = id
    self.repository = repository
    self.display = display
  }

  public func load() async {
    let token = LoadToken()
    currentToken = token
    isLoading = true
    defer {
      if token === currentToken {
        isLoading = false
      }
    }
    do {
      let rounds = try await repository.getAllRounds()
      guard token === currentToken else { return }
      guard let round = rounds.first(where: { $0.id == id }) else {
        throw RoundsError.noSuchRound(id: id)
      }
      detail = RoundDetail(round: round, display: display)
      errorMessage = nil
    } catch {
      guard token === currentToken else { return }
      errorMessage = ErrorText.of(error)
    }
  }
}

enum ErrorText {
  static func of(_ error: any Error) -> String {
    if let known = error as? RoundsError {
      return known.description
    }
    return "Something went wrong: \(error.localizedDescription)"
  }
}
