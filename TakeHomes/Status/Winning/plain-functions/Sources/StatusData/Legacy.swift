import Dispatch
import Foundation

private let mainKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

public final class LegacySession: Sendable {
  private let onSend: @MainActor @Sendable (String) -> Void

  public init(onSend: @escaping @MainActor @Sendable (String) -> Void) { self.onSend = onSend }

  public func send(_ product: String) {
    precondition(
      DispatchQueue.getSpecific(key: mainKey) != nil,
      "This method must be called on the main thread.")
    MainActor.assumeIsolated { onSend(product) }
  }
}

public final class ProductHandler: Sendable {
  private let session: LegacySession
  private let inbox = Locked<[String]>([])

  public init(session: LegacySession) { self.session = session }

  public func productsReceived(_ products: [String]) {
    inbox { $0 += products }
    Task { @MainActor [self] in
      let products = inbox { inbox in
        defer { inbox = [] }
        return inbox
      }
      for product in products { session.send(product) }
    }
  }
}
