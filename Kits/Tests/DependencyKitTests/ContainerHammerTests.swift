import DependencyKit
import Foundation
import Hammer
import Testing

@Suite(.timeLimit(.minutes(5))) struct ContainerHammerTests {
  private final class Root: Sendable {}
  private final class Leaf: Sendable {
    let root: Root
    init(_ root: Root) { self.root = root }
  }
  private final class One: Sendable {}
  private final class Two: Sendable {}

  private static let rounds = 20_000

  /// Proved by hand: without `entries[key]?.building = mine` both threads make a root of their own
  /// (plain, each run); with the state outside the Mutex the process crashes, and ThreadSanitizer
  /// reports the race before it does.
  @Test func `two threads are given the same thing, which was made once`() {
    let made = Count()
    let containers = (0..<Self.rounds).map { _ in
      let container = Container()
      container.register(Root.self) {
        made.add()
        return Root()
      }
      container.register(Leaf.self) { Leaf(try $0.require()) }
      return container
    }
    let given = [Notes<Leaf?>(), Notes<Leaf?>()]
    hammer { thread in
      for container in containers { given[thread].items.append(container.resolve()) }
    }
    let pairs = zip(given[0].items, given[1].items)
    #expect(pairs.allSatisfy { $0 != nil && $0 === $1 })
    #expect(given.map(\.items.count) == [Self.rounds, Self.rounds])
    #expect(made.value == Self.rounds)
  }

  /// One thread makes One, which needs Two, while the other makes Two, which needs One.
  ///
  /// Proved by hand: without the look for a cycle before waiting, the two wait for each other for ever.
  @Test func `a cycle over two threads ends with its names on both`() {
    let containers = (0..<Self.rounds / 4).map { _ in
      let container = Container()
      container.register(One.self) {
        _ = try $0.require(Two.self); return One()
      }
      container.register(Two.self) {
        _ = try $0.require(One.self); return Two()
      }
      return container
    }
    let told = [Notes<ContainerError?>(), Notes<ContainerError?>()]
    hammer { thread in
      for container in containers {
        do {
          if thread == 0 { _ = try container.require(One.self) }
          if thread == 1 { _ = try container.require(Two.self) }
          told[thread].items.append(nil)
        } catch {
          told[thread].items.append(error as? ContainerError)
        }
      }
    }
    let legal: [ContainerError?] = [.cycle(["One", "Two", "One"]), .cycle(["Two", "One", "Two"])]
    for notes in told {
      #expect(notes.items.count == containers.count)
      #expect(notes.items.allSatisfy(legal.contains))
    }
  }

  @Test func `other things are made while a factory takes its time`() {
    let container = Container()
    let made = Count()
    container.register(One.self) {
      // It ends only if the other thread gets its thing meanwhile.
      made.wait(for: 1)
      return One()
    }
    container.register(Two.self) { Two() }
    hammer { thread in
      if thread == 0 {
        _ = container.resolve(One.self)
      } else {
        _ = container.resolve(Two.self)
        made.add()
      }
    }
    #expect(container.resolve(One.self) != nil)
  }
}
