import Dispatch

/// The old way to the server, which was never made for more than one thread.
public final class LegacySession: Sendable {
  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  private let onSend: @MainActor @Sendable (String) -> Void

  public init(onSend: @escaping @MainActor @Sendable (String) -> Void) {
    self.onSend = onSend
  }

  public func send(_ product: String) {
    // On Linux the main queue changes its thread, so the queue is asked, not the thread.
    precondition(
      DispatchQueue.getSpecific(key: Self.mark) == true,
      "LegacySession.send must be called on the main thread")
    MainActor.assumeIsolated { onSend(product) }
  }
}

/// Hears from the store, on any thread.
public final class ProductHandler: Sendable {
  private let products: AsyncStream<String>.Continuation

  public init(session: LegacySession) {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    products = continuation
    Task { @MainActor in
      for await product in stream { session.send(product) }
    }
  }

  deinit { products.finish() }

  public func productsReceived(_ products: [String]) {
    for product in products { self.products.yield(product) }
  }
}
