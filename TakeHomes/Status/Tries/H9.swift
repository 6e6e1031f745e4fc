import Testing

@testable import StatusData

@MainActor private final class Sent {
  var products: [String] = []
}

@MainActor struct ProductTests {
  /// The session ends the process when a product comes on a thread other than the main one.
  @Test func `products from another thread are sent on the main thread, in order`() async {
    let sent = Sent()
    let handler = ProductHandler(session: LegacySession { sent.products.append($0) })
    await Task.detached {
      handler.productsReceived(["tea", "salt"])
      handler.productsReceived(["rice"])
    }.value
    for _ in 0..<100_000 where sent.products.count < 3 { await Task.yield() }
    #expect(sent.products == ["tea", "salt", "rice"])
  }
}
