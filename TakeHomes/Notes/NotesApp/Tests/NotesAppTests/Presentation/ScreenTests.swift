import Testing

@testable import NotesDomain
@testable import NotesPresentation

@Suite struct ScreenTests {
  @Test(
    arguments: [
      (SyncState.idle, 0, nil), (.idle, 1, "1 change to send"), (.idle, 2, "2 changes to send"),
      (.syncing, 1, "Syncing…"), (.waiting(.milliseconds(3_200)), 1, "Trying again in 4 s"),
      (.waiting(.seconds(3)), 1, "Trying again in 3 s"), (.offline, 0, "Offline"),
      (.offline, 3, "Offline, 3 changes kept"), (.failed("Sign in."), 1, "Sign in."),
    ] as [(SyncState, Int, String?)])
  func `the banner says how it stands`(state: SyncState, count: Int, text: String?) {
    let pending = (0..<count).map {
      PendingChange(key: "\($0)", noteID: "\($0)", note: nil, revision: 0)
    }
    #expect(NotesScreen(notes: [], pending: pending, state: state).banner == text)
  }

  @Test func `a row has a title, a preview and a mark`() {
    let notes = [Note.sample("a", " ", "\n two"), .sample("b", "Tea\nor not", "")]
    let change = PendingChange(key: "k", noteID: "b", note: nil, revision: 0)
    let rows = NotesScreen(notes: notes, pending: [change], state: .idle).rows
    #expect(rows.map(\.title) == ["Untitled", "Tea"])
    #expect(rows.map(\.preview) == [" two", ""])
    #expect(rows.map(\.isPending) == [false, true])
  }
}
