import Foundation
import HeroesData
import HeroesDomain
import HeroesPresentation
import XCTest

extension XCTestCase {
  /// Lets others run until it holds; two seconds guard against a hang.
  @MainActor func wait(
    _ what: String, file: StaticString = #filePath, line: UInt = #line,
    until holds: @MainActor () -> Bool
  ) async {
    let end = Date(timeIntervalSinceNow: 2)
    while !holds() {
      guard Date() < end else { return XCTFail("Not: \(what)", file: file, line: line) }
      await Task.yield()
    }
  }

  /// Lets others run for a while.
  @MainActor func pause() async {
    for _ in 0..<200 { await Task.yield() }
  }
}

/// A value that several threads use.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }

  @discardableResult func change<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&stored) }
  }
}

/// A call that doesn't end before its task is cancelled.
final class Endless: Sendable {
  let begun = Guarded(0)
  let cancelled = Guarded(0)

  func call() async throws {
    begun.change { $0 += 1 }
    let (stream, _continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in stream {}
    _continuation.finish()
    cancelled.change { $0 += 1 }
    throw CancellationError()
  }
}

/// Answers by closures and counts.
final class StubRepository: HeroRepositoryProtocol {
  let asked = Guarded<[String]>([])
  private let page: @Sendable (_ offset: Int) async throws -> HeroPage
  private let detail: @Sendable (Int) async throws -> HeroDetail

  init(
    page: @escaping @Sendable (_ offset: Int) async throws -> HeroPage = { .numbered($0, of: 45) },
    detail: @escaping @Sendable (Int) async throws -> HeroDetail = {
      HeroDetail(hero: Hero(id: $0, name: "Hero \($0)"))
    }
  ) {
    self.page = page
    self.detail = detail
  }

  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    asked.change { $0.append("list \(offset)") }
    return try await page(offset)
  }

  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    asked.change { $0.append("search \(query) \(offset)") }
    return try await page(offset)
  }

  func getHeroDetail(id: Int) async throws -> HeroDetail {
    asked.change { $0.append("hero \(id)") }
    return try await detail(id)
  }
}

extension HeroPage {
  static func numbered(_ offset: Int, of total: Int) -> HeroPage {
    let ids = offset..<max(offset, min(offset + 20, total))
    return HeroPage(heroes: ids.map { Hero(id: $0 + 1, name: "Hero \($0 + 1)") }, total: total)
  }
}

extension HeroesListViewModel {
  static func of(
    _ repository: StubRepository, clock: any Clock<Duration> = StoppedClock()
  ) -> HeroesListViewModel {
    HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: repository),
      searchHeroes: SearchHeroesUseCase(repository: repository), clock: clock)
  }
}

/// Moves only when it is told to; who sleeps looks again each time it gets a turn.
final class StoppedClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Swift.Duration = .zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let time = Guarded(Instant())
  let sleepers = Guarded(0)
  let minimumResolution = Duration.zero

  var now: Instant { time.value }

  func advance(by duration: Duration) { time.change { $0 = $0.advanced(by: duration) } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    sleepers.change { $0 += 1 }
    defer { sleepers.change { $0 -= 1 } }
    while now < deadline {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}

/// Never lets anybody wait.
struct HastyClock: Clock {
  typealias Instant = ContinuousClock.Instant
  var now: Instant { ContinuousClock().now }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
