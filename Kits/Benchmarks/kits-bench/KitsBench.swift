import DependencyKit
import LoadKit

/// What the kits cost where they stand in a way that is gone often: the median of some rounds.
@main
struct KitsBench {
  private final class Thing: Sendable {
    let number: Int
    init(number: Int) { self.number = number }
  }

  /// A consumer that is given its thing when it is made.
  private final class Injected: Sendable {
    let thing: Thing
    init(thing: Thing) { self.thing = thing }
  }

  /// A consumer that asks the container each time.
  private final class Asking: Sendable {
    let container: Container
    init(container: Container) { self.container = container }
  }

  static func main() async throws {
    let container = Container()
    container.register(Thing.self) { Thing(number: 1) }
    let injected = Injected(thing: try container.require())
    let asking = Asking(container: container)
    tell("a thing by constructor injection", median { use(injected.thing) })
    tell("a thing that is made and injected", median { use(make(injected.thing).thing) })
    tell("a thing by Container.resolve", median { use(asking.container.resolve(Thing.self)) })
    print("hits of a Loader's memory: \(try await hits()) a second")
  }

  /// Off the main thread, as a hop from there would be measured too.
  @concurrent private static func hits() async throws -> Int {
    let loader = Loader<Int, Int> { $0 }
    _ = try await loader.value(for: 7)
    let hits = 1_000_000
    let time = try await ContinuousClock().measure {
      for _ in 0..<hits { _ = try await loader.value(for: 7) }
    }
    return Int(Double(hits) / (time / .seconds(1)))
  }

  private static func median(_ body: () -> Void) -> Double {
    let calls = 1_000_000
    let rounds = (0..<11).map { _ in
      ContinuousClock().measure { for _ in 0..<calls { body() } } / .nanoseconds(1)
    }
    return rounds.sorted()[rounds.count / 2] / Double(calls)
  }

  private static func tell(_ what: String, _ nanoseconds: Double) {
    print("\(what): \((nanoseconds * 10).rounded() / 10) ns")
  }

  @inline(never) private static func make(_ thing: Thing) -> Injected { Injected(thing: thing) }

  @inline(never) private static func use(_ thing: Thing?) {}
}
