import Domain
import Store
import Testing

struct FocusSessionsTests {
  private let database: AppDatabase
  private static let start = Instant(milliseconds: 1_772_442_000_000)

  init() throws { database = try .empty() }

  private func session(
    _ phase: FocusSession.Phase = .focus, at minutes: Int64 = 0, slug: String? = nil
  ) -> FocusSession {
    FocusSession(
      phase: phase, plannedSeconds: 1500, slug: slug,
      startedAt: Moment(
        Instant(milliseconds: Self.start.milliseconds + minutes * 60_000), offsetSeconds: -3600))
  }

  private func ended(_ session: FocusSession) -> FocusSession {
    var session = session
    session.stretches = [.init(from: Self.start, to: Self.start), .init(from: Self.start)]
    session.endedAt = Moment(Self.start, offsetSeconds: 7200)
    session.ending = .ended
    return session
  }

  @Test func `a session comes back whole`() async throws {
    let kept = try await database.startFocusSession(session(slug: "two-sum")) { $0 }
    var expected = session(slug: "two-sum")
    expected.id = try #require(kept).id
    #expect(expected.id > 0 && kept == expected)
    #expect(try await database.openFocusSession() == expected)
    let over = try await database.changeOpenFocusSession { ended($0) }
    #expect(over == ended(expected))
    #expect(try await database.focusSessions() == [ended(expected)])
    #expect(try await database.openFocusSession() == nil)
  }

  @Test func `there is one open session, unless it turns out to be over`() async throws {
    _ = try await database.startFocusSession(session()) { $0 }
    #expect(try await database.startFocusSession(session(.shortBreak)) { $0 } == nil)
    let next = try await database.startFocusSession(session(.shortBreak)) { ended($0) }
    #expect(next?.phase == .shortBreak)
    #expect(try await database.focusSessions().map(\.isOpen) == [false, true])
  }

  @Test func `without an open session nothing is changed`() async throws {
    #expect(try await database.changeOpenFocusSession { $0 } == nil)
  }

  @Test func `a change that changes nothing is not written`() async throws {
    _ = try await database.startFocusSession(session()) { $0 }
    let before = try await database.changeCount()
    _ = try await database.changeOpenFocusSession { $0 }
    #expect(try await database.changeCount() == before)
  }

  @Test func `sessions are read from an instant on`() async throws {
    for minutes in [0, 60, 120] as [Int64] {
      _ = try await database.startFocusSession(session(at: minutes)) { ended($0) }
    }
    let since = Instant(milliseconds: Self.start.milliseconds + 60 * 60_000)
    #expect(try await database.focusSessions(since: since).count == 2)
    #expect(try await database.focusSessions().count == 3)
  }

  @Test func `two programs that start at one time get one session`() async throws {
    let database = database
    let made = session()
    let kept = try await withThrowingTaskGroup(of: FocusSession?.self) { group in
      for _ in 0..<8 {
        group.addTask { try await database.startFocusSession(made) { $0 } }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(kept.compactMap(\.self).count == 1)
    #expect(try await database.focusSessions().count == 1)
  }
}
