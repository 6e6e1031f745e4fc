import NotesDomain

/// What the wishes of a sync are fulfilled with.
struct Means: Sendable {
  var store: any NoteStore
  var server: any NotesServer
  var clock: any Clock<Duration>
}

/// Does what a course wants; of all errors the server's own alone are facts.
func perform(_ wish: Wish, with means: Means) async throws -> Fact {
  switch wish {
  case .cursor: return .cursor(try await means.store.cursor())
  case .take(let page): return .taken(try await means.store.take(page))
  case .queue: return .queue(try await means.store.pending())
  case .settle(let change, let revision):
    try await means.store.sent(change, revision: revision)
    return .settled
  case .refuse(let change):
    try await means.store.refuse(change)
    return .refused(change)
  case .pause(let pause, let wish):
    try await means.clock.sleep(for: pause)
    return .rested(wish)
  case .page(let cursor):
    return try await asked(wish) {
      .page(try await means.server.changes(since: cursor), since: cursor)
    }
  case .send(let change):
    return try await asked(wish) {
      .accepted(change, revision: try await means.server.send(change))
    }
  case .end: return .begun
  }
}

private func asked(_ wish: Wish, _ call: () async throws -> Fact) async throws -> Fact {
  try Task.checkCancellation()
  do {
    return try await call()
  } catch let error as SyncError {
    return .failed(error, wish)
  }
}
