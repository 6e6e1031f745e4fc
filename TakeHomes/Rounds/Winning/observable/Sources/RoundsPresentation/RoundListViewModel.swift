import Foundation
public import Observation
public import RoundsBridge
public import RoundsDomain

/// The list, its tabs and what is wrong with it.
@Observable
public final class RoundListViewModel {
  public private(set) var rounds: [Round] = []
  public private(set) var filteredRounds: [Round] = []
  public private(set) var recomputeCount = 0
  private var phase = Loadable.resting
  private var tab = RoundTab.all

  @ObservationIgnored private let repository: any RoundRepositoryProtocol
  @ObservationIgnored private let display: RoundDisplay
  @ObservationIgnored private var asked = 0
  @ObservationIgnored private var work: Task<Void, Never>?

  public init(repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()) {
    self.repository = repository
    self.display = display
  }

  isolated deinit { work?.cancel() }

  public var isLoading: Bool { phase.isLoading }
  public var errorMessage: String? { phase.message }

  public var selectedTabIndex: Int {
    get { tab.rawValue }
    set {
      guard let other = RoundTab(rawValue: newValue), other != tab else { return }
      tab = other
      recompute()
    }
  }

  public func count(forTab index: Int) -> Int {
    guard let tab = RoundTab(rawValue: index) else { return 0 }
    return rounds.count { tab.contains($0) }
  }

  public var screen: RoundListScreen {
    .init(
      isLoading: isLoading, errorMessage: errorMessage,
      cards: filteredRounds.map { .init(round: $0, display: display) }, tab: tab)
  }

  public func loadRounds() async {
    let number = nextNumber()
    answer(number, await Result { [repository] in try await repository.getAllRounds() })
  }

  public func refresh() async { await loadRounds() }

  public func start() {
    work?.cancel()
    let number = nextNumber()
    work = Task { [weak self, repository] in
      let result = await Result { try await repository.getAllRounds() }
      guard !Task.isCancelled else { return }
      self?.answer(number, result)
    }
  }

  public func setStatus(_ status: RoundStatus, ofRound id: Int64) async {
    guard let round = rounds.first(where: { $0.id == id }) else {
      phase = .failed(RoundsError.noSuchRound(id: id).words)
      return
    }
    do {
      try await repository.save(round.with(status))
      guard rounds.contains(where: { $0.id == id }) else { return }
      rounds = rounds.map { $0.id == id ? $0.with(status) : $0 }
      recompute()
    } catch {
      if !isLoading { phase = .failed(error.words) }
    }
  }

  private func nextNumber() -> Int {
    asked += 1
    phase = .loading(asked)
    return asked
  }

  private func answer(_ number: Int, _ result: Result<[Round], any Error>) {
    guard number == asked else { return }
    switch result {
    case .success(let found):
      phase = .resting
      rounds = found
      recompute()
    case .failure(is CancellationError): phase = .resting
    case .failure(let error): phase = .failed(error.words)
    }
  }

  private func recompute() {
    filteredRounds = rounds.filter(tab.contains)
    recomputeCount += 1
  }
}

extension Round {
  nonisolated fileprivate func with(_ status: RoundStatus) -> Round {
    var copy = self
    copy.status = status
    return copy
  }
}

extension Result where Success: Sendable, Failure == any Error {
  nonisolated init(_ body: @Sendable () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
