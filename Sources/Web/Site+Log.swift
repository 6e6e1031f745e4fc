import AppFeature
import Domain
import Hummingbird
import Markup
import ServiceLifecycle
import SiteKit

extension Site {
  /// The log, whole or only the entries that its filters change; or what follows.
  func log(
    _ path: LogPath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .entries(let filter):
      let model = try await DebugLog.model(filter, with: services)
      return Response(
        html: request.wantsFragment ? DebugLog.list(model) : DebugLog.html(model, context.page))
    case .events(let filter, let known):
      // A reader that lost the line has come further than its address says.
      let seen = request.headers[.lastEventID].flatMap { Int($0) } ?? known
      let messages = LogMessages(filter: filter, after: seen, services: services)
      return EventStream(messages: messages, heartbeat: configuration.heartbeat).response
    }
  }

  /// Changes something of the log.
  func changeLog(
    _ path: LogPath, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    throw WebError.wrongMethod
  }
}

/// The log's entries as they come, until the server ends.
struct LogMessages: AsyncSequence, Sendable {
  typealias Element = ServerSentEvent

  let filter: LogFilter
  let after: Int
  let services: Services

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let filter: LogFilter
    fileprivate let services: Services
    fileprivate var last: Int
    fileprivate var waiting: ArraySlice<LogEntry> = []

    mutating func next() async throws -> ServerSentEvent? {
      while waiting.isEmpty {
        if Task.isShuttingDownGracefully { return nil }
        let fresh = try await DebugLog.entries(filter, after: last, with: services)
        last = fresh.last
        waiting = fresh.admitted[...]
        if waiting.isEmpty { try await Task.sleep(for: DebugLog.pause) }
      }
      return waiting.popFirst().map { entry in
        ServerSentEvent(id: entry.id, name: "entry", data: DebugLog.row(entry).text)
      }
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(filter: filter, services: services, last: after)
  }
}
