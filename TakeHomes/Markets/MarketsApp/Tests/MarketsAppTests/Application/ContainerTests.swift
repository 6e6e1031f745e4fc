import Foundation
import Synchronization
import Testing

@testable import MarketsApplication

struct ContainerTests {
  final class Engine: Sendable {}
  final class Car: Sendable {
    let engine: Engine?
    init(engine: Engine?) { self.engine = engine }
  }

  @Test func `what nobody registered is not there`() {
    #expect(Dependency().resolve(Engine.self) == nil)
  }

  @Test func `a part is made once, when it is first asked for`() {
    let dependency = Dependency()
    let made = Notes<Int>()
    dependency.register(Engine.self) {
      made.add(1)
      return Engine()
    }
    #expect(made.count == 0)
    let first = dependency.resolve(Engine.self)
    #expect(first != nil)
    #expect(dependency.resolve(Engine.self) === first)
    #expect(made.count == 1)
  }

  @Test func `containers share nothing`() {
    let (one, other) = (Dependency(), Dependency())
    one.register(Engine.self) { Engine() }
    #expect(other.resolve(Engine.self) == nil)
    other.register(Engine.self) { Engine() }
    #expect(one.resolve(Engine.self) !== other.resolve(Engine.self))
    #expect(Dependency.shared.resolve(Engine.self) == nil)
    #expect(Dependency.shared === Dependency.shared)
  }

  @Test func `a later word replaces an earlier one`() {
    let dependency = Dependency()
    dependency.register(Int.self) { 1 }
    #expect(dependency.resolve(Int.self) == 1)
    dependency.register(Int.self) { 2 }
    #expect(dependency.resolve(Int.self) == 2)
  }

  @Test func `kinds are kept apart`() {
    let dependency = Dependency()
    dependency.register(Int.self) { 1 }
    dependency.register(String.self) { "one" }
    #expect(dependency.resolve(Int.self) == 1)
    #expect(dependency.resolve(String.self) == "one")
  }

  @Test func `a factory may resolve what it needs`() async {
    let dependency = Dependency()
    dependency.register(Engine.self) { Engine() }
    dependency.register(Car.self) { Car(engine: dependency.resolve(Engine.self)) }
    let car = Mutex<Car?>(nil)
    // A container that holds its lock meanwhile would stop this thread for ever, not the test.
    Thread { car.withLock { $0 = dependency.resolve(Car.self) } }.start()
    await eventually { car.withLockIfAvailable { $0?.engine != nil } ?? false }
  }

  @Test func `two threads at once get the same part`() {
    for _ in 0..<500 {
      let dependency = Dependency()
      dependency.register(Engine.self) { Engine() }
      let found = Notes<ObjectIdentifier?>()
      let gate = Atomic(0)
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        gate.add(1, ordering: .relaxed)
        var turns = 0
        while gate.load(ordering: .relaxed) < 2, turns < 100_000 { turns += 1 }
        found.add(dependency.resolve(Engine.self).map { ObjectIdentifier($0) })
      }
      #expect(Set(found.all).count == 1)
      #expect(found.all.contains(nil) == false)
    }
  }
}
