import Testing

@testable import NotesDomain

@Suite struct MergeTests {
  private let base = Note.sample("a", tags: ["home", "shop"], revision: 1)

  @Test func `fields that one side changed come together`() {
    let merge = Note.merge(
      base: base, mine: .sample("a", "Tea", tags: ["home"], at: 3_000, revision: 1),
      theirs: .sample("a", "Milk", "nine", tags: ["home", "shop", "red"], at: 2_000, revision: 2))
    #expect(
      merge.note == .sample("a", "Tea", "nine", tags: ["home", "red"], at: 3_000, revision: 2))
    #expect(merge.copy == nil)
  }

  @Test(
    arguments: [(3_000, 2_000, "Tea"), (2_000, 3_000, "Cocoa"), (2_000, 2_000, "Cocoa")]
      as [(Int64, Int64, String)])
  func `the later of two changes wins, and the other is kept`(
    mine: Int64, theirs: Int64, winner: String
  ) {
    let merge = Note.merge(
      base: base, mine: .sample("a", "Tea", at: mine, revision: 1),
      theirs: .sample("a", "Cocoa", at: theirs, revision: 2))
    #expect(merge.note.title == winner)
    let loser = winner == "Tea" ? "Cocoa" : "Tea"
    let time = winner == "Tea" ? theirs : mine
    #expect(merge.copy == .sample("a-copy-\(time)", "\(loser) (copy)", at: time))
  }

  @Test func `without a base every difference is a dispute`() {
    let merge = Note.merge(
      base: nil, mine: .sample("a", "Milk", "one", tags: ["red"], at: 1),
      theirs: .sample("a", "Milk", "nine", tags: ["blue"], at: 2, revision: 2))
    #expect(merge.note.body == "nine")
    #expect(merge.note.tags == ["blue", "red"])
    #expect(merge.copy?.body == "one")
  }
}
