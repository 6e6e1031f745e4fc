import Testing

@testable import NotesDomain

/// N2: what does not collide is brought together.
@Suite struct MergeTests {
  private let base = Lab.note("a", "Milk", "two", tags: ["home", "shop"], at: 1_000, revision: 3)

  private func with(
    _ title: String? = nil, _ body: String? = nil, tags: Set<String>? = nil, at: Int64,
    revision: Int = 3
  ) -> Note {
    Lab.note(
      "a", title ?? base.title, body ?? base.body, tags: tags ?? base.tags, at: at,
      revision: revision)
  }

  @Test(arguments: [(2_000, 3_000), (3_000, 2_000), (2_000, 2_000)] as [(Int64, Int64)])
  func `a field that one side changed is that side's, whoever is later`(mine: Int64, theirs: Int64)
  {
    let merge = Note.merge(
      base: base, mine: with("Oat milk", at: mine),
      theirs: with(nil, "three", at: theirs, revision: 4))
    #expect(merge.note.title == "Oat milk")
    #expect(merge.note.body == "three")
    #expect(merge.copy == nil)
    #expect(merge.note.editedAt == max(mine, theirs))
    #expect(merge.note.revision == 4)
    #expect(merge.note.id == "a")
    let other = Note.merge(
      base: base, mine: with(nil, "four", at: mine), theirs: with("Tea", at: theirs, revision: 9))
    #expect(other.note.title == "Tea")
    #expect(other.note.body == "four")
    #expect(other.note.revision == 9)
    #expect(other.copy == nil)
  }

  @Test func `a field that both changed alike is no dispute`() {
    let merge = Note.merge(
      base: base, mine: with("Tea", "one", at: 5), theirs: with("Tea", "one", at: 6, revision: 4))
    #expect(merge.note.title == "Tea")
    #expect(merge.note.body == "one")
    #expect(merge.copy == nil)
  }

  @Test func `an empty text is a change like another`() {
    let merge = Note.merge(
      base: base, mine: with(nil, "", at: 5), theirs: with("", at: 6, revision: 4))
    #expect(merge.note.title == "")
    #expect(merge.note.body == "")
    #expect(merge.copy == nil)
  }

  @Test(
    arguments: [
      (["home", "shop", "red"], ["home", "shop"], ["home", "red", "shop"]),
      (["home"], ["home", "shop", "blue"], ["blue", "home"]),
      (["shop"], ["home"], []),
      (["red"], ["blue"], ["blue", "red"]),
      (["home", "shop"], ["home", "shop"], ["home", "shop"]),
    ] as [([String], [String], [String])])
  func `tags are added and removed by both sides`(
    mine: [String], theirs: [String], result: [String]
  ) {
    let merge = Note.merge(
      base: base, mine: with(tags: Set(mine), at: 5),
      theirs: with(tags: Set(theirs), at: 6, revision: 4))
    #expect(merge.note.tags.sorted() == result)
    #expect(merge.copy == nil)
  }
}
