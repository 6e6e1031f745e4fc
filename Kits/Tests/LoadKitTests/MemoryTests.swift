import LoadKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct MemoryTests {
  private let service = Service()
  private let watch = Watch()

  private func loader(_ policy: CachePolicy<String>) -> Loader<String, String> {
    let service = service
    return Loader(policy, now: watch.now) { try await service.load($0) }
  }

  @Test func `a value is loaded once`() async throws {
    let loader = loader(CachePolicy())
    #expect(await loader.remembered("a") == nil)
    for _ in 0..<3 { #expect(try await loader.value(for: "a") == "a 1") }
    #expect(await loader.remembered("a") == "a 1")
    #expect(service.asked == ["a"])
  }

  @Test func `what costs too much goes, the one used longest ago first`() async throws {
    let loader = loader(CachePolicy(limit: 9, cost: { $0.count }))
    for key in ["a", "b", "c"] { _ = try await loader.value(for: key) }
    _ = try await loader.value(for: "a")
    _ = try await loader.value(for: "d")
    #expect(await loader.remembered("b") == nil)
    for key in ["a", "c", "d"] { #expect(await loader.remembered(key) != nil) }
    // Dearer than the limit: given, and not kept in place of the others' room for long.
    #expect(try await loader.value(for: "too dear for this") == "too dear for this 1")
    #expect(await loader.remembered("too dear for this") == nil)
  }

  @Test func `a value that was loaded anew counts once`() async throws {
    let loader = loader(CachePolicy(limit: 6, timeToLive: .seconds(60), cost: { $0.count }))
    for _ in 0..<5 {
      _ = try await loader.value(for: "a")
      watch.advance(by: 61)
    }
    _ = try await loader.value(for: "a")
    _ = try await loader.value(for: "b")
    #expect(await loader.remembered("a") != nil)
    #expect(await loader.remembered("b") != nil)
  }

  @Test func `an old value is loaded again`() async throws {
    let loader = loader(CachePolicy(timeToLive: .seconds(60)))
    _ = try await loader.value(for: "a")
    service.set(version: 2)
    watch.advance(by: 59.9)
    #expect(try await loader.value(for: "a") == "a 1")
    watch.advance(by: 0.1)
    #expect(await loader.remembered("a") == nil)
    #expect(try await loader.value(for: "a") == "a 2")
    #expect(service.asked == ["a", "a"])
  }

  @Test func `a stale value is given at once while a new one is loaded`() async throws {
    let loader = loader(CachePolicy(timeToLive: .seconds(60), staleFor: .seconds(30)))
    _ = try await loader.value(for: "a")
    await service.arrival()
    service.set(isShut: true, version: 2)
    watch.advance(by: 60)
    for _ in 0..<3 { #expect(try await loader.value(for: "a") == "a 1") }
    await service.arrival()
    service.open()
    while await loader.remembered("a") == nil { await Task.yield() }
    #expect(try await loader.value(for: "a") == "a 2")
    #expect(service.asked == ["a", "a"])
    watch.advance(by: 90)
    service.set(version: 3)
    #expect(try await loader.value(for: "a") == "a 3")
  }

  @Test func `a refresh that fails leaves the stale value, and the next call tries again`()
    async throws
  {
    let loader = loader(CachePolicy(timeToLive: .seconds(60), staleFor: .seconds(30)))
    _ = try await loader.value(for: "a")
    await service.arrival()
    service.set(fails: true)
    watch.advance(by: 60)
    #expect(try await loader.value(for: "a") == "a 1")
    await service.arrival()
    service.set(fails: false, version: 2)
    while await loader.remembered("a") == nil {
      #expect(try await loader.value(for: "a").hasPrefix("a "))
      await Task.yield()
    }
    #expect(try await loader.value(for: "a") == "a 2")
  }

  @Test func `a trouble is thrown and not remembered`() async throws {
    let loader = loader(CachePolicy())
    service.set(fails: true)
    await #expect(throws: Service.Trouble.self) { try await loader.value(for: "a") }
    service.set(fails: false)
    #expect(try await loader.value(for: "a") == "a 1")
  }

  @Test func `what was forgotten is loaded again`() async throws {
    let loader = loader(CachePolicy())
    for key in ["a", "b"] { _ = try await loader.value(for: key) }
    await loader.forget("a")
    #expect(await loader.remembered("a") == nil)
    #expect(await loader.remembered("b") != nil)
    await loader.forgetMemory()
    #expect(await loader.remembered("b") == nil)
    #expect(try await loader.value(for: "a") == "a 1")
  }
}
