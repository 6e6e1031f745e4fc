import Domain
import Markup
import SiteKit
import StudyFeature

/// The timer's part of the page, at first and whenever it changes, whichever program changed it.
struct TimerMessages: AsyncSequence, Sendable {
  let services: Services
  let page: PageContext
  /// Between two looks at the database.
  var pause: Duration = .milliseconds(250)

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let messages: TimerMessages
    private var changes: Int?
    private var endsAt: Int64?
    private var version: String?

    fileprivate init(_ messages: TimerMessages) { self.messages = messages }

    mutating func next() async throws -> ServerSentEvent? {
      let services = messages.services
      while !Task.isCancelled {
        let now = services.now().milliseconds
        let count = try await services.changeCount()
        if count != changes || endsAt.map({ $0 <= now }) == true {
          let model = try await FocusTimer.model(with: services)
          // Looking may itself change what is kept.
          changes = try await services.changeCount()
          endsAt = model.endsAt?.milliseconds
          if model.version != version {
            version = model.version
            return ServerSentEvent(
              name: "timer", data: FocusTimer.timer(model, messages.page).text)
          }
        }
        try await Task.sleep(for: messages.pause)
      }
      return nil
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
