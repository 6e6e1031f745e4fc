import Domain
import Testing

@testable import Web

@Suite struct RunLimiterTests {
  @Test func `a burst passes, then it says when to come back`() async throws {
    let limiter = RunLimiter(capacity: 3, perMinute: 6)
    let now = Instant(milliseconds: 0)
    for _ in 0..<3 { try await limiter.take(at: now) }
    await #expect(throws: WebError.tooManyRuns(seconds: 10)) { try await limiter.take(at: now) }
    await #expect(throws: WebError.tooManyRuns(seconds: 4)) {
      try await limiter.take(at: Instant(milliseconds: 6_000))
    }
    try await limiter.take(at: Instant(milliseconds: 10_000))
  }

  @Test func `a clock that is set back gives nothing and takes nothing`() async throws {
    let limiter = RunLimiter(capacity: 1, perMinute: 60)
    try await limiter.take(at: Instant(milliseconds: 1_000_000))
    await #expect(throws: WebError.self) { try await limiter.take(at: Instant(milliseconds: 0)) }
    try await limiter.take(at: Instant(milliseconds: 1_000))
  }

  @Test func `a long pause fills no more than the burst`() async throws {
    let limiter = RunLimiter(capacity: 2, perMinute: 60)
    try await limiter.take(at: Instant(milliseconds: 0))
    let later = Instant(milliseconds: 86_400_000)
    for _ in 0..<2 { try await limiter.take(at: later) }
    await #expect(throws: WebError.self) { try await limiter.take(at: later) }
  }
}
