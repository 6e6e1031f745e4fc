import Testing

@testable import NotesDomain

struct SameTimeTests {
  /// Two titles with the same time: the server's is kept, and ours becomes the copy.
  @Test func `what loses a dispute is kept as a copy`() throws {
    let base = Note(id: "list", title: "List", body: "eggs", editedAt: 100, revision: 1)
    var (mine, theirs) = (base, base)
    (mine.title, mine.editedAt) = ("Shopping", 500)
    (theirs.title, theirs.editedAt, theirs.revision) = ("Market", 500, 2)
    let merge = Note.merge(base: base, mine: mine, theirs: theirs)
    #expect(merge.note.title == "Market")
    let copy = try #require(merge.copy)
    #expect(copy.title == "Shopping (copy)")
    #expect(copy.id == "list-copy-500")
    #expect(copy.revision == 0)
  }
}
