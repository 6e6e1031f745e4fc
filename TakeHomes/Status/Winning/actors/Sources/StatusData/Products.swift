import Dispatch

public final class LegacySession: Sendable {
  private let onSend: @MainActor @Sendable (String) -> Void

  public init(onSend: @escaping @MainActor @Sendable (String) -> Void) { self.onSend = onSend }

  public func send(_ product: String) {
    guard Main.isHere else { preconditionFailure("send must be called on the main thread") }
    MainActor.assumeIsolated { onSend(product) }
  }
}

private enum Main {
  static let key = {
    let key = DispatchSpecificKey<Int>()
    DispatchQueue.main.setSpecific(key: key, value: 1)
    return key
  }()
  static var isHere: Bool { DispatchQueue.getSpecific(key: key) == 1 }
}

public final class ProductHandler: Sendable {
  private let inlet: AsyncStream<[String]>.Continuation
  private let feeding: Task<Void, Never>

  public init(session: LegacySession) {
    let (stream, inlet) = AsyncStream.makeStream(of: [String].self)
    self.inlet = inlet
    feeding = Task { @MainActor in
      for await products in stream { products.forEach { session.send($0) } }
    }
  }

  deinit { inlet.finish() }

  public func productsReceived(_ products: [String]) { inlet.yield(products) }
}
