import Foundation
import NotesDomain

/// Lines of a file, one an event, below a first line that names the form.
struct Journal {
  private static let heading = "notes-journal 3"
  private let file: URL
  /// What an older app left there, to be replaced by these events.
  private var inherited: (events: [Event], suffix: String)?
  private var isNew = false

  /// Throws: `StoreError`; the file stays as it is.
  init(_ file: URL, _ each: (Event) -> Void) throws {
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else {
      isNew = true
      return
    }
    let damaged = StoreError.damaged(file.lastPathComponent)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw damaged }
    guard text.hasPrefix(Self.heading) else {
      let old = try Self.older(Data(text.utf8), damaged)
      inherited = old
      old.events.forEach(each)
      return
    }
    // What follows the last line break was torn: its call never returned.
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
    {
      guard let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)) else {
        throw damaged
      }
      each(event)
    }
  }

  mutating func append(_ event: Event) throws {
    do {
      if isNew || inherited != nil {
        try begin(with: (inherited?.events ?? []) + [event])
        isNew = false
        inherited = nil
        return
      }
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: Self.line(event))
    } catch {
      throw StoreError.unwritable(file.lastPathComponent)
    }
  }

  private func begin(with events: [Event]) throws {
    if let inherited {
      let copy = URL(fileURLWithPath: file.path + inherited.suffix)
      if !FileManager.default.fileExists(atPath: copy.path) {
        try FileManager.default.copyItem(at: file, to: copy)
      }
    }
    var data = Data("\(Self.heading)\n".utf8)
    for event in events { data.append(try Self.line(event)) }
    try data.write(to: file, options: .atomic)
  }

  private static func line(_ event: Event) throws -> Data {
    try JSONEncoder().encode(event) + Data("\n".utf8)
  }

  private struct Heading: Decodable { var version: Int }
  private struct First: Decodable {
    var id: String
    var text: String
    var edited: Double
  }
  private struct Second: Decodable {
    var cursor: String?
    var notes: [WrittenNote]
    var unsent: [String]
  }

  private static func older(
    _ data: Data, _ damaged: StoreError
  ) throws -> (events: [Event], suffix: String) {
    let decoder = JSONDecoder()
    if let version = (try? decoder.decode(Heading.self, from: data))?.version, version != 2 {
      throw StoreError.later(version: version)
    }
    if let old = try? decoder.decode(Second.self, from: data) {
      let waiting = Set(old.unsent)
      return (
        old.notes.map { .inherited($0, waits: waiting.contains($0.id)) }
          + old.unsent.map { .queued(id: $0, key: UUID().uuidString) }
          + (old.cursor.map { [.reached(cursor: $0)] } ?? []), ".v2"
      )
    }
    guard let old = try? decoder.decode([First].self, from: data) else { throw damaged }
    let notes = old.map { one in
      let end = one.text.firstIndex(of: "\n") ?? one.text.endIndex
      return Note(
        id: one.id, title: String(one.text[..<end]), body: String(one.text[end...].dropFirst()),
        editedAt: Int64((one.edited * 1000).rounded()))
    }
    return (notes.map { .saved(WrittenNote($0), key: UUID().uuidString) }, ".v1")
  }
}
