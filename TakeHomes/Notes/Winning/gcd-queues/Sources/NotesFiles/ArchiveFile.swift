import Foundation
import NotesDomain

/// Reads and writes an archive.
package struct ArchiveFile {
  let file: URL
  /// The format of an older app that is still in the file.
  private(set) var old: Int?

  package init(_ file: URL) { self.file = file }

  package mutating func read() throws -> Archive {
    guard FileManager.default.fileExists(atPath: file.path) else { return Archive() }
    let damaged = StoreError.damaged(file.lastPathComponent)
    guard let data = FileManager.default.contents(atPath: file.path) else { throw damaged }
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let fields = list as? [String: Any], fields["form"] as? String == "archive"
    {
      return try archive(fields, damaged)
    }
    let value = try? JSONSerialization.jsonObject(with: data)
    if let list = value as? [[String: Any]] {
      let archive = try first(list, damaged)
      old = 1
      return archive
    }
    guard let fields = value as? [String: Any], let version = fields["version"] as? Int else {
      throw damaged
    }
    guard version == 2 else { throw StoreError.later(version: version) }
    let archive = try second(fields, damaged)
    old = 2
    return archive
  }

  package mutating func write(_ archive: Archive) throws {
    do {
      if let old {
        let copy = file.deletingLastPathComponent()
          .appendingPathComponent("\(file.lastPathComponent).v\(old)")
        if !FileManager.default.fileExists(atPath: copy.path) {
          try FileManager.default.copyItem(at: file, to: copy)
        }
      }
      let data = try PropertyListSerialization.data(
        fromPropertyList: fields(of: archive), format: .binary, options: 0)
      try data.write(to: file, options: .atomic)
      old = nil
    } catch {
      throw StoreError.unwritable(file.lastPathComponent)
    }
  }

  private func fields(of archive: Archive) -> [String: Any] {
    var entries: [String: Any] = [:]
    for (id, entry) in archive.entries {
      var fields: [String: Any] = ["number": entry.number]
      fields["note"] = entry.note.map(Self.fields)
      fields["base"] = entry.base.map(Self.fields)
      fields["key"] = entry.key
      entries[id] = fields
    }
    var all: [String: Any] = ["form": "archive", "last": archive.last, "entries": entries]
    all["cursor"] = archive.cursor
    return all
  }

  private static func fields(_ note: Note) -> [String: Any] {
    [
      "id": note.id, "title": note.title, "body": note.body, "tags": note.tags.sorted(),
      "edited": NSNumber(value: note.editedAt), "revision": note.revision,
    ]
  }

  private static func note(_ fields: Any?) -> Note? {
    guard let fields = fields as? [String: Any], let id = fields["id"] as? String,
      let title = fields["title"] as? String, let body = fields["body"] as? String,
      let tags = fields["tags"] as? [String], let edited = fields["edited"] as? NSNumber,
      let revision = fields["revision"] as? Int
    else { return nil }
    return Note(
      id: id, title: title, body: body, tags: Set(tags), editedAt: edited.int64Value,
      revision: revision)
  }

  private func archive(_ fields: [String: Any], _ damaged: StoreError) throws -> Archive {
    guard let entries = fields["entries"] as? [String: [String: Any]],
      let last = fields["last"] as? Int
    else { throw damaged }
    var archive = Archive()
    archive.cursor = fields["cursor"] as? String
    archive.last = last
    for (id, entry) in entries {
      archive.entries[id] = Entry(
        note: Self.note(entry["note"]), base: Self.note(entry["base"]),
        key: entry["key"] as? String, number: entry["number"] as? Int ?? 0)
    }
    return archive
  }

  private func first(_ list: [[String: Any]], _ damaged: StoreError) throws -> Archive {
    var archive = Archive()
    for one in list {
      guard let id = one["id"] as? String, let text = one["text"] as? String,
        let edited = one["edited"] as? NSNumber
      else { throw damaged }
      let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let note = Note(
        id: id, title: String(parts[0]), body: parts.count == 2 ? String(parts[1]) : "",
        editedAt: Int64((edited.doubleValue * 1000).rounded()))
      archive.entries[id] = Entry(note: note)
      archive.queue(id, key: UUID().uuidString)
    }
    return archive
  }

  private func second(_ fields: [String: Any], _ damaged: StoreError) throws -> Archive {
    guard let list = fields["notes"] as? [Any], let unsent = fields["unsent"] as? [String] else {
      throw damaged
    }
    var archive = Archive()
    archive.cursor = fields["cursor"] as? String
    for one in list {
      guard let note = Self.note(one) else { throw damaged }
      let isKnown = !unsent.contains(note.id) && note.revision > 0
      archive.entries[note.id] = Entry(note: note, base: isKnown ? note : nil)
    }
    for id in unsent { archive.queue(id, key: UUID().uuidString) }
    return archive
  }
}
