import Synchronization

@testable import NotesDomain

/// What server and clock were asked for, in the order in which it happened.
final class Diary: Sendable {
  enum Line: Hashable, Sendable {
    case pulled(String?)
    case sent(String, on: Int)
    case paused(Duration)
    case ended
  }

  let lines: AsyncStream<Line>
  private let end: AsyncStream<Line>.Continuation
  private let written = Mutex<[Line]>([])

  init() { (lines, end) = AsyncStream.makeStream(of: Line.self) }

  var all: [Line] { written.withLock { $0 } }

  func write(_ line: Line) {
    written.withLock { $0.append(line) }
    end.yield(line)
  }
}

/// Answers from two lists, then with nothing new and with revisions from 51 on.
final class DiaryServer: NotesServer {
  typealias Errand = @Sendable (PendingChange) async throws -> Void

  private let diary: Diary
  private let pages: Mutex<[Result<ServerPage, SyncError>]>
  private let answers: Mutex<[Result<Int, SyncError>]>
  private let revision = Atomic(50)
  /// Runs before a change is answered.
  private let errand: Errand

  init(
    _ diary: Diary, pages: [Result<ServerPage, SyncError>] = [],
    answers: [Result<Int, SyncError>] = [], errand: @escaping Errand = { _ in }
  ) {
    self.diary = diary
    self.pages = Mutex(pages)
    self.answers = Mutex(answers)
    self.errand = errand
  }

  func changes(since cursor: String?) async throws -> ServerPage {
    diary.write(.pulled(cursor))
    let page = pages.withLock { $0.isEmpty ? .success(ServerPage()) : $0.removeFirst() }
    return try page.get()
  }

  func send(_ change: PendingChange) async throws -> Int {
    diary.write(.sent(change.note?.title ?? "-\(change.noteID)", on: change.revision))
    try await errand(change)
    let answer = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    return try answer?.get() ?? revision.wrappingAdd(1, ordering: .relaxed).newValue
  }
}

/// A pause ends at once, or when `wake` is called.
final class DiaryClock: Clock {
  typealias Instant = SuspendingClock.Instant

  private struct Night {
    var now = SuspendingClock.now
    var sleeper: CheckedContinuation<Void, any Error>?
    var isOver = false
  }

  private let diary: Diary
  private let endsAtOnce: Bool
  private let night = Mutex(Night())

  init(_ diary: Diary, endsAtOnce: Bool = true) {
    self.diary = diary
    self.endsAtOnce = endsAtOnce
  }

  var now: Instant { night.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let pause = night.withLock { night in
      defer { night.now = deadline }
      return night.now.duration(to: deadline)
    }
    guard !endsAtOnce else { return diary.write(.paused(pause)) }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper in
        let isOver = night.withLock { night in
          if !night.isOver { night.sleeper = sleeper }
          return night.isOver
        }
        if isOver { sleeper.resume(throwing: CancellationError()) }
        diary.write(.paused(pause))
      }
    } onCancel: {
      let sleeper = night.withLock { night in
        night.isOver = true
        return night.sleeper.take()
      }
      sleeper?.resume(throwing: CancellationError())
    }
  }

  /// Ends the pause that is there; nothing happens where there is none.
  func wake() { night.withLock { $0.sleeper.take() }?.resume() }
}
