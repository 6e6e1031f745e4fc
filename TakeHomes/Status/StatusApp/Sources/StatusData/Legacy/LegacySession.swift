/// The old way to the server, which was never made for more than one thread.
public final class LegacySession: Sendable {
  private let onSend: @MainActor @Sendable (String) -> Void

  public init(onSend: @escaping @MainActor @Sendable (String) -> Void) {
    self.onSend = onSend
  }

  /// Must be called on the main thread; anywhere else it ends the process and says so.
  public func send(_ product: String) {
    precondition(MainQueue.isHere, "This method must be called on the main thread.")
    MainActor.assumeIsolated { onSend(product) }
  }
}
