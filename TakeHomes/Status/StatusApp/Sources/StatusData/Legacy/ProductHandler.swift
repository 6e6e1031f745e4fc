internal import Dispatch

/// Hears from the store, which answers on whatever thread it likes, and feeds the old session.
public final class ProductHandler: Sendable {
  private let session: LegacySession

  public init(session: LegacySession) {
    self.session = session
  }

  /// Hands each product to the session on the main thread, in order, and does not wait for it.
  public func productsReceived(_ products: [String]) {
    DispatchQueue.main.async { [session] in
      for product in products { session.send(product) }
    }
  }
}
