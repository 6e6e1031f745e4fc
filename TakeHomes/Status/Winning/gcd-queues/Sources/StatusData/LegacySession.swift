import Dispatch

/// The main queue, with a mark on it by which one knows it again.
private struct MainQueue: Sendable {
  private let key = DispatchSpecificKey<UInt8>()

  init() { DispatchQueue.main.setSpecific(key: key, value: 1) }

  var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}

public final class LegacySession: Sendable {
  private let main = MainQueue()
  private let onSend: @MainActor @Sendable (String) -> Void

  public init(onSend: @escaping @MainActor @Sendable (String) -> Void) { self.onSend = onSend }

  public func send(_ product: String) {
    guard main.isCurrent else {
      fatalError("\(#function) must be called on the main thread, it is older than threads.")
    }
    MainActor.assumeIsolated { onSend(product) }
  }
}

public final class ProductHandler: Sendable {
  private let session: LegacySession

  public init(session: LegacySession) { self.session = session }

  public func productsReceived(_ products: [String]) {
    DispatchQueue.main.async { [session] in products.forEach(session.send) }
  }
}
