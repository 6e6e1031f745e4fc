import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

@Suite struct BookTests {
  @Test func `all of it is there after a restart`() async throws {
    let shelter = try Shelter()
    let store = shelter.store()
    let note = jot("1/ä", "\"\"", "{\n}", tags: "x yy", at: 1 << 60)
    try await store.save(note)
    try await store.save(jot("2", "Plan"))
    try await store.delete(id: "2")
    _ = try await store.take(ServerPage(cursor: "p"))
    _ = try await store.take(ServerPage())
    #expect(try await shelter.store().notes() == [note])
    #expect(try await shelter.store().pending() == store.pending())
    #expect(try await shelter.store().brief == ["\"\" 0", "-2 0"])
    #expect(try await shelter.store().cursor() == "p")
  }

  @Test func `a call without a change does not write`() async throws {
    let shelter = try Shelter()
    try await shelter.store().delete(id: "nobody")
    _ = try await shelter.store().take(ServerPage(deleted: ["nobody"]))
    #expect(!FileManager.default.fileExists(atPath: shelter.file.path))
  }

  @Test func `the order of the queue is that of the first edits`() async throws {
    let shelter = try Shelter()
    let store = shelter.store()
    for title in ["Plan", "Walk", "Ride"] { try await store.save(jot(title, title)) }
    let keys = try await store.pending().map(\.key)
    try await shelter.store().save(jot("Plan", "Plan B"))
    #expect(try await shelter.store().brief == ["Plan B 0", "Walk 0", "Ride 0"])
    let after = try await shelter.store().pending().map(\.key)
    #expect(after[1...] == keys[1...])
    #expect(after[0] != keys[0])
  }

  @Test func `revisions are the store's own affair`() async throws {
    let shelter = try Shelter()
    let store = try await shelter.storeHaving(sent: jot("j", "Plan", rev: 30))
    #expect(try await store.notes().map(\.revision) == [1])
    try await store.save(jot("j", "Walk", rev: 30))
    try await store.save(jot("k", "Ride", rev: 30))
    #expect(try await store.brief == ["Walk 1", "Ride 0"])
    try await store.delete(id: "j")
    #expect(try await store.brief == ["-j 1", "Ride 0"])
  }

  @Test func `what is newer than what was sent still waits`() async throws {
    let shelter = try Shelter()
    let store = shelter.store()
    try await store.save(jot("j", "Plan"))
    let old = try #require(try await store.pending().first)
    try await store.save(jot("j", "Walk"))
    let new = try #require(try await store.pending().first)
    try await store.sent(old, revision: 9)
    #expect(try await shelter.store().pending().map(\.key) == [new.key])
    #expect(try await shelter.store().brief == ["Walk 9"])
    try await store.refuse(old)
    #expect(try await store.brief == ["Walk 9"])
    try await store.refuse(new)
    #expect(try await shelter.store().brief == [])
    #expect(try await shelter.store().notes() == [jot("j", "Walk", rev: 9)])
  }

  @Test func `nothing happens where nothing can be written`() async throws {
    let shelter = try Shelter("in the way")
    let store: any NoteStore = FileNoteStore(file: shelter.file.appending(path: "book"))
    for _ in 0..<2 {
      await #expect(throws: StoreError.self) { try await store.save(jot("j", "Plan")) }
    }
    #expect(try await store.notes() == [])
    #expect(try await store.brief == [])
  }
}
