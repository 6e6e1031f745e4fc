import Synchronization
import Testing

@testable import NotesDomain
@testable import NotesSync

/// A clock on which every pause is over at once, and its time has passed.
private final class FastClock: Clock {
  let begin = ContinuousClock.now
  let minimumResolution = Duration.zero
  private let time: Mutex<ContinuousClock.Instant>

  init() { time = Mutex(begin) }

  var now: ContinuousClock.Instant { time.withLock { $0 } }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    time.withLock { $0 = max($0, deadline) }
  }
}

private actor EmptyStore: NoteStore {
  func notes() -> [Note] { [] }
  func save(_ note: Note) {}
  func delete(id: String) {}
  func pending() -> [PendingChange] { [] }
  func cursor() -> String? { nil }
  func take(_ page: ServerPage) -> Intake { Intake() }
  func sent(_ change: PendingChange, revision: Int) {}
  func refuse(_ change: PendingChange) {}
}

/// Is busy for the first call and asks for 20 seconds.
private actor BusyServer: NotesServer {
  var calls = 0

  func changes(since cursor: String?) throws -> ServerPage {
    calls += 1
    if calls == 1 { throw SyncError.busy(retryAfter: .seconds(20)) }
    return ServerPage()
  }

  func send(_ change: PendingChange) -> Int { 1 }
}

struct PauseTests {
  /// A pause is twice the one before, but never longer than the longest one.
  @Test func `pauses grow to the longest one`() {
    let backoff = Backoff(first: .seconds(2), most: .seconds(10))
    let pauses = (1...5).map { backoff.pause(after: $0, jitter: 1) }
    #expect(pauses.map { ($0 / .seconds(1)).rounded() } == [2, 4, 8, 10, 10])
  }

  /// The first pause would be one second, but the server asked for twenty.
  @Test func `a busy server gets the time that it asks for`() async throws {
    let (clock, server) = (FastClock(), BusyServer())
    let engine = SyncEngine(store: EmptyStore(), server: server, clock: clock) { 1 }
    _ = try await engine.sync()
    #expect(await server.calls == 2)
    #expect(clock.begin.duration(to: clock.now) >= .seconds(20))
  }
}
