import NotesBytes
import NotesDomain

extension Shelf {
  static let version = 3

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.put(origin)
    writer.put(lastSerial)
    writer.put(lastTurn)
    writer.put(cursor)
    for table in [notes, known] {
      writer.put(table.values.sorted { $0.id < $1.id }) { $0.put($1) }
    }
    writer.put(tickets.sorted { $0.value.turn < $1.value.turn }) { writer, one in
      writer.put(one.key)
      for number in [one.value.turn, one.value.serial, one.value.revision] { writer.put(number) }
    }
    return Seal.sealed(writer.bytes, version: Self.version)
  }

  init(_ bytes: ArraySlice<UInt8>) throws {
    var reader = ByteReader(bytes)
    self.init(origin: try reader.text())
    lastSerial = try reader.count()
    lastTurn = try reader.count()
    cursor = try reader.textOrNil()
    for note in try reader.list({ try $0.note() }) { notes[note.id] = note }
    for note in try reader.list({ try $0.note() }) { known[note.id] = note }
    let tickets = try reader.list { reader in
      (
        try reader.text(),
        Ticket(
          turn: try reader.count(), serial: try reader.count(), revision: try reader.count())
      )
    }
    for (id, ticket) in tickets { self.tickets[id] = ticket }
    guard reader.isAtEnd else { throw WrongBytes() }
  }
}

extension ByteWriter {
  fileprivate mutating func put(_ note: Note) {
    for text in [note.id, note.title, note.body] { put(text) }
    put(note.tags.sorted()) { $0.put($1) }
    put(note.editedAt)
    put(note.revision)
  }
}

extension ByteReader {
  fileprivate mutating func note() throws -> Note {
    Note(
      id: try text(), title: try text(), body: try text(), tags: Set(try list { try $0.text() }),
      editedAt: try number(), revision: try count())
  }
}
