import Dispatch
import Testing

@testable import MarketsApplication

private final class Thing: Sendable {}
private final class Owner: Sendable {
  let thing: Thing?
  init(_ thing: Thing?) { self.thing = thing }
}

@Suite struct DependencyTests {
  @Test func `things are made once, when asked for`() {
    let (dependency, count) = (Dependency(), Box(0))
    #expect(dependency.resolve(Thing.self) == nil)
    dependency.register(Thing.self) {
      count.change { $0 += 1 }
      return Thing()
    }
    #expect(count.value == 0)
    let first = dependency.resolve(Thing.self)
    #expect(first != nil)
    #expect(dependency.resolve(Thing.self) === first)
    #expect(count.value == 1)
  }

  @Test func `what is registered again replaces what was there`() {
    let dependency = Dependency()
    let (first, second) = (Thing(), Thing())
    dependency.register(Thing.self) { first }
    #expect(dependency.resolve(Thing.self) === first)
    dependency.register(Thing.self) { second }
    #expect(dependency.resolve(Thing.self) === second)
  }

  @Test func `containers share nothing`() {
    let (one, two) = (Dependency(), Dependency())
    one.register(Thing.self) { Thing() }
    #expect(one.resolve(Thing.self) != nil)
    #expect(two.resolve(Thing.self) == nil)
    #expect(Dependency.shared.resolve(Thing.self) == nil)
    two.register(Thing.self) { Thing() }
    #expect(one.resolve(Thing.self) !== two.resolve(Thing.self))
  }

  @Test func `a factory may resolve and register`() async throws {
    let (dependency, isDone) = (Dependency(), Box(false))
    dependency.register(Thing.self) { Thing() }
    dependency.register(Owner.self) {
      dependency.register(Int.self) { 5 }
      return Owner(dependency.resolve(Thing.self))
    }
    DispatchQueue.global().async {
      let owner = dependency.resolve(Owner.self)
      if let thing = owner?.thing, thing === dependency.resolve(Thing.self) { isDone.value = true }
    }
    try await becomes("it is made") { isDone.value }
    #expect(dependency.resolve(Int.self) == 5)
  }

  @Test func `others are served while a factory runs`() async throws {
    let (dependency, hasBegun, isServed) = (Dependency(), Box(false), Box(false))
    let gate = DispatchSemaphore(value: 0)
    dependency.register(Thing.self) {
      hasBegun.value = true
      gate.wait()
      return Thing()
    }
    dependency.register(Int.self) { 5 }
    DispatchQueue.global().async { _ = dependency.resolve(Thing.self) }
    defer { gate.signal() }
    try await becomes("the factory runs") { hasBegun.value }
    DispatchQueue.global().async { isServed.value = dependency.resolve(Int.self) == 5 }
    try await becomes("another is served") { isServed.value }
  }

  @Test func `all threads get the same`() {
    for _ in 0..<20 {
      let (dependency, made) = (Dependency(), Box<[ObjectIdentifier]>([]))
      let kept = Box<[Thing]>([])
      dependency.register(Thing.self) {
        for _ in 0..<1000 { _ = made.value }
        let thing = Thing()
        made.change { $0.append(ObjectIdentifier(thing)) }
        return thing
      }
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        if let thing = dependency.resolve(Thing.self) { kept.change { $0.append(thing) } }
      }
      #expect(kept.value.count == 8)
      #expect(Set(kept.value.map(ObjectIdentifier.init)).count == 1)
      #expect(made.value.count == 1)
    }
  }
}
