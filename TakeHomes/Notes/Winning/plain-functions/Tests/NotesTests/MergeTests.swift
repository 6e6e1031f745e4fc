import Testing

@testable import NotesDomain

@Suite struct MergeTests {
  private let base = note("a", tags: ["home", "shop"], at: 1, revision: 2)

  struct Row: Sendable {
    var mine: (title: String, body: String, at: Int64)
    var theirs: (title: String, body: String, at: Int64)
    var title: String
    var body: String
    var copy: Note?
  }

  @Test(arguments: [
    // One side alone changed a text, the later one or the earlier one.
    Row(
      mine: ("Tea", "two", 9), theirs: ("Milk", "six", 5), title: "Tea", body: "six", copy: nil),
    Row(
      mine: ("Milk", "six", 5), theirs: ("Tea", "two", 9), title: "Tea", body: "six", copy: nil),
    // Both wrote the same.
    Row(
      mine: ("Tea", "two", 5), theirs: ("Tea", "two", 9), title: "Tea", body: "two", copy: nil),
    // A dispute that this side wins, one that it loses, and one at the same time.
    Row(
      mine: ("Tea", "two", 9), theirs: ("Rum", "two", 5), title: "Tea", body: "two",
      copy: note("a-copy-5", title: "Rum (copy)", tags: ["home", "shop"], at: 5)),
    Row(
      mine: ("Milk", "one", 5), theirs: ("Milk", "six", 9), title: "Milk", body: "six",
      copy: note("a-copy-5", title: "Milk (copy)", body: "one", tags: ["home", "shop"], at: 5)),
    Row(
      mine: ("Tea", "two", 5), theirs: ("Rum", "two", 5), title: "Rum", body: "two",
      copy: note("a-copy-5", title: "Tea (copy)", tags: ["home", "shop"], at: 5)),
  ])
  func `texts are settled one by one`(row: Row) {
    let (mine, theirs) = (row.mine, row.theirs)
    let tags: Set = ["home", "shop"]
    let merge = Note.merge(
      base: base,
      mine: note("a", title: mine.title, body: mine.body, tags: tags, at: mine.at, revision: 2),
      theirs: note(
        "a", title: theirs.title, body: theirs.body, tags: tags, at: theirs.at, revision: 3))
    let expected = note(
      "a", title: row.title, body: row.body, tags: tags, at: max(mine.at, theirs.at), revision: 3)
    #expect(merge.note == expected)
    #expect(merge.copy == row.copy)
  }

  @Test(
    arguments: [
      (["home"], ["home", "shop"], ["home"]), (["home", "shop"], ["shop"], ["shop"]),
      (["home", "shop", "red"], ["blue"], ["blue", "red"]), ([], [], []),
    ] as [(Set<String>, Set<String>, Set<String>)])
  func `a tag that anyone removed is gone`(
    mine: Set<String>, theirs: Set<String>, expected: Set<String>
  ) {
    let merge = Note.merge(
      base: base, mine: note("a", tags: mine), theirs: note("a", tags: theirs, revision: 3))
    #expect(merge.note.tags == expected)
  }

  @Test func `without a base all that differs is in dispute`() {
    let merge = Note.merge(
      base: nil, mine: note("a", body: "one", tags: ["x"], at: 9),
      theirs: note("a", body: "six", tags: ["y"], at: 4, revision: 1))
    #expect(merge.note == note("a", body: "one", tags: ["x", "y"], at: 9, revision: 1))
    #expect(merge.copy?.body == "six")
  }

  @Test(arguments: [(1, 1.0, 1.0), (4, 1.0, 8.0), (4, 0.0, 4.0), (7, 1.0, 60.0), (99, 0.5, 45.0)])
  func `a pause doubles up to a minute`(failures: Int, jitter: Double, seconds: Double) {
    let pause = Backoff().pause(after: failures, jitter: jitter)
    #expect(pause > .seconds(seconds - 0.001) && pause < .seconds(seconds + 0.001))
  }
}
