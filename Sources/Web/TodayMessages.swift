import AppFeature
import Domain
import Markup
import SiteKit

/// The day as the page shows it, at first and whenever it reads differently, whoever changed it.
struct TodayMessages: AsyncSequence, Sendable {
  let services: Services
  let page: PageContext
  /// Between two looks at the database.
  var pause: Duration = .milliseconds(400)

  struct AsyncIterator: AsyncIteratorProtocol {
    /// What makes a new look worth its while: a change of the data, or another minute.
    private struct Occasion: Equatable {
      var changes: Int
      var minute: Int64
    }

    fileprivate let messages: TodayMessages
    private var occasion: Occasion?
    private var last: String?

    fileprivate init(_ messages: TodayMessages) { self.messages = messages }

    mutating func next() async throws -> ServerSentEvent? {
      while !Task.isCancelled {
        let now = try await look()
        if now != occasion {
          let text = Today.day(try await Today.model(with: messages.services), messages.page).text
          // A session whose time ran out is kept by looking at it.
          occasion = try await look()
          if text != last {
            last = text
            return ServerSentEvent(name: "today", data: text)
          }
        }
        try await Task.sleep(for: messages.pause)
      }
      return nil
    }

    private func look() async throws -> Occasion {
      Occasion(
        changes: try await messages.services.changeCount(),
        minute: messages.services.now().milliseconds / 60_000)
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
