import NotesDomain

/// One sync, with its report.
actor Trip {
  private let store: any NoteStore
  private let courier: Courier
  private var report = SyncReport()
  /// The note that was in conflict last, and how often in a row.
  private var conflicts = (id: "", count: 0)

  init(store: any NoteStore, courier: Courier) {
    self.store = store
    self.courier = courier
  }

  func travel() async throws -> SyncReport {
    while try await pull() {}
    while let change = try await store.pending().first { try await deliver(change) }
    return report
  }

  /// Takes a page, and says whether there is another one.
  private func pull() async throws -> Bool {
    let cursor = try await store.cursor()
    let page = try await courier.fetch(since: cursor)
    note(try await store.take(page))
    report.pulled += page.notes.count + page.deleted.count
    guard let next = page.cursor, next != cursor else { return false }
    return page.hasMore
  }

  private func deliver(_ change: PendingChange) async throws {
    do {
      let revision = try await courier.deliver(change)
      try await store.sent(change, revision: revision)
      report.sent += 1
      conflicts = ("", 0)
    } catch SyncError.conflict(let theirs) {
      let count = conflicts.id == change.noteID ? conflicts.count : 0
      conflicts = (change.noteID, count + 1)
      guard conflicts.count < courier.backoff.tries else { throw SyncError.conflict(theirs) }
      note(try await store.take(ServerPage(notes: [theirs])))
    } catch SyncError.refused {
      try await store.refuse(change)
      report.refused.append(change.noteID)
    }
  }

  private func note(_ intake: Intake) {
    report.merged += intake.merged
    report.copies += intake.copies
  }
}
