import Foundation
import RoundsDomain
import Synchronization

public final class MockRoundRepository: RoundRepositoryProtocol {
  private struct Script: Sendable {
    var rounds: [Round] = []
    var fails = false
    var error: (any Error)?
    var delays = false
  }

  private let script = Mutex(Script())
  private let pause: @Sendable () async throws -> Void

  public init(clock: any Clock<Duration> = ContinuousClock()) {
    pause = { try await clock.sleep(for: .milliseconds(500)) }
  }

  public var roundsToReturn: [Round] {
    get { read(\.rounds) }
    set { write(\.rounds, newValue) }
  }
  public var shouldFail: Bool {
    get { read(\.fails) }
    set { write(\.fails, newValue) }
  }
  public var errorToThrow: (any Error)? {
    get { read(\.error) }
    set { write(\.error, newValue) }
  }
  public var simulateDelay: Bool {
    get { read(\.delays) }
    set { write(\.delays, newValue) }
  }

  public func getAllRounds() async throws -> [Round] {
    if simulateDelay { try await pause() }
    return try perform(\.self)
  }

  public func save(_ round: Round) async throws {
    _ = try perform { putting(round, into: $0) }
  }

  public func delete(id: Int64) async throws {
    _ = try perform { $0.filter { $0.id != id } }
  }

  /// Replaces the rounds by what a function makes of them, unless it shall fail.
  private func perform(_ change: ([Round]) -> [Round]) throws -> [Round] {
    try script.withLock { script in
      guard !script.fails else {
        throw script.error ?? NSError(domain: "MockError", code: 500)
      }
      script.rounds = change(script.rounds)
      return script.rounds
    }
  }

  private func read<Value: Sendable>(_ path: KeyPath<Script, Value> & Sendable) -> Value {
    script.withLock { $0[keyPath: path] }
  }

  private func write<Value: Sendable>(
    _ path: WritableKeyPath<Script, Value> & Sendable, _ value: Value
  ) {
    script.withLock { $0[keyPath: path] = value }
  }
}
