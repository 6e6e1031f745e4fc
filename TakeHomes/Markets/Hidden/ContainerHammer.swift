import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

private final class First: Sendable {
  let id: Int
  init(id: Int) { self.id = id }
}
private final class Second: Sendable {
  let first: First?
  init(first: First?) { self.first = first }
}
private final class Third: Sendable {}

/// Two threads resolve the same things of fresh containers in the same order.
///
/// The gate is relaxed on purpose: any stronger order would hide a race.
@Suite struct ContainerHammer {
  private final class Run: Sendable {
    let containers: [Dependency]
    /// One for every four containers: the threads keep in step, and a busy machine is not waited for.
    let meetings: [Meeting]
    let progress = Progress()
    let differences = Atomic<Int>(0)

    init(count: Int) {
      containers = (0..<count).map { id in
        let dependency = Dependency()
        dependency.register(First.self) { First(id: id) }
        dependency.register(Second.self) { [unowned dependency] in
          Second(first: dependency.resolve(First.self))
        }
        let entrance = id < Lab.rounds(400) ? Entrance() : nil
        dependency.register(Third.self) {
          entrance?.linger()
          return Third()
        }
        return dependency
      }
      meetings = (0..<count / 4).map { _ in Meeting() }
    }

    /// What one thread got, in order.
    func resolveAll() -> [ObjectIdentifier] {
      var seen: [ObjectIdentifier] = []
      seen.reserveCapacity(containers.count * 3)
      for (index, container) in containers.enumerated() {
        if index.isMultiple(of: 4) { meetings[index / 4].arrive(of: 2) }
        let second = container.resolve(Second.self)
        let first = container.resolve(First.self)
        let third = container.resolve(Third.self)
        progress.step()
        guard let second, let first, let third, second.first === first, first.id == index else {
          differences.add(1, ordering: .relaxed)
          continue
        }
        seen += [ObjectIdentifier(second), ObjectIdentifier(first), ObjectIdentifier(third)]
      }
      return seen
    }
  }

  @Test func `two threads meet in twenty thousand fresh containers`() {
    let run = Run(count: Lab.rounds(20_000))
    let results = [Shared<[ObjectIdentifier]>([]), Shared<[ObjectIdentifier]>([])]
    let ended = Tally()
    for side in 0..<2 {
      let thread = Thread {
        let seen = run.resolveAll()
        results[side].change { $0 = seen }
        ended.add()
      }
      thread.stackSize = 1 << 20
      thread.start()
    }
    let isDone = Lab.blockWhileMoving(run.progress) { ended.count == 2 }
    #expect(isDone, "a thread waits forever")
    guard isDone else { return }
    #expect(run.differences.load(ordering: .relaxed) == 0)
    let same = results[0].value == results[1].value
    #expect(same, "two threads got different instances")
  }
}
