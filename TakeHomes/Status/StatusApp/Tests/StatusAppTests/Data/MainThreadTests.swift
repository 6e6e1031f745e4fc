import Foundation
import StatusData
import Synchronization
import Testing

/// The old session and whoever feeds it.
@Suite struct MainThreadTests {
  @Test func `products reach the session on the main thread, in order`() async {
    let sent = Mutex<[String]>([])
    let session = LegacySession { product in
      sent.withLock { $0.append(MainQueue.isHere ? product : "elsewhere") }
    }
    let handler = ProductHandler(session: session)
    Thread {
      handler.productsReceived(["a", "b"])
      handler.productsReceived([])
      handler.productsReceived(["c"])
    }.start()
    await eventually { sent.withLock { $0.count } == 3 }
    #expect(sent.withLock { $0 } == ["a", "b", "c"])
  }

  @MainActor @Test func `on the main thread nobody waits for the session`() async {
    let sent = Mutex(0)
    let handler = ProductHandler(session: LegacySession { _ in sent.withLock { $0 += 1 } })
    handler.productsReceived(["a"])
    #expect(sent.withLock { $0 } == 0)
    await eventually { sent.withLock { $0 } == 1 }
  }

  @Test func `the session keeps its check`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let session = LegacySession { _ in }
      await withCheckedContinuation { continuation in
        Thread {
          session.send("a")
          continuation.resume()
        }.start()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("must be called on the main thread"))
  }
}
