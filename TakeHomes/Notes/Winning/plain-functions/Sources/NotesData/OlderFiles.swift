import Foundation
import NotesDomain

/// A note as the second app wrote it, and as we do.
struct WrittenNote: Codable {
  var id: String
  var title: String
  var body: String
  var tags: [String]
  var edited: Int64
  var revision: Int
}

func written(_ note: Note) -> WrittenNote {
  WrittenNote(
    id: note.id, title: note.title, body: note.body, tags: note.tags.sorted(),
    edited: note.editedAt, revision: note.revision)
}

func unwritten(_ note: WrittenNote) -> Note {
  Note(
    id: note.id, title: note.title, body: note.body, tags: Set(note.tags), editedAt: note.edited,
    revision: note.revision)
}

private struct FirstNote: Decodable {
  var id: String
  var text: String
  var edited: Double
}

private struct SecondFile: Decodable {
  var cursor: String?
  var unsent: [String]
  var notes: [WrittenNote]
}

/// All of the first app's notes wait, under keys that are the same at each look.
func contentsOfFirstApp(_ data: Data) throws -> Contents {
  let notes = try JSONDecoder().decode([FirstNote].self, from: data)
  return try notes.reduce(Contents()) { contents, old in
    guard let edited = Int64(exactly: (old.edited * 1000).rounded()) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let end = old.text.firstIndex(of: "\n") ?? old.text.endIndex
    let note = Note(
      id: old.id, title: String(old.text[..<end]), body: String(old.text[end...].dropFirst()),
      editedAt: edited)
    return saved(note, key: "first-\(old.id)", in: contents)
  }
}

func contentsOfSecondApp(_ data: Data) throws -> Contents {
  let file = try JSONDecoder().decode(SecondFile.self, from: data)
  let waiting = Set(file.unsent)
  let known = file.notes.reduce(Contents(cursor: file.cursor)) { contents, old in
    let note = unwritten(old)
    // Of what waits only the revision is known, not the server's version.
    let there = waiting.contains(note.id) || note.revision == 0 ? nil : note
    return replacing(note.id, in: contents) { _ in
      Record(id: note.id, here: note, there: there, revision: note.revision)
    }
  }
  return file.unsent.reduce(known) { contents, id in
    replacing(id, in: contents) { record in
      var next = record ?? Record(id: id)
      next.key = next.key ?? "second-\(id)"
      return next
    }
  }
}
