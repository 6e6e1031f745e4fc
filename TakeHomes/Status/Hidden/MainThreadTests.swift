import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// H9: the store answers anywhere, the old session is fed on the main thread.
@Suite struct MainThreadTests {
  /// What a session was given, and where.
  private final class Feed: Sendable {
    let sent = Shared<[String]>([])
    let isAlwaysOnMain = Shared(true)

    func makeSession() -> LegacySession {
      LegacySession { [self] product in
        let isHere = Lab.isOnMain()
        isAlwaysOnMain.change { $0 = $0 && isHere }
        sent.change { $0.append(product) }
      }
    }
  }

  @Test func `what comes from anywhere is sent on the main thread, in order`() async {
    let feed = Feed()
    let handler = ProductHandler(session: feed.makeSession())
    let names = (0..<300).map { "product \($0)" }
    Lab.elsewhere {
      for start in stride(from: 0, to: names.count, by: 3) {
        handler.productsReceived(Array(names[start..<start + 3]))
      }
    }
    #expect(await Lab.eventually { feed.sent.value.count == names.count })
    #expect(feed.sent.value == names)
    #expect(feed.isAlwaysOnMain.value)
  }

  @Test @MainActor func `what comes on the main thread is sent, too`() async {
    let feed = Feed()
    let handler = ProductHandler(session: feed.makeSession())
    handler.productsReceived(["first"])
    handler.productsReceived(["second", "third"])
    #expect(await Lab.eventually { feed.sent.value == ["first", "second", "third"] })
    #expect(feed.isAlwaysOnMain.value)
  }

  @Test @MainActor func `the store does not wait for the main thread`() async {
    let feed = Feed()
    let handler = ProductHandler(session: feed.makeSession())
    let isBack = Shared(false)
    Lab.elsewhere {
      handler.productsReceived(["only"])
      isBack.set(true)
    }
    // The main thread is kept busy meanwhile.
    let end = Date(timeIntervalSinceNow: 2)
    while !isBack.value, Date() < end { usleep(500) }
    #expect(isBack.value)
    #expect(await Lab.eventually { feed.sent.value == ["only"] })
  }

  @Test @MainActor func `on the main thread a session sends at once`() {
    let feed = Feed()
    feed.makeSession().send("at once")
    #expect(feed.sent.value == ["at once"])
  }

  @Test func `on any other thread the session ends the process and says why`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let session = LegacySession { _ in }
      Lab.elsewhere { session.send("from elsewhere") }
      // Long enough for any thread to begin; a session without the check ends well.
      for _ in 0..<400 { usleep(1_000) }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("must be called on the main thread"))
  }
}
