import Domain
import Markup
import OnlineFeature
import SiteKit

/// How syncs stand, at first and whenever that reads differently, whichever program syncs.
struct SyncMessages: AsyncSequence, Sendable {
  let services: Services
  let desk: SyncDesk
  let page: PageContext
  /// Between two looks at the database.
  var pause: Duration = .milliseconds(400)

  struct AsyncIterator: AsyncIteratorProtocol {
    /// What makes a new look worth its while.
    private struct Occasion: Equatable {
      var changes: Int
      var isWaiting: Bool
      var minute: Int64
    }

    fileprivate let messages: SyncMessages
    private var occasion: Occasion?
    private var last: String?

    fileprivate init(_ messages: SyncMessages) { self.messages = messages }

    mutating func next() async throws -> ServerSentEvent? {
      while !Task.isCancelled {
        let now = try await look()
        if now != occasion {
          occasion = now
          let model = try await LeetCode.model(
            isWaiting: now.isWaiting, with: messages.services)
          let text =
            LeetCode.syncPart(model.sync, messages.page).text
            + LeetCode.details(model, messages.page).text
          if text != last {
            last = text
            return ServerSentEvent(name: "leetcode", data: text)
          }
        }
        try await Task.sleep(for: messages.pause)
      }
      return nil
    }

    private func look() async throws -> Occasion {
      Occasion(
        changes: try await messages.services.changeCount(),
        isWaiting: await messages.desk.isWaiting,
        minute: messages.services.now().milliseconds / 60_000)
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
