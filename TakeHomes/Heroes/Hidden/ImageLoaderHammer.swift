import Foundation
import Testing

@testable import HeroesPresentation

@Suite struct ImageLoaderHammer {
  /// Runs the work in many tasks at once and waits for them, ten seconds at most.
  private func hammer(_ tasks: Int, _ work: @escaping @Sendable (Int) async throws -> Void) async {
    let running = (0..<tasks).map { number in Watched { try await work(number) } }
    let isOver = await Lab.eventually(within: 10) { running.allSatisfy(\.isOver) }
    #expect(isOver)
    #expect(running.allSatisfy { $0.error == nil })
  }

  @Test func `the same new picture from all sides is fetched once each`() async {
    let files = FakeFiles()
    let loader = ImageLoader(fetch: files.fetch, decode: FakeDecoder().decode)
    await hammer(4) { _ in
      for number in 0..<300 {
        let url = URL.picture(number)
        let image = try await loader.image(for: url, size: .card)
        #expect(image.shows(url))
      }
    }
    #expect(Set(files.fetched).count == 300)
    #expect(files.fetched.count == 300)
  }

  @Test func `a memory that overflows all the time gives the right pictures`() async {
    let files = FakeFiles()
    let loader = ImageLoader(
      memoryLimitBytes: 3 * 8 * 8 * 4, fetch: files.fetch, decode: FakeDecoder().decode)
    await hammer(4) { task in
      for turn in 0..<250 {
        let url = URL.picture((turn * (task + 3)) % 11)
        let image = try await loader.image(for: url, size: .card)
        #expect(image.shows(url))
      }
    }
  }

  @Test func `pictures that are in memory can be read from all sides`() async throws {
    let files = FakeFiles()
    let loader = ImageLoader(fetch: files.fetch, decode: FakeDecoder().decode)
    for number in 0..<4 { _ = try await loader.image(for: .picture(number), size: .card) }
    await hammer(4) { task in
      for turn in 0..<500 {
        let url = URL.picture((turn + task) % 4)
        let image = try await loader.image(for: url, size: .card)
        #expect(image.shows(url))
      }
    }
    #expect(files.fetched.count == 4)
  }

  @Test func `callers who come and go leave nothing behind`() async {
    let files = FakeFiles()
    let loader = ImageLoader(
      fetch: { url in
        await Task.yield()
        return try await files.fetch(url)
      }, decode: FakeDecoder().decode)
    await hammer(4) { task in
      for turn in 0..<100 {
        let url = URL.picture(turn)
        let asking = Task { try await loader.image(for: url, size: .card) }
        if (turn + task).isMultiple(of: 3) { asking.cancel() }
        if let image = try? await asking.value { #expect(image.shows(url)) }
      }
    }
    await hammer(4) { _ in
      for turn in 0..<100 {
        let image = try await loader.image(for: .picture(turn), size: .card)
        #expect(image.shows(.picture(turn)))
      }
    }
  }
}
