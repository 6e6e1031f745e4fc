import Foundation
import Synchronization

@testable import NotesData
@testable import NotesDomain

func note(
  _ id: String, title: String = "Milk", body: String = "two", tags: Set<String> = [],
  at editedAt: Int64 = 100, revision: Int = 0
) -> Note {
  Note(id: id, title: title, body: body, tags: tags, editedAt: editedAt, revision: revision)
}

/// Runs a test with a path in a folder that is removed afterwards.
func withFile(_ text: String? = nil, _ test: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "plain-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "notes.json")
  if let text { try Data(text.utf8).write(to: file) }
  try await test(file)
}

/// A store that has these notes from the server.
func store(at file: URL, with notes: Note...) async throws -> any NoteStore {
  let store: any NoteStore = FileNoteStore(file: file)
  if !notes.isEmpty { _ = try await store.take(ServerPage(notes: notes, cursor: "start")) }
  return store
}

/// A server made of two closures; the number of a call begins with 1.
final class FunctionServer: NotesServer {
  typealias Pull = @Sendable (Int, String?) async throws -> ServerPage
  typealias Push = @Sendable (Int, PendingChange) async throws -> Int

  private let pull: Pull
  private let push: Push
  private let calls = Mutex(Calls())

  struct Calls: Sendable {
    var cursors: [String?] = []
    var changes: [PendingChange] = []
  }

  init(
    pull: @escaping Pull = { _, _ in ServerPage() }, push: @escaping Push = { number, _ in number }
  ) {
    self.pull = pull
    self.push = push
  }

  var seen: Calls { calls.withLock { $0 } }

  func changes(since cursor: String?) async throws -> ServerPage {
    let number = calls.withLock { calls in
      calls.cursors.append(cursor)
      return calls.cursors.count
    }
    return try await pull(number, cursor)
  }

  func send(_ change: PendingChange) async throws -> Int {
    let number = calls.withLock { calls in
      calls.changes.append(change)
      return calls.changes.count
    }
    return try await push(number, change)
  }
}

/// Each pause ends at once and is written down, unless its task was cancelled.
final class NotingClock: Clock {
  struct Instant: InstantProtocol {
    var time = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  private let state = Mutex((now: Instant(), pauses: [Duration]()))

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }
  var pauses: [Duration] { state.withLock { $0.pauses } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    state.withLock { state in
      state.pauses.append(state.now.duration(to: deadline))
      state.now = max(state.now, deadline)
    }
  }
}
