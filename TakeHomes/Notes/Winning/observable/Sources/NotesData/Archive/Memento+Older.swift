internal import Foundation

/// A note of the first app.
struct OldestNote: Decodable {
  var id: String
  var text: String
  var edited: Double

  func read() throws -> Text {
    let (title, rest) =
      text.firstIndex(where: { $0 == "\n" }).map { end in
        (text[..<end], text[text.index(after: end)...])
      } ?? (text[...], "")
    guard let time = Int64(exactly: (edited * 1_000).rounded(.toNearestOrAwayFromZero)) else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    return Text(title: String(title), body: String(rest), tags: [], edited: time)
  }
}

/// The file of the second app; the text of a note has today's names.
struct OlderFile: Decodable {
  struct Entry: Decodable {
    var id: String
    var revision: Int
    var text: Text

    private enum Keys: CodingKey { case id, revision }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Keys.self)
      id = try fields.decode(String.self, forKey: .id)
      revision = try fields.decode(Int.self, forKey: .revision)
      text = try Text(from: decoder)
    }
  }

  var cursor: String?
  var notes: [Entry]
  var unsent: [String]
}

extension Memento {
  init(_ notes: [OldestNote], makeKey: () -> String) throws {
    for note in notes {
      if leaves[note.id] == nil { line.append(Place(id: note.id, key: makeKey())) }
      leaves[note.id] = Leaf(here: try note.read(), revision: 0)
    }
  }

  init(_ file: OlderFile, makeKey: () -> String) {
    cursor = file.cursor
    let waiting = Set(file.unsent)
    for entry in file.notes {
      // The server's text is lost where it was written over here.
      let isKnown = !waiting.contains(entry.id) && entry.revision > 0
      leaves[entry.id] = Leaf(
        here: entry.text, there: isKnown ? entry.text : nil, revision: entry.revision)
    }
    for id in file.unsent where !line.contains(where: { $0.id == id }) {
      line.append(Place(id: id, key: makeKey()))
    }
  }
}
