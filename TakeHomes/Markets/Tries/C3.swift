import Dispatch
import Synchronization
import Testing

@testable import MarketsApplication

private final class Thing: Sendable {}

struct OneInstanceTests {
  /// All eight ask before the thing is made, 200 times in a row.
  @Test func `eight threads get one instance`() {
    for _ in 0..<200 {
      let container = Dependency()
      container.register(Thing.self) { Thing() }
      let given = Mutex<[Thing]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        guard let thing = container.resolve(Thing.self) else { return }
        given.withLock { $0.append(thing) }
      }
      #expect(Set(given.withLock { $0 }.map(ObjectIdentifier.init)).count == 1)
    }
  }
}
