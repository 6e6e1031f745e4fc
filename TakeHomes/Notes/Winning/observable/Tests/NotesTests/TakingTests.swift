import Testing

@testable import NotesData
@testable import NotesDomain

@Suite struct TakingTests {
  @Test func `a version counts only where it is newer`() async throws {
    let shelter = try Shelter()
    let store = shelter.store()
    for (title, revision) in [("Plan", 3), ("Late", 2), ("Walk", 4), ("Same", 4)] {
      let page = ServerPage(notes: [jot("j", title, at: Int64(10 - revision), rev: revision)])
      #expect(try await store.take(page) == Intake())
    }
    #expect(try await shelter.store().notes() == [jot("j", "Walk", at: 6, rev: 4)])
    _ = try await store.take(ServerPage(deleted: ["j"]))
    #expect(try await shelter.store().notes() == [])
    #expect(try await shelter.store().brief == [])
  }

  @Test func `what was sent before is what both sides come from`() async throws {
    let shelter = try Shelter()
    let store = try await shelter.storeHaving(sent: jot("j", "Plan", "go"))
    try await store.save(jot("j", "Walk", "go", at: 5))
    let key = try await store.pending().first?.key
    let page = ServerPage(notes: [jot("j", "Plan", "stay", at: 4, rev: 2)])
    #expect(try await shelter.store().take(page) == Intake(merged: ["j"]))
    #expect(try await shelter.store().notes() == [jot("j", "Walk", "stay", at: 5, rev: 2)])
    #expect(try await shelter.store().brief == ["Walk 2"])
    #expect(try await shelter.store().pending().first?.key != key)
  }

  @Test func `a dispute makes a second note`() async throws {
    let shelter = try Shelter()
    let store = try await shelter.storeHaving(sent: jot("j", "Plan"))
    try await store.save(jot("j", "Walk", at: 5))
    let page = ServerPage(notes: [jot("j", "Ride", at: 7, rev: 2)])
    #expect(try await store.take(page) == Intake(merged: ["j"], copies: ["j-copy-5"]))
    #expect(try await store.notes().map(\.title) == ["Ride", "Walk (copy)"])
    #expect(try await store.brief == ["Walk (copy) 0"])
  }

  @Test func `the same edit on both sides waits no longer`() async throws {
    let shelter = try Shelter()
    let store = try await shelter.storeHaving(sent: jot("j", "Plan"))
    try await store.save(jot("j", "Walk", at: 5))
    let page = ServerPage(notes: [jot("j", "Walk", at: 7, rev: 2)])
    #expect(try await store.take(page) == Intake(merged: ["j"]))
    #expect(try await shelter.store().brief == [])
    #expect(try await shelter.store().notes().map(\.revision) == [2])
  }

  @Test func `a deletion gives way to an edit`() async throws {
    let shelter = try Shelter()
    let store = try await shelter.storeHaving(
      sent: jot("a", "Plan"), jot("b", "Plan"), jot("c", "Plan"))
    try await store.save(jot("a", "Walk"))
    try await store.delete(id: "b")
    try await store.delete(id: "c")
    _ = try await store.take(
      ServerPage(notes: [jot("b", "Ride", rev: 2)], deleted: ["c", "a"]))
    #expect(try await shelter.store().notes().map(\.title) == ["Walk", "Ride"])
    #expect(try await shelter.store().brief == ["Walk 0"])
  }
}
