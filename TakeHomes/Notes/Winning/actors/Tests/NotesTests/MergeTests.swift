import Testing

@testable import NotesDomain

@Suite struct MergeTests {
  private let base = Note("n", "Bread", "one loaf", ["food"], r: 1)

  @Test func `changes of different fields come together`() {
    let title = Note("n", "Dark bread", "one loaf", ["food", "shop"], at: 9, r: 1)
    let body = Note("n", "Bread", "", [], at: 4, r: 2)
    let merge = Note.merge(base: base, mine: title, theirs: body)
    #expect(merge.note == Note("n", "Dark bread", "", ["shop"], at: 9, r: 2))
    #expect(merge.copy == nil)
    let mirrored = Note.merge(base: base, mine: body, theirs: title)
    #expect(mirrored.note == Note("n", "Dark bread", "", ["shop"], at: 9, r: 1))
    #expect(mirrored.copy == nil)
  }

  @Test func `what is later wins a dispute`() {
    let mine = Note("n", "Rolls", "one loaf", ["mine"], at: 5, r: 1)
    let theirs = Note("n", "Cake", "one loaf", ["theirs"], at: 4, r: 2)
    let merge = Note.merge(base: base, mine: mine, theirs: theirs)
    #expect(merge.note.title == "Rolls")
    #expect(merge.note.tags == ["mine", "theirs"])
    #expect(merge.copy == Note("n-copy-4", "Cake (copy)", "one loaf", ["theirs"], at: 4))
  }

  @Test(arguments: [5, 6] as [Int64])
  func `the server wins when it is later, and at the same time`(time: Int64) {
    let mine = Note("n", "Bread", "two", at: 5, r: 1)
    let theirs = Note("n", "Bread", "three", at: time, r: 2)
    let merge = Note.merge(base: base, mine: mine, theirs: theirs)
    #expect(merge.note == Note("n", "Bread", "three", at: time, r: 2))
    #expect(merge.copy == Note("n-copy-5", "Bread (copy)", "two", at: 5))
  }

  @Test func `no base makes every difference a dispute`() {
    let mine = Note("n", "Bread", "two", ["a"], at: 7)
    #expect(Note.merge(base: nil, mine: mine, theirs: base).copy?.body == "one loaf")
    #expect(Note.merge(base: nil, mine: mine, theirs: base).note.tags == ["a", "food"])
    #expect(Note.merge(base: nil, mine: base, theirs: base).copy == nil)
  }

  @Test func `a pause is at most what it may be, and at least half of it`() {
    let backoff = Backoff(first: .milliseconds(250), most: .seconds(3))
    #expect(
      (1...6).map { backoff.pause(after: $0, jitter: 1) } == [
        .milliseconds(250), .milliseconds(500), .seconds(1), .seconds(2), .seconds(3), .seconds(3),
      ])
    #expect(backoff.pause(after: 2, jitter: 0) == .milliseconds(250))
    #expect(backoff.pause(after: .max, jitter: 0.5) == .milliseconds(2250))
  }
}
