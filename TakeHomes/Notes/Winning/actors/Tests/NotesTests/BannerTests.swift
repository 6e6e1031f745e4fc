import Testing

@testable import NotesDomain
@testable import NotesPresentation

@Suite struct BannerTests {
  private func banner(_ state: SyncState, _ ids: String...) -> String? {
    let pending = ids.map { PendingChange(key: $0, noteID: $0, note: nil, revision: 0) }
    return NotesScreen(notes: [], pending: pending, state: state).banner
  }

  @Test func `the number of changes is said in words that fit`() {
    #expect(banner(.idle) == nil)
    #expect(banner(.idle, "a") == "1 change to send")
    #expect(banner(.idle, "a", "b") == "2 changes to send")
    #expect(banner(.offline) == "Offline")
    #expect(banner(.offline, "a") == "Offline, 1 change kept")
    #expect(banner(.offline, "a", "b", "c") == "Offline, 3 changes kept")
  }

  @Test func `other states have words of their own`() {
    #expect(banner(.syncing, "a") == "Syncing…")
    #expect(banner(.failed("No."), "a") == "No.")
    #expect(banner(.waiting(.milliseconds(1))) == "Trying again in 1 s")
    #expect(banner(.waiting(.seconds(8))) == "Trying again in 8 s")
    #expect(banner(.waiting(.milliseconds(8_400))) == "Trying again in 9 s")
  }

  @Test func `a row shows lines that say something`() {
    let notes = [Note("a", "", " \n\nrye \nwheat"), Note("b", "  \nRolls\nCake", "\n")]
    let waiting = PendingChange(key: "k", noteID: "b", note: nil, revision: 0)
    let rows = NotesScreen(notes: notes, pending: [waiting], state: .syncing).rows
    #expect(rows.map(\.title) == ["Untitled", "Rolls"])
    #expect(rows.map(\.preview) == ["rye ", ""])
    #expect(rows.map(\.isPending) == [false, true])
  }
}
