@testable import LiveAppsFeature
import Markup
import Synchronization
import Testing

@testable import SiteKit

@MainActor @Suite(.timeLimit(.minutes(20))) struct LiveDeskTests {
  private let host = CounterHost()
  private let time = Watch()

  /// A clock that is turned by hand.
  private final class Watch: Sendable {
    private let now = Mutex(Duration.zero)
    func turn(_ duration: Duration) { now.withLock { $0 += duration } }
    var elapsed: Duration { now.withLock { $0 } }
  }

  private func desk(
    sessions: Int = 8, bytes: Int = 1 << 20, sessionBytes: Int = 1 << 20
  ) -> LiveDesk {
    let number = Mutex(0)
    return LiveDesk(
      hosts: [host],
      limits: LiveDesk.Limits(
        sessions: sessions, bytes: bytes, sessionBytes: sessionBytes, idle: .seconds(60)),
      elapsed: { [time] in time.elapsed },
      makeIdentifier: {
        number.withLock { number in
          number += 1
          return "s\(number)"
        }
      })
  }

  @Test func `a session is found by its own app and name`() throws {
    let desk = desk()
    let session = try #require(try desk.open("counter", at: "/2"))
    #expect(desk.session("s1", of: "counter") === session)
    #expect(session.app.path == "/2")
    #expect(desk.session("s1", of: "other") == nil)
    #expect(desk.session("s2", of: "counter") == nil)
    #expect(try desk.open("counter", at: "/nowhere") == nil)
    #expect(try desk.open("other", at: "/") == nil)
    #expect(desk.sessionCount == 1)
  }

  @Test func `the longest unused session makes room`() throws {
    let desk = desk(sessions: 2)
    let first = try #require(try desk.open("counter", at: "/"))
    let second = try #require(try desk.open("counter", at: "/"))
    _ = desk.session(first.id, of: "counter")
    let third = try #require(try desk.open("counter", at: "/"))
    #expect(second.isEnded && !first.isEnded && !third.isEnded)
    #expect(desk.sessionCount == 2)
    #expect(desk.session(second.id, of: "counter") == nil)
  }

  @Test func `sessions are bound by what they take together, but never the last`() throws {
    let desk = desk(bytes: 100_000)
    host.weight = 60_000
    let first = try #require(try desk.open("counter", at: "/"))
    let second = try #require(try desk.open("counter", at: "/"))
    #expect(first.isEnded && !second.isEnded)
    host.weight = 200_000
    let third = try #require(try desk.open("counter", at: "/"))
    #expect(second.isEnded && !third.isEnded)
    desk.sweep()
    #expect(!third.isEnded)
    // One that grows is too much as soon as another is used.
    host.weight = 10
    let fourth = try #require(try desk.open("counter", at: "/"))
    #expect(third.isEnded && !fourth.isEnded)
    #expect(desk.weightBytes < 100_000)
  }

  @Test func `a session that takes too much ends at the next sweep, though it is looked at`()
    throws
  {
    let desk = desk(sessionBytes: 50_000)
    let small = try #require(try desk.open("counter", at: "/"))
    let large = try #require(try desk.open("counter", at: "/"))
    _ = large.patches(after: 0)
    desk.sweep()
    #expect(desk.sessionCount == 2 && large.isFollowed)
    host.apps[1].weight = 50_000
    desk.sweep()
    #expect(!small.isEnded && large.isEnded)
    #expect(desk.session(large.id, of: "counter") == nil)
    #expect(desk.sessionCount == 1)
  }

  @Test func `who is not looked at ends, with all that it loads`() async throws {
    let desk = desk()
    let context = PageContext(nonce: "n", formToken: "t")
    let idle = try #require(try desk.open("counter", at: "/"))
    _ = idle.render(context)
    let open = try #require(try desk.open("counter", at: "/"))
    let patches = open.patches(after: open.render(context).version)
    time.turn(.seconds(59))
    desk.sweep()
    #expect(desk.sessionCount == 2)
    time.turn(.seconds(1))
    desk.sweep()
    #expect(idle.isEnded && !open.isEnded)
    while host.apps[0].begun != host.apps[0].ended { await Task.yield() }
    time.turn(.seconds(600))
    desk.sweep()
    #expect(!open.isEnded)
    open.giveBack(patches)
    time.turn(.seconds(60))
    desk.sweep()
    #expect(open.isEnded)
    #expect(host.apps.map(\.leaves) == [1, 1])
  }

  @Test func `everything ends with the server`() async throws {
    let desk = desk()
    let session = try #require(try desk.open("counter", at: "/"))
    let run = Task { await desk.run() }
    run.cancel()
    await run.value
    #expect(session.isEnded)
    #expect(desk.sessionCount == 0)
  }
}
