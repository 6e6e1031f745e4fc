import Dispatch
import Foundation

/// Runs a body and cancels it at the first Ctrl-C, so that it can clean up and say how it ended.
func cancellingOnInterrupt<Result: Sendable>(
  _ body: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  let (presses, press) = AsyncStream<Void>.makeStream()
  signal(SIGINT, SIG_IGN)
  let source = DispatchSource.makeSignalSource(signal: SIGINT)
  source.setEventHandler { press.yield() }
  source.resume()
  defer {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
  return try await withThrowingTaskGroup(of: Result?.self) { group in
    group.addTask { try await body() }
    group.addTask {
      for await _ in presses { break }
      return nil
    }
    var result = try await group.next() ?? nil
    group.cancelAll()
    while result == nil, let next = try await group.next() { result = next }
    guard let result else { throw CancellationError() }
    return result
  }
}
