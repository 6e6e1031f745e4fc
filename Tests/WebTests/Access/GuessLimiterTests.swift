import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import SiteKit
import Store
import Synchronization
import Testing

@testable import Web

@Suite struct GuessLimiterTests {
  private func instant(_ seconds: Int64) -> Instant { Instant(milliseconds: seconds * 1000) }

  @Test func `a few wrong ones are free, then one every few seconds`() throws {
    let limiter = GuessLimiter(capacity: 3, secondsEach: 5)
    let peer = Peer.other("10.0.0.1")
    for _ in 0..<3 {
      try limiter.check(peer, at: instant(0))
      _ = limiter.note(peer, at: instant(0))
    }
    #expect(throws: WebError.tooManyGuesses(seconds: 5)) { try limiter.check(peer, at: instant(0)) }
    try limiter.check(.other("10.0.0.2"), at: instant(0))
    try limiter.check(peer, at: instant(5))
    _ = limiter.note(peer, at: instant(5))
    #expect(throws: WebError.self) { try limiter.check(peer, at: instant(6)) }
  }

  @Test func `each address has a line of the log in a minute, which counts`() {
    let limiter = GuessLimiter()
    let told = (0..<1_000).compactMap { limiter.note(.thisMachine, at: instant($0 / 10)) }
    #expect(told == [1, 600])
  }

  @Test func `addresses without number take a bounded place`() throws {
    let limiter = GuessLimiter(capacity: 1, mostPeers: 10)
    for number in 0..<100_000 { _ = limiter.note(.other("\(number)"), at: instant(Int64(number))) }
    // The last ones are remembered, the first are not.
    #expect(throws: WebError.self) { try limiter.check(.other("99999"), at: instant(99_999)) }
    try limiter.check(.other("5"), at: instant(5))
  }

  @Test func `guessing is slowed, and the right token waits too`() async throws {
    let clock = Mutex(Instant(milliseconds: 1_700_000_000_000))
    try await withSite(clock: { clock.withLock { $0 } }) { site in
      var statuses: [HTTPResponse.Status] = []
      for number in 0..<30 {
        statuses.append(try await site.get("/?token=\(number)", isSignedIn: false).status)
      }
      #expect(statuses.prefix(10).allSatisfy { $0 == .forbidden })
      #expect(statuses.dropFirst(10).allSatisfy { $0 == .tooManyRequests })
      let token = site.site.access.token.text
      let early = try await site.get("/?token=\(token)", isSignedIn: false)
      #expect(early.status == .tooManyRequests && early.headers[.retryAfter] != nil)
      // Who is signed in goes on.
      #expect(try await site.get("/problems").status == .ok)
      clock.withLock { $0 = Instant(milliseconds: $0.milliseconds + 5_000) }
      #expect(try await site.get("/?token=\(token)", isSignedIn: false).status == .seeOther)
      let log = try await site.services.database.logEntries()
      #expect(log.contains { $0.message.contains("Wrong sign-ins from this machine") })
    }
  }

  @Test func `keys of the widget are no way around`() async throws {
    try await withSite { site in
      var last = HTTPResponse.Status.ok
      for number in 0..<12 {
        let key = String(repeating: "\(number % 10)", count: 64)
        last = try await site.get("/widget.json?key=\(key)", isSignedIn: false).status
      }
      #expect(last == .tooManyRequests)
      #expect(try await site.get("/widget.json").status == .ok)
    }
  }
}
