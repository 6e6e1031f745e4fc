import Foundation
import NotesDomain

/// A note of the first app.
struct FirstForm: Decodable {
  var id: String
  var text: String
  var edited: Double

  func note() throws -> Note {
    guard let time = Int64(exactly: (edited * 1_000).rounded()) else {
      throw CocoaError(.coderReadCorrupt)
    }
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return Note(
      id: id, title: String(lines[0]), body: lines.count == 2 ? String(lines[1]) : "",
      editedAt: time)
  }
}

/// The file of the second app.
struct SecondForm: Decodable {
  var cursor: String?
  var unsent: [String]
  var notes: [NoteForm]
}

extension Index {
  init(_ old: [FirstForm], makeKey: () -> String) throws {
    for one in old { save(try one.note(), key: makeKey()) }
  }

  init(_ old: SecondForm, makeKey: () -> String) {
    cursor = old.cursor
    for form in old.notes {
      self[form.id] = form.revision > 0 ? .clean(form.note) : .edited(form.note, Known(), key: nil)
    }
    for id in old.unsent where self[id]?.key == nil {
      // The file has the edit alone, not the version that it was made to.
      let known = Known(revision: self[id]?.known.revision ?? 0)
      self[id] =
        self[id]?.note.map { .edited($0, known, key: makeKey()) }
        ?? .deleted(known, key: makeKey())
    }
  }
}
