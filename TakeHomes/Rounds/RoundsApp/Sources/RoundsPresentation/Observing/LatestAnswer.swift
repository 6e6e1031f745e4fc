/// Numbers questions, so that only the answer to the last one counts.
@MainActor struct LatestAnswer {
  private var number = 0

  /// The number of a new question; answers to all before it are late from now on.
  mutating func ask() -> Int {
    number += 1
    return number
  }

  func isLate(_ question: Int) -> Bool { question != number }
}

extension Result where Failure == any Error, Success: Sendable {
  /// What comes of asking.
  init(_ question: @Sendable () async throws -> Success) async {
    do { self = .success(try await question()) } catch { self = .failure(error) }
  }
}
