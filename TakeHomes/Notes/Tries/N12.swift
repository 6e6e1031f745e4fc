import Testing

@testable import NotesDomain
@testable import NotesPresentation

struct BannerTests {
  private let note = Note(id: "bus", title: "", body: "\nline 4", editedAt: 1)

  private func screen(_ state: SyncState) -> NotesScreen {
    let change = PendingChange(key: "k", noteID: "bus", note: note, revision: 0)
    return NotesScreen(notes: [note], pending: [change], state: state)
  }

  /// The banner counts what waits, and rounds a pause up to whole seconds.
  @Test(arguments: [
    (SyncState.idle, "1 change to send"), (.offline, "Offline, 1 change kept"),
    (.waiting(.milliseconds(2_300)), "Trying again in 3 s"),
  ]) func `the banner has the words of the brief`(state: SyncState, words: String) {
    #expect(screen(state).banner == words)
  }

  /// A note without a title shows a word in its place.
  @Test func `a row shows what there is`() {
    let row = screen(.idle).rows.first
    #expect(row?.title == "Untitled")
    #expect(row?.preview == "line 4")
    #expect(row?.isPending == true)
  }
}
