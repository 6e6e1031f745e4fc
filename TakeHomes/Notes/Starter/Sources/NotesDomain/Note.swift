public struct Note: Identifiable, Hashable, Sendable {
  public let id: String
  public var title: String
  public var body: String
  public var tags: Set<String>
  public var editedAt: Int64
  public var revision: Int

  public init(
    id: String, title: String, body: String, tags: Set<String> = [], editedAt: Int64,
    revision: Int = 0
  ) {
    self.id = id
    self.title = title
    self.body = body
    self.tags = tags
    self.editedAt = editedAt
    self.revision = revision
  }
}

public struct Merge: Hashable, Sendable {
  public let note: Note
  public let copy: Note?
}

extension Note {
  // TODO: what if both changed it?
  public static func merge(base: Note?, mine: Note, theirs: Note) -> Merge {
    if mine.editedAt >= theirs.editedAt {
      return Merge(note: mine, copy: nil)
    } else {
      return Merge(note: theirs, copy: nil)
    }
  }
}

public struct PendingChange: Hashable, Sendable {
  public let key: String
  public let noteID: String
  public let note: Note?
  public let revision: Int

  public init(key: String, noteID: String, note: Note?, revision: Int) {
    self.key = key
    self.noteID = noteID
    self.note = note
    self.revision = revision
  }
}
