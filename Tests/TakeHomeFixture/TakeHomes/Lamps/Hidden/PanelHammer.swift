import Foundation
import Synchronization
import Testing

@testable import LampsDomain

struct PanelHammer {
  private static let rounds = 5000

  @Test func `two threads lose no lamp`() {
    let panel = Panel()
    let gate = Gate()
    for _ in 0..<2 {
      let thread = Thread {
        gate.ready.add(1, ordering: .relaxed)
        while gate.ready.load(ordering: .relaxed) < 2 {}
        for _ in 0..<Self.rounds { panel.add(Lamp(isOn: true)) }
        gate.done.add(1, ordering: .releasing)
      }
      thread.start()
    }
    while gate.done.load(ordering: .acquiring) < 2 { sched_yield() }
    #expect(panel.count == 2 * Self.rounds)
  }
}

private final class Gate: Sendable {
  let ready = Atomic(0)
  let done = Atomic(0)
}
