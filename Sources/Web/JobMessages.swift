import Domain
import Markup
import SiteKit

/// A job's events as the messages of its stream, each drawn from everything up to it.
struct JobMessages<Work: BoardWork>: AsyncSequence, Sendable {
  /// The job as its reader has seen it.
  let snapshot: Board<Work>.Snapshot
  /// What follows.
  let events: AsyncStream<Board<Work>.NumberedEvent>
  /// What the page gets for the latest event.
  let draw: @Sendable (Board<Work>.Snapshot) -> Fragment?

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var snapshot: Board<Work>.Snapshot
    fileprivate var events: AsyncStream<Board<Work>.NumberedEvent>.AsyncIterator
    fileprivate let draw: @Sendable (Board<Work>.Snapshot) -> Fragment?

    mutating func next() async -> ServerSentEvent? {
      while let numbered = await events.next() {
        snapshot.events.append(numbered.event)
        if let fragment = draw(snapshot) {
          return ServerSentEvent(
            id: numbered.number, name: fragment.event, data: fragment.html.text)
        }
      }
      return nil
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(snapshot: snapshot, events: events.makeAsyncIterator(), draw: draw)
  }
}
