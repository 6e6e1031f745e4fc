@testable import NotesDomain

extension Note {
  /// A note that says little, for tests that look at something else.
  static func sample(
    _ id: String, _ title: String = "Milk", _ body: String = "two", tags: Set<String> = [],
    at editedAt: Int64 = 1_000, revision: Int = 0
  ) -> Note {
    Note(
      id: id, title: title, body: body, tags: tags, editedAt: editedAt, revision: revision)
  }
}
