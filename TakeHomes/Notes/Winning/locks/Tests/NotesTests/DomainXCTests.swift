import XCTest

@testable import NotesDomain
@testable import NotesPresentation

final class DomainXCTests: XCTestCase {
  private let base = Note.milk("a", tags: ["old", "shop"], on: 1)

  func testEachFieldIsThatOfTheSideThatChangedIt() {
    let mine = Note.milk("a", "Oat milk", tags: ["shop", "red"], at: 20, on: 1)
    let theirs = Note.milk("a", "Milk", "3 l", tags: ["old", "shop", "blue"], at: 15, on: 2)
    let merge = Note.merge(base: base, mine: mine, theirs: theirs)
    XCTAssertEqual(
      merge.note, .milk("a", "Oat milk", "3 l", tags: ["shop", "red", "blue"], at: 20, on: 2))
    XCTAssertNil(merge.copy)
    let other = Note.merge(base: base, mine: theirs, theirs: mine)
    XCTAssertEqual(other.note.title, "Oat milk")
    XCTAssertEqual(other.note.body, "3 l")
    XCTAssertEqual(other.note.tags, ["shop", "red", "blue"])
  }

  func testTheLaterSideWinsAndTheOtherIsCopied() {
    for (mine, theirs) in [(9, 5), (5, 9), (7, 7)] as [(Int64, Int64)] {
      let left = Note.milk("a", "Tea", "1 l", tags: ["l"], at: mine, on: 1)
      let right = Note.milk("a", "Ale", "2 l", tags: ["r"], at: theirs, on: 2)
      let merge = Note.merge(base: base, mine: left, theirs: right)
      let (winner, loser) = mine > theirs ? (left, right) : (right, left)
      XCTAssertEqual(merge.note.title, winner.title)
      XCTAssertEqual(merge.note.revision, 2)
      // This side's body is one that it alone changed.
      XCTAssertEqual(merge.note.body, "1 l")
      XCTAssertEqual(
        merge.copy,
        .milk(
          "a-copy-\(loser.editedAt)", "\(loser.title) (copy)", loser.body, tags: loser.tags,
          at: loser.editedAt))
    }
  }

  func testWhatBothWroteAlikeIsNoDispute() {
    let mine = Note.milk("a", "Tea", at: 5, on: 1)
    let theirs = Note.milk("a", "Tea", at: 6, on: 2)
    XCTAssertNil(Note.merge(base: base, mine: mine, theirs: theirs).copy)
    XCTAssertNil(Note.merge(base: nil, mine: mine, theirs: theirs).copy)
    XCTAssertEqual(Note.merge(base: nil, mine: base, theirs: theirs).copy?.title, "Tea (copy)")
  }

  func testPausesDoubleUpToTheMost() {
    let backoff = Backoff(first: .seconds(2), most: .seconds(12), tries: 9)
    let sure = [1, 2, 3, 4, 5, 400].map { backoff.pause(after: $0, jitter: 0) }
    XCTAssertEqual(sure, [1, 2, 4, 6, 6, 6].map { .seconds($0) })
    XCTAssertEqual(backoff.pause(after: 3, jitter: 1), .seconds(8))
    XCTAssertEqual(backoff.pause(after: .max, jitter: 0.5), .seconds(9))
  }

  func testTheBannerCountsAndRounds() {
    let change = PendingChange(key: "k", noteID: "a", note: nil, revision: 0)
    func banners(_ state: SyncState) -> [String?] {
      [0, 1, 2].map { count in
        NotesScreen(
          notes: [], pending: Array(repeating: change, count: count), state: state
        ).banner
      }
    }
    XCTAssertEqual(banners(.idle), [nil, "1 change to send", "2 changes to send"])
    XCTAssertEqual(
      banners(.offline), ["Offline", "Offline, 1 change kept", "Offline, 2 changes kept"])
    XCTAssertEqual(banners(.syncing).first, "Syncing…")
    XCTAssertEqual(banners(.failed("Sign in.")).last, "Sign in.")
    XCTAssertEqual(banners(.waiting(.milliseconds(1_500))).first, "Trying again in 2 s")
    XCTAssertEqual(banners(.waiting(.seconds(2))).first, "Trying again in 2 s")
  }

  func testRowsHaveTheFirstLineThatIsNotBlank() {
    let notes = [Note.milk("a", "\n \nTea\n", "\n"), .milk("b", "\t", " \n1 l\n2 l")]
    let change = PendingChange(key: "k", noteID: "a", note: notes[0], revision: 0)
    let rows = NotesScreen(notes: notes, pending: [change], state: .idle).rows
    XCTAssertEqual(rows.map(\.id), ["a", "b"])
    XCTAssertEqual(rows.map(\.title), ["Tea", "Untitled"])
    XCTAssertEqual(rows.map(\.preview), ["", "1 l"])
    XCTAssertEqual(rows.map(\.isPending), [true, false])
  }
}
