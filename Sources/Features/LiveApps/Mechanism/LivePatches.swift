/// The messages of a session to its page, each made when it is asked for; they end with the session.
public struct LivePatches: AsyncSequence, Sendable {
  let session: LiveSession
  let reader: Int
  let rings: AsyncStream<Void>
  let missesAll: Bool

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let session: LiveSession
    fileprivate var rings: AsyncStream<Void>.AsyncIterator
    fileprivate var missesAll: Bool

    public mutating func next() async -> LivePatch? {
      while await rings.next() != nil {
        let patch = await session.patch(isWhole: missesAll)
        missesAll = false
        if let patch { return patch }
      }
      return nil
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(session: session, rings: rings.makeAsyncIterator(), missesAll: missesAll)
  }
}
