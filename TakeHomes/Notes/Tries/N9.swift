import Testing

@testable import NotesDomain
@testable import NotesSync

/// A queue and a cursor without a file.
private actor ShortStore: NoteStore {
  private var queue: [PendingChange]
  private var place: String?

  init(_ ids: [String]) {
    queue = ids.map { id in
      let note = Note(id: id, title: id, body: "", editedAt: 1)
      return PendingChange(key: "key of \(id)", noteID: id, note: note, revision: 0)
    }
  }

  func notes() -> [Note] { queue.compactMap(\.note) }
  func save(_ note: Note) {}
  func delete(id: String) {}
  func pending() -> [PendingChange] { queue }
  func cursor() -> String? { place }
  func take(_ page: ServerPage) -> Intake {
    place = page.cursor ?? place
    return Intake()
  }
  func sent(_ change: PendingChange, revision: Int) { queue.removeAll { $0.key == change.key } }
  func refuse(_ change: PendingChange) { queue.removeAll { $0.key == change.key } }
}

/// Has two pages, and does not take the note "bad".
private actor TwoPageServer: NotesServer {
  var cursors: [String?] = []
  var taken: [String] = []

  func changes(since cursor: String?) -> ServerPage {
    cursors.append(cursor)
    return ServerPage(cursor: cursor == nil ? "middle" : "end", hasMore: cursor == nil)
  }

  func send(_ change: PendingChange) throws -> Int {
    if change.noteID == "bad" { throw SyncError.refused("bad word") }
    taken.append(change.noteID)
    return 1
  }
}

struct WholeSyncTests {
  /// A sync asks for each page, and one refused note does not keep the others back.
  @Test func `all pages are pulled and all good notes are sent`() async {
    let server = TwoPageServer()
    let engine = SyncEngine(
      store: ShortStore(["bad", "good"]), server: server, backoff: Backoff(tries: 1))
    let report = try? await engine.sync()
    #expect(await server.cursors == [nil, "middle"])
    #expect(await server.taken == ["good"])
    #expect(report?.refused == ["bad"])
    #expect(report?.sent == 1)
  }
}
