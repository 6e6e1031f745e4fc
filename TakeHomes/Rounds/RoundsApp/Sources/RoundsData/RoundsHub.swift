public import RoundsDomain
internal import Synchronization

/// A repository that tells everybody who listens what was changed through it.
public final class RoundsHub: RoundRepositoryProtocol {
  private struct Listeners {
    var ticket = 0
    var continuations: [Int: AsyncStream<RoundChange>.Continuation] = [:]
  }

  private let repository: any RoundRepositoryProtocol
  private let listeners = Mutex(Listeners())

  public init(_ repository: any RoundRepositoryProtocol) { self.repository = repository }

  /// What is changed from now on, in order; nothing is left out.
  public func changes() -> AsyncStream<RoundChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: RoundChange.self)
    let ticket = listeners.withLock { listeners in
      listeners.ticket += 1
      listeners.continuations[listeners.ticket] = continuation
      return listeners.ticket
    }
    continuation.onTermination = { [weak self] _ in
      self?.listeners.withLock { _ = $0.continuations.removeValue(forKey: ticket) }
    }
    return stream
  }

  public func getAllRounds() async throws -> [Round] { try await repository.getAllRounds() }

  public func save(_ round: Round) async throws {
    try await repository.save(round)
    tell(.saved(round))
  }

  public func delete(id: Int64) async throws {
    try await repository.delete(id: id)
    tell(.deleted(id: id))
  }

  /// Tells of what was done past it.
  public func tell(_ change: RoundChange) {
    for continuation in listeners.withLock({ $0.continuations.values }) {
      continuation.yield(change)
    }
  }

  deinit {
    for continuation in listeners.withLock({ $0.continuations.values }) { continuation.finish() }
  }
}
