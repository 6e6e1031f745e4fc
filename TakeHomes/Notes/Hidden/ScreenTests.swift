import Testing

@testable import NotesDomain
@testable import NotesPresentation

/// N12: the list as a value.
@Suite struct ScreenTests {
  private func screen(_ count: Int, _ state: SyncState) -> NotesScreen {
    NotesScreen(
      notes: [], pending: (0..<count).map { Lab.change(Lab.note("\($0)")) }, state: state)
  }

  @Test(
    arguments: [
      (SyncState.idle, [nil, "1 change to send", "2 changes to send"]),
      (.syncing, ["Syncing…", "Syncing…", "Syncing…"]),
      (.offline, ["Offline", "Offline, 1 change kept", "Offline, 2 changes kept"]),
      (.failed("Sign in."), ["Sign in.", "Sign in.", "Sign in."]),
    ] as [(SyncState, [String?])])
  func `the banner says how it stands`(state: SyncState, banners: [String?]) {
    #expect((0...2).map { screen($0, state).banner } == banners)
  }

  @Test(arguments: [(4_000, 4), (3_001, 4), (500, 1), (60_000, 60), (0, 0)])
  func `a pause is in whole seconds, rounded up`(milliseconds: Int, seconds: Int) {
    let banner = screen(1, .waiting(.milliseconds(milliseconds))).banner
    #expect(banner == "Trying again in \(seconds) s")
  }

  @Test func `rows have a title, a preview and a mark for what waits`() {
    let notes = [
      Lab.note("b", "Milk", "\n  \ntwo bottles\nof oat"), Lab.note("a", " \n", ""),
      Lab.note("c", "\nTea\nand more", " \n "),
    ]
    let screen = NotesScreen(notes: notes, pending: [Lab.change(notes[1])], state: .idle)
    #expect(screen.rows.map(\.id) == ["b", "a", "c"])
    #expect(screen.rows.map(\.title) == ["Milk", "Untitled", "Tea"])
    #expect(screen.rows.map(\.preview) == ["two bottles", "", ""])
    #expect(screen.rows.map(\.isPending) == [false, true, false])
  }
}
