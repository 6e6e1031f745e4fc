internal import Synchronization

/// A session lent by the pool; it goes back when the last user lets go of it.
final class Lease: Sendable {
  let session: JailSession
  /// Whether it runs in a worker, which outlives it.
  let isWarm: Bool
  private let end = Mutex<JailExit?>(nil)
  private let giveBack: (@Sendable (JailSession, JailExit?) -> Void)?

  /// `giveBack` makes it a worker's; it gets the run's end, nil when nobody waited for it.
  init(_ session: JailSession, giveBack: (@Sendable (JailSession, JailExit?) -> Void)? = nil) {
    self.session = session
    self.giveBack = giveBack
    isWarm = giveBack != nil
  }

  deinit {
    let end = end.withLock(\.self)
    if end == nil { session.kill() }
    giveBack?(session, end)
  }

  /// Notes how the run ended, for whoever lends it.
  func note(_ exit: JailExit) { end.withLock { $0 = exit } }
}
