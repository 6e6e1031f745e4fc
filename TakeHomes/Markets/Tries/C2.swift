import Testing

@testable import MarketsApplication

/// A lock that is held while a factory runs makes the first test wait forever.
struct FactoryTests {
  /// The second factory needs the container while the container runs it.
  @Test func `a factory resolves other things`() {
    let container = Dependency()
    container.register(Int.self) { 41 }
    container.register(String.self) { "\(container.resolve(Int.self) ?? 0)" }
    #expect(container.resolve(String.self) == "41")
  }

  /// What a container has already made is replaced, too.
  @Test func `what is registered again replaces what was there, in this container alone`() {
    let (first, second) = (Dependency(), Dependency())
    first.register(Int.self) { 1 }
    #expect(first.resolve(Int.self) == 1)
    first.register(Int.self) { 2 }
    #expect(first.resolve(Int.self) == 2)
    #expect(second.resolve(Int.self) == nil)
  }
}
