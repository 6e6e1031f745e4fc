import Testing

@testable import NotesDomain

/// N3: what collides is kept twice.
@Suite struct CopyTests {
  private let base = Lab.note("a", "Milk", "two", tags: ["home"], at: 1_000, revision: 3)

  @Test(
    arguments: [(5_000, 4_000, true), (4_000, 5_000, false), (4_000, 4_000, false)]
      as [(Int64, Int64, Bool)])
  func `the later side wins and the other becomes a copy`(
    mine: Int64, theirs: Int64, isMine: Bool
  ) throws {
    let left = Lab.note("a", "Tea", "one", tags: ["home", "red"], at: mine, revision: 3)
    let right = Lab.note("a", "Cocoa", "nine", tags: ["home"], at: theirs, revision: 7)
    let merge = Note.merge(base: base, mine: left, theirs: right)
    let (winner, loser) = isMine ? (left, right) : (right, left)
    #expect(merge.note.title == winner.title)
    #expect(merge.note.body == winner.body)
    #expect(merge.note.tags == ["home", "red"])
    #expect(merge.note.revision == 7)
    let copy = try #require(merge.copy)
    #expect(copy.id == "a-copy-\(loser.editedAt)")
    #expect(copy.title == "\(loser.title) (copy)")
    #expect(copy.body == loser.body)
    #expect(copy.tags == loser.tags)
    #expect(copy.editedAt == loser.editedAt)
    #expect(copy.revision == 0)
  }

  @Test func `one field in dispute leaves the other to who changed it`() throws {
    let left = Lab.note("a", "Tea", "two", at: 9_000, revision: 3)
    let right = Lab.note("a", "Cocoa", "nine", at: 4_000, revision: 7)
    let merge = Note.merge(base: base, mine: left, theirs: right)
    #expect(merge.note.title == "Tea")
    #expect(merge.note.body == "nine")
    #expect(merge.copy?.title == "Cocoa (copy)")
    #expect(merge.copy?.body == "nine")
  }

  @Test func `without a base what differs is in dispute, and tags are put together`() throws {
    let left = Lab.note("a", "Milk", "one", tags: ["red"], at: 9_000)
    let right = Lab.note("a", "Milk", "nine", tags: ["blue"], at: 4_000, revision: 7)
    let merge = Note.merge(base: nil, mine: left, theirs: right)
    #expect(merge.note.body == "one")
    #expect(merge.note.tags == ["blue", "red"])
    #expect(merge.copy?.body == "nine")
    let alike = Note.merge(
      base: nil, mine: left, theirs: Lab.note("a", "Milk", "one", at: 4_000, revision: 7))
    #expect(alike.copy == nil)
    #expect(alike.note.tags == ["red"])
  }
}
