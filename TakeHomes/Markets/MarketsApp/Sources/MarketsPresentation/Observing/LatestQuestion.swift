/// Asks one question after another, and hears only the answer to the last one.
///
/// Cancelling an old question may save work; this is what keeps its late answer off the screen.
@MainActor final class LatestQuestion {
  private var number = 0

  /// The answer, or nil once another question was asked meanwhile.
  func ask<Answer>(
    _ question: @MainActor () async throws -> Answer
  ) async -> Result<Answer, any Error>? {
    number += 1
    let mine = number
    let answer: Result<Answer, any Error>
    do {
      answer = .success(try await question())
    } catch {
      answer = .failure(error)
    }
    return mine == number ? answer : nil
  }
}
