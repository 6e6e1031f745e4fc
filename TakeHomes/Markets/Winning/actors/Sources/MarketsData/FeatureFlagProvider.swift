import MarketsDomain
import Synchronization

public final class FeatureFlagProvider: FeatureFlagProviderProtocol {
  private struct Board: Sendable {
    var values: [FeatureFlag: Bool]
    var readers: [FeatureFlag: [AsyncStream<Bool>.Continuation]] = [:]

    subscript(flag: FeatureFlag) -> Bool { values[flag] ?? flag.defaultValue }
  }

  private let board: Mutex<Board>

  public init(values: [FeatureFlag: Bool] = [:]) { board = Mutex(Board(values: values)) }

  public func getValue(flag: FeatureFlag) -> Bool { board.withLock { $0[flag] } }

  public func update(flag: FeatureFlag, newValue: Bool) {
    board.withLock { board in
      guard board[flag] != newValue else { return }
      board.values[flag] = newValue
      // Who has gone is left out on this occasion.
      board.readers[flag]?.removeAll { reader in
        if case .terminated = reader.yield(newValue) { true } else { false }
      }
    }
  }

  public func observeFlagValue(flag: FeatureFlag) -> AsyncStream<Bool> {
    let (stream, reader) = AsyncStream.makeStream(of: Bool.self)
    board.withLock { board in
      reader.yield(board[flag])
      board.readers[flag, default: []].append(reader)
    }
    return stream
  }
}
