import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

struct KeptNotesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let note = Note(id: "cake", title: "Cake", body: "bake it", editedAt: 40)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Two stores on one file are the app before and after a restart.
  @Test func `a second store has what the first one saved`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "notes")
    try await FileNoteStore(file: file).save(note)
    let store = FileNoteStore(file: file)
    #expect(try await store.notes().map(\.title) == ["Cake"])
    #expect(try await store.pending().map(\.noteID) == ["cake"])
  }

  /// A text file is where the folder should be, so nothing can be written below it.
  @Test func `a note that cannot be written is not there`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = folder.appending(path: "text")
    try Data("no folder".utf8).write(to: text)
    let store = FileNoteStore(file: text.appending(path: "notes"))
    await #expect(throws: StoreError.self) { try await store.save(note) }
    let titles = (try? await store.notes().map(\.title)) ?? []
    #expect(titles == [])
  }
}
