import Foundation
import LoadKit
import Synchronization

/// What a loader of the tests asks: counts, waits for the test where it is told to, and may fail.
final class Service: Sendable {
  struct Trouble: Error {}

  private struct State {
    var asked: [String] = []
    var cancelled: [String] = []
    var isShut = false
    var fails = false
    var version = 1
    var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    var ticket = 0
  }

  private let state = Mutex(State())
  private let (arrivals, arrive) = AsyncStream.makeStream(of: Void.self)

  var asked: [String] { state.withLock { $0.asked } }
  var cancelled: [String] { state.withLock { $0.cancelled } }

  func set(isShut: Bool? = nil, fails: Bool? = nil, version: Int? = nil) {
    state.withLock { state in
      state.isShut = isShut ?? state.isShut
      state.fails = fails ?? state.fails
      state.version = version ?? state.version
    }
  }

  /// Lets all go on that wait.
  func open() {
    let waiting = state.withLock { state in
      state.isShut = false
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for waiter in waiting { waiter.resume() }
  }

  /// Returns once a further load has begun.
  func arrival() async { for await _ in arrivals { return } }

  func load(_ key: String) async throws -> String {
    let ticket = state.withLock { state in
      state.asked.append(key)
      state.ticket += 1
      return state.ticket
    }
    arrive.yield()
    do {
      try await pass(ticket)
    } catch {
      state.withLock { $0.cancelled.append(key) }
      throw error
    }
    return try state.withLock { state in
      if state.fails { throw Trouble() }
      return "\(key) \(state.version)"
    }
  }

  private func pass(_ ticket: Int) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state -> Result<Void, any Error>? in
          if Task.isCancelled { return .failure(CancellationError()) }
          guard state.isShut else { return .success(()) }
          state.waiting[ticket] = continuation
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: ticket) }?
        .resume(throwing: CancellationError())
    }
  }
}

/// The time that a loader of the tests is told.
final class Watch: Sendable {
  private let date = Mutex(Date(timeIntervalSinceReferenceDate: 1_000_000))

  var now: @Sendable () -> Date { { self.date.withLock { $0 } } }

  func advance(by seconds: Double) { date.withLock { $0 += seconds } }
}

/// A folder that is gone when the body is done.
func withFolder(_ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "LoadKit-\(UUID())")
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder)
}

/// Texts on disk.
func texts(in folder: URL, limitBytes: Int = 1_000_000) -> DiskCache<String, String> {
  DiskCache(
    folder: folder, limitBytes: limitBytes, name: { $0 }, encode: { Data($0.utf8) },
    decode: { data in
      guard let text = String(bytes: data, encoding: .utf8) else { throw Service.Trouble() }
      return text
    })
}
