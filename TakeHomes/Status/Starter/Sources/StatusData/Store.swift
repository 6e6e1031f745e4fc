import Dispatch

/// Whether one is on the main queue. On Linux `Thread.isMainThread` does not tell, as the queue changes its thread.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// The old way to the server. It was never made for more than one thread.
public final class LegacySession: Sendable {
  let onSend: @MainActor @Sendable (String) -> Void

  public init(onSend: @escaping @MainActor @Sendable (String) -> Void) {
    self.onSend = onSend
  }

  public func send(_ product: String) {
    // There for historical reasons. Could we not just delete this? It only crashes.
    precondition(MainQueue.isHere, "This method must be called on the main thread.")
    MainActor.assumeIsolated { onSend(product) }
  }
}

/// Hears from the store.
public final class ProductHandler: Sendable {
  let session: LegacySession

  public init(session: LegacySession) {
    self.session = session
  }

  public func productsReceived(_ products: [String]) {
    for product in products { session.send(product) }
  }
}
