import Foundation
import XCTest

@testable import NotesData
@testable import NotesDomain

/// A test with a folder of its own.
class Bench: XCTestCase {
  private(set) var folder = URL(fileURLWithPath: "/")

  var file: URL { folder.appendingPathComponent("notes.box") }

  override func setUp() {
    super.setUp()
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bench-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
    super.tearDown()
  }

  /// A new one at each call, like a new start of the app.
  func open() -> any NoteStore { FileNoteStore(file: file) }

  func put(_ text: String) throws { try Data(text.utf8).write(to: file) }

  /// Has each of these notes as the server has it.
  func openSynced(_ notes: [Note]) async throws -> any NoteStore {
    let store = open()
    _ = try await store.take(ServerPage(notes: notes, cursor: "first"))
    return store
  }
}

/// What a call throws; nil where it throws nothing.
func failure<Value>(_ call: () async throws -> Value) async -> (any Error)? {
  do {
    _ = try await call()
    return nil
  } catch {
    return error
  }
}

extension Note {
  static func milk(
    _ id: String, _ title: String = "Milk", _ body: String = "2 l", tags: Set<String> = [],
    at time: Int64 = 10, on revision: Int = 0
  ) -> Note {
    Note(id: id, title: title, body: body, tags: tags, editedAt: time, revision: revision)
  }
}
