import Foundation

@testable import NotesDomain
@testable import NotesSync

/// A server that answers as a test says, in turn, and then well.
final class ServerDouble: NotesServer {
  struct State: Sendable {
    var pulls: [Result<ServerPage, SyncError>] = []
    var sends: [Result<Int, SyncError>] = []
    var cursors: [String?] = []
    var keys: [String] = []
    var ids: [String] = []
  }

  let state = Box(State())
  private let heldPulls = Box<Held<ServerPage>?>(nil)
  private let heldSends = Box<Held<Int>?>(nil)

  init(pulls: [Result<ServerPage, SyncError>] = [], sends: [Result<Int, SyncError>] = []) {
    state.change { state in
      state.pulls = pulls
      state.sends = sends
    }
  }

  /// From now on pulls wait for the test.
  func holdPulls() -> Held<ServerPage> {
    let held = Held<ServerPage>()
    heldPulls.set(held)
    return held
  }

  func holdSends() -> Held<Int> {
    let held = Held<Int>()
    heldSends.set(held)
    return held
  }

  func letGo() {
    heldPulls.set(nil)
    heldSends.set(nil)
  }

  func changes(since cursor: String?) async throws -> ServerPage {
    let answer = state.change { state in
      state.cursors.append(cursor)
      return state.pulls.isEmpty ? .success(ServerPage()) : state.pulls.removeFirst()
    }
    if let held = heldPulls.value { return try await held.call() }
    return try answer.get()
  }

  func send(_ change: PendingChange) async throws -> Int {
    let answer = state.change { state in
      state.keys.append(change.key)
      state.ids.append(change.noteID)
      return state.sends.isEmpty ? .success(state.keys.count) : state.sends.removeFirst()
    }
    if let held = heldSends.value { return try await held.call() }
    return try answer.get()
  }
}

extension Lab {
  /// What a test of the engine needs.
  static func engine(
    _ store: any NoteStore, _ server: any NotesServer, _ backoff: Backoff = Backoff(),
    clock: any Clock<Duration> = HandClock(), jitter: Double = 1
  ) -> any Syncing {
    SyncEngine(store: store, server: server, backoff: backoff, clock: clock) { jitter }
  }
}
