import Testing

@testable import NotesDomain

@Suite struct MergingTests {
  private let base = jot("j", "Plan", "go", tags: "a b", at: 1, rev: 1)

  @Test func `fields are taken from where they changed`() {
    let mine = jot("j", "Plan", "stay", tags: "a c", at: 2, rev: 1)
    let theirs = jot("j", "Trip", "go", tags: "a b d", at: 3, rev: 2)
    let merge = Note.merge(base: base, mine: mine, theirs: theirs)
    #expect(merge.note == jot("j", "Trip", "stay", tags: "a c d", at: 3, rev: 2))
    #expect(merge.copy == nil)
    // The earlier side's change stands as well as the later one's.
    #expect(Note.merge(base: base, mine: theirs, theirs: mine).note.title == "Trip")
    #expect(Note.merge(base: base, mine: theirs, theirs: mine).note.body == "stay")
  }

  @Test(arguments: [(4, 3), (3, 4), (4, 4)] as [(Int64, Int64)])
  func `a dispute has a winner and a copy`(mine: Int64, theirs: Int64) {
    let merge = Note.merge(
      base: base, mine: jot("j", "Walk", "go", tags: "m", at: mine, rev: 1),
      theirs: jot("j", "Ride", "go", tags: "t", at: theirs, rev: 2))
    let isMine = mine > theirs
    #expect(merge.note.title == (isMine ? "Walk" : "Ride"))
    #expect(merge.note.editedAt == 4)
    #expect(merge.note.tags == ["m", "t"])
    let (title, tag, time) = isMine ? ("Ride (copy)", "t", theirs) : ("Walk (copy)", "m", mine)
    #expect(merge.copy == jot("j-copy-\(time)", title, "go", tags: tag, at: time))
  }

  @Test func `the same change on both sides is none to argue about`() {
    let both = jot("j", "Walk", "go", at: 8)
    #expect(Note.merge(base: base, mine: both, theirs: both).copy == nil)
    #expect(Note.merge(base: nil, mine: both, theirs: both).copy == nil)
    #expect(Note.merge(base: nil, mine: both, theirs: base).copy?.title == "Plan (copy)")
    #expect(Note.merge(base: nil, mine: both, theirs: base).note.tags == ["a", "b"])
  }

  @Test(arguments: zip([1, 2, 5, 6, 7, 64, Int.max], [1, 2, 16, 32, 60, 60, 60]))
  func `a pause doubles until it is long enough`(failures: Int, seconds: Int) {
    let backoff = Backoff()
    #expect(backoff.pause(after: failures, jitter: 1) == .seconds(seconds))
    #expect(backoff.pause(after: failures, jitter: 0) == .seconds(seconds) / 2)
  }
}
