public import NotesDomain

/// A note in the list.
public struct NoteRow: Identifiable, Hashable, Sendable {
  public let id: String
  public let title: String
  /// The first line of the body that has something in it.
  public let preview: String
  /// Whether the server has not got it yet.
  public let isPending: Bool

  public init(note: Note, isPending: Bool) {
    id = note.id
    title = Self.firstLine(of: note.title) ?? "Untitled"
    preview = Self.firstLine(of: note.body) ?? ""
    self.isPending = isPending
  }

  private static func firstLine(of text: String) -> String? {
    text.split(whereSeparator: \.isNewline)
      .first { !$0.allSatisfy(\.isWhitespace) }
      .map { String($0) }
  }
}
