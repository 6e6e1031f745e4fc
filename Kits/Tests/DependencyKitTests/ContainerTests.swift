import DependencyKit
import Foundation
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct ContainerTests {
  private final class A: Sendable {}
  private final class B: Sendable {
    let a: A
    init(_ a: A) { self.a = a }
  }
  private final class C: Sendable {
    let b: B
    init(_ b: B) { self.b = b }
  }
  private protocol Greeting: Sendable { var text: String { get } }
  private struct Hello: Greeting { let text = "Hello" }
  private struct Trouble: Error {}

  @Test func `a thing is made when it is first asked for, and once`() throws {
    let container = Container()
    let made = Mutex(0)
    container.register(A.self) {
      made.withLock { $0 += 1 }
      return A()
    }
    #expect(made.withLock { $0 } == 0)
    let first = try container.require(A.self)
    #expect(container.resolve(A.self) === first)
    #expect(made.withLock { $0 } == 1)
  }

  @Test func `a protocol, a struct and an optional are things too`() throws {
    let container = Container()
    container.register((any Greeting).self) { Hello() }
    container.register(Int?.self) { nil }
    #expect(try container.require((any Greeting).self).text == "Hello")
    #expect(try container.require(Int?.self) == nil)
  }

  @Test func `factories may ask for other things`() throws {
    let container = Container()
    container.register(C.self) { C(try $0.require()) }
    container.register(B.self) { B(try $0.require()) }
    container.register(A.self) { A() }
    let made = try container.require(C.self)
    #expect(made.b === container.resolve(B.self))
    #expect(made.b.a === container.resolve(A.self))
  }

  @Test func `what nobody registered is named beside what is registered`() {
    let container = Container()
    #expect(container.resolve(A.self) == nil)
    container.register(B.self) { B(A()) }
    container.register(Int.self) { 1 }
    #expect(throws: ContainerError.unknown("A", registered: ["B", "Int"])) {
      try container.require(A.self)
    }
    let text = "\(ContainerError.unknown("A", registered: ["B", "Int"]))"
    #expect(text == "A is not registered. Registered: B, Int.")
    #expect("\(ContainerError.unknown("A", registered: []))".hasSuffix("Registered: nothing."))
  }

  @Test func `two containers do not share`() throws {
    let containers = [Container(), Container()]
    for container in containers { container.register(A.self) { A() } }
    #expect(try containers[0].require(A.self) !== containers[1].require(A.self))
  }

  @Test func `a thing that needs itself in the end is a cycle with all its names`() {
    let container = Container()
    container.register(A.self) {
      _ = try $0.require(B.self); return A()
    }
    container.register(B.self) {
      _ = try $0.require(C.self); return B(A())
    }
    container.register(C.self) { C(B(try $0.require(A.self))) }
    #expect(throws: ContainerError.cycle(["A", "B", "C", "A"])) { try container.require(A.self) }
    #expect(throws: ContainerError.cycle(["B", "C", "A", "B"])) { try container.require(B.self) }
    #expect(container.resolve(A.self) == nil)
    #expect("\(ContainerError.cycle(["A", "B", "A"]))" == "These need each other: A → B → A.")
  }

  @Test func `what could not be made is tried again`() throws {
    let container = Container()
    let fails = Mutex(true)
    container.register(A.self) {
      if fails.withLock({ $0 }) { throw Trouble() }
      return A()
    }
    #expect(throws: Trouble.self) { try container.require(A.self) }
    fails.withLock { $0 = false }
    #expect(container.resolve(A.self) != nil)
  }

  @Test func `a later registration counts, also when it comes while the old one is made`() throws {
    let container = Container()
    container.register(Int.self) { container in
      container.register(Int.self) { 2 }
      return 1
    }
    #expect(try container.require(Int.self) == 1)
    #expect(try container.require(Int.self) == 2)
    container.register(Int.self) { 3 }
    #expect(try container.require(Int.self) == 3)
  }

  @Test func `the container lets its things go`() throws {
    weak var seen: A?
    do {
      let container = Container()
      container.register(A.self) { A() }
      seen = try container.require(A.self)
      #expect(seen != nil)
    }
    #expect(seen == nil)
  }
}
