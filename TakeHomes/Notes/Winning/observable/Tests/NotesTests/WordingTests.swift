import Testing

@testable import NotesDomain
@testable import NotesPresentation

@Suite struct WordingTests {
  @Test(
    arguments: [
      (.idle, [nil, "1 change to send", "2 changes to send"]),
      (.offline, ["Offline", "Offline, 1 change kept", "Offline, 2 changes kept"]),
      (.syncing, ["Syncing…", "Syncing…", "Syncing…"]), (.failed("Oh."), ["Oh.", "Oh.", "Oh."]),
    ] as [(SyncState, [String?])])
  func `a banner for none, one and two`(state: SyncState, words: [String?]) {
    let changes = ["a", "b"].map {
      PendingChange(key: $0, noteID: $0, note: nil, revision: 0)
    }
    let banners = (0...2).map { count in
      NotesScreen(notes: [], pending: Array(changes.prefix(count)), state: state).banner
    }
    #expect(banners == words)
  }

  @Test(arguments: zip([1, 999, 1_000, 1_001, 59_500], [1, 1, 1, 2, 60]))
  func `seconds are rounded up`(milliseconds: Int, seconds: Int) {
    let state = SyncState.waiting(.milliseconds(milliseconds))
    let banner = NotesScreen(notes: [], pending: [], state: state).banner
    #expect(banner == "Trying again in \(seconds) s")
  }

  @Test func `blank lines are not shown`() {
    let notes = [jot("a", "\t\nPlan\nB", "\n\n  \n go\nstay"), jot("b", " ", " ")]
    let change = PendingChange(key: "k", noteID: "a", note: nil, revision: 0)
    let rows = NotesScreen(notes: notes, pending: [change], state: .idle).rows
    #expect(rows.map(\.title) == ["Plan", "Untitled"])
    #expect(rows.map(\.preview) == [" go", ""])
    #expect(rows.map(\.isPending) == [true, false])
  }
}
