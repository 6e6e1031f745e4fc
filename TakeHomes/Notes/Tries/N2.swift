import Testing

@testable import NotesDomain

struct FieldMergeTests {
  /// Each side changed a different field and a different tag, so all four changes are kept.
  @Test func `changes that do not collide are all kept`() {
    let base = Note(
      id: "trip", title: "Trip", body: "Train at 9", tags: ["travel", "draft"], editedAt: 100,
      revision: 2)
    var (mine, theirs) = (base, base)
    (mine.body, mine.tags, mine.editedAt) = ("Train at 10", ["travel"], 300)
    (theirs.title, theirs.editedAt, theirs.revision) = ("Trip to Rome", 200, 3)
    theirs.tags = ["travel", "draft", "family"]
    let merge = Note.merge(base: base, mine: mine, theirs: theirs)
    #expect(merge.note.title == "Trip to Rome")
    #expect(merge.note.body == "Train at 10")
    #expect(merge.note.tags == ["travel", "family"])
    #expect(merge.note.editedAt == 300)
    #expect(merge.note.revision == 3)
    #expect(merge.copy == nil)
  }
}
