import Testing

@testable import NotesDomain
@testable import NotesPresentation

@Suite struct ScreenTests {
  @Test(
    arguments: [
      (.idle, 0, nil), (.idle, 1, "1 change to send"), (.idle, 5, "5 changes to send"),
      (.syncing, 3, "Syncing…"), (.waiting(.seconds(2)), 0, "Trying again in 2 s"),
      (.waiting(.milliseconds(2001)), 0, "Trying again in 3 s"), (.offline, 0, "Offline"),
      (.offline, 1, "Offline, 1 change kept"), (.offline, 2, "Offline, 2 changes kept"),
      (.failed("Sign in."), 2, "Sign in."),
    ] as [(SyncState, Int, String?)])
  func `the banner`(state: SyncState, count: Int, words: String?) {
    let pending = (0..<count).map {
      PendingChange(key: "k\($0)", noteID: "n\($0)", note: nil, revision: 0)
    }
    #expect(NotesScreen(notes: [], pending: pending, state: state).banner == words)
  }

  @Test func `the rows`() {
    let notes = [
      note("a", title: " \nTea\nrum", body: "\n\t\n green"), note("b", title: "", body: ""),
    ]
    let change = PendingChange(key: "k", noteID: "b", note: notes[1], revision: 0)
    let rows = NotesScreen(notes: notes, pending: [change], state: .idle).rows
    #expect(rows.map(\.id) == ["a", "b"])
    #expect(rows.map(\.title) == ["Tea", "Untitled"])
    #expect(rows.map(\.preview) == [" green", ""])
    #expect(rows.map(\.isPending) == [false, true])
  }
}
