import Foundation
import NotesDomain

/// A note of the first app, read into today's.
struct FirstNote: Decodable {
  let note: Note

  private enum CodingKeys: CodingKey { case id, text, edited }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let text = try fields.decode(String.self, forKey: .text)
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let edited = try fields.decode(Double.self, forKey: .edited) * 1000
    guard let milliseconds = Int64(exactly: edited.rounded()) else {
      throw DecodingError.dataCorruptedError(
        forKey: .edited, in: fields, debugDescription: "No time of a note.")
    }
    note = Note(
      id: try fields.decode(String.self, forKey: .id), title: lines.first.map(String.init) ?? "",
      body: lines.dropFirst().first.map(String.init) ?? "", editedAt: milliseconds)
  }
}

/// What the second app kept.
struct SecondShelf: Decodable {
  var cursor: String?
  var unsent: [String]
  let notes: [Note]

  private enum CodingKeys: CodingKey { case cursor, unsent, notes }
  private enum NoteKeys: CodingKey { case id, title, body, tags, edited, revision }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    cursor = try fields.decodeIfPresent(String.self, forKey: .cursor)
    unsent = try fields.decode([String].self, forKey: .unsent)
    var list = try fields.nestedUnkeyedContainer(forKey: .notes)
    var notes: [Note] = []
    while !list.isAtEnd {
      let note = try list.nestedContainer(keyedBy: NoteKeys.self)
      notes.append(
        Note(
          id: try note.decode(String.self, forKey: .id),
          title: try note.decode(String.self, forKey: .title),
          body: try note.decode(String.self, forKey: .body),
          tags: Set(try note.decode([String].self, forKey: .tags)),
          editedAt: try note.decode(Int64.self, forKey: .edited),
          revision: try note.decode(Int.self, forKey: .revision)))
    }
    self.notes = notes
  }
}

extension Shelf {
  init(_ old: [FirstNote], origin: String) {
    self.init(origin: origin)
    for one in old { save(one.note) }
  }

  init(_ old: SecondShelf, origin: String) {
    self.init(origin: origin)
    cursor = old.cursor
    for note in old.notes { notes[note.id] = note }
    for note in old.notes where note.revision > 0 { known[note.id] = note }
    for id in old.unsent {
      // What it was before the edit was not written down.
      known[id] = nil
      if tickets[id] == nil { lineUp(id, on: notes[id]?.revision ?? 0) }
    }
  }
}
