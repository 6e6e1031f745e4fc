import Synchronization

@testable import NotesDomain

/// A server that answers by a script, and then well.
final class ScriptedServer: NotesServer {
  struct Script: Sendable {
    var pages: [Result<ServerPage, SyncError>] = []
    var revisions: [Result<Int, SyncError>] = []
    var cursors: [String?] = []
    var got: [PendingChange] = []
    /// Runs while a change is on its way.
    var during: (@Sendable () async throws -> Void)?
  }

  private let script: Mutex<Script>

  init(
    pages: [Result<ServerPage, SyncError>] = [], revisions: [Result<Int, SyncError>] = [],
    during: (@Sendable () async throws -> Void)? = nil
  ) {
    script = Mutex(Script(pages: pages, revisions: revisions, during: during))
  }

  var cursors: [String?] { script.withLock { $0.cursors } }
  var got: [PendingChange] { script.withLock { $0.got } }

  func changes(since cursor: String?) async throws -> ServerPage {
    let answer = script.withLock { script in
      script.cursors.append(cursor)
      return script.pages.isEmpty ? .success(ServerPage()) : script.pages.removeFirst()
    }
    return try answer.get()
  }

  func send(_ change: PendingChange) async throws -> Int {
    let (answer, during) = script.withLock { script in
      script.got.append(change)
      let answer =
        script.revisions.isEmpty ? .success(script.got.count) : script.revisions.removeFirst()
      defer { script.during = nil }
      return (answer, script.during)
    }
    try await during?()
    return try answer.get()
  }
}
