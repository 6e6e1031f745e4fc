import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

private final class Probe: Sendable {
  let alive: Shared<Int>

  init(alive: Shared<Int>) {
    self.alive = alive
    alive.change { $0 += 1 }
  }

  deinit { alive.change { $0 -= 1 } }
}

/// C3.
///
/// The factory waits until a second thread runs it, too, so that a container without a second look
/// gives out two instances every time; one that makes it once just waits a moment.
@Suite struct DependencyContentionTests {
  private struct Outcome {
    var ended: Bool
    var distinct: Int
    var alive: Int
    var later: Bool
  }

  private func race(threads: Int) -> Outcome {
    let dependency = Dependency()
    let (entered, left, alive) = (Shared(0), Shared(0), Shared(0))
    let got = Shared<[Probe?]>([])
    dependency.register(Probe.self) {
      entered.change { $0 += 1 }
      _ = Lab.blockUntil(within: 0.05) { entered.value > 1 }
      return Probe(alive: alive)
    }
    for _ in 0..<threads {
      Thread {
        let probe = dependency.resolve(Probe.self)
        got.change { $0.append(probe) }
        left.change { $0 += 1 }
      }.start()
    }
    let ended = Lab.blockUntil { left.value == threads }
    let ids = got.change { got in
      let ids = got.compactMap { $0.map(ObjectIdentifier.init) }
      // Only the container may keep what nobody got.
      let first = got.first ?? nil
      got = [first]
      return ids
    }
    let later = ended && dependency.resolve(Probe.self).map(ObjectIdentifier.init) == ids.first
    return Outcome(
      ended: ended && ids.count == threads, distinct: Set(ids).count, alive: alive.value,
      later: later)
  }

  @Test(arguments: [2, 4, 8])
  func `everybody who asks at once gets the same instance`(threads: Int) {
    for _ in 0..<4 {
      let outcome = race(threads: threads)
      #expect(outcome.ended)
      #expect(outcome.distinct == 1)
    }
  }

  @Test func `who asks later gets it, too, and an instance that lost is freed`() {
    let outcome = race(threads: 2)
    #expect(outcome.later)
    #expect(outcome.alive == 1)
  }
}
