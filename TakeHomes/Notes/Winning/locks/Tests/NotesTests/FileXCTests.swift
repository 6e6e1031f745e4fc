import Foundation
import XCTest

@testable import NotesData
@testable import NotesDomain

final class FileXCTests: Bench {
  private let first = """
    [{"id": "1", "text": "Milk\\n\\n2 l", "edited": 0.0026}, {"id": "2", "text": "", "edited": 1.5}]
    """
  private let second = """
    {"unsent": ["x", "2"], "version": 2, "notes": [
      {"id": "1", "title": "Milk", "body": "2 l", "tags": ["a", "a"], "edited": 9, "revision": 3},
      {"id": "2", "title": "Tea", "body": "", "tags": [], "edited": 8, "revision": 5}]}
    """

  func testTheFirstAppsListWaitsAsAWhole() async throws {
    try put(first)
    let (queue, notes) = (try await open().pending(), try await open().notes())
    XCTAssertEqual(notes, [.milk("2", "", "", at: 1_500), .milk("1", "Milk", "\n2 l", at: 3)])
    XCTAssertEqual(queue.map(\.noteID), ["1", "2"])
  }

  func testTheSecondAppsQueueIsTakenOver() async throws {
    try put(second)
    let store = open()
    let (queue, notes) = (try await store.pending(), try await store.notes())
    XCTAssertEqual(
      notes, [.milk("1", tags: ["a"], at: 9, on: 3), .milk("2", "Tea", "", at: 8, on: 5)])
    XCTAssertEqual(queue.map(\.noteID), ["x", "2"])
    XCTAssertEqual(queue.map(\.note), [nil, notes[1]])
    XCTAssertEqual(queue.map(\.revision), [0, 5])
    let cursor = try await store.cursor()
    XCTAssertNil(cursor)
    // What did not wait is what the server has.
    try await store.save(.milk("1", "Oat milk", tags: ["a"], at: 20))
    let intake = try await store.take(
      ServerPage(notes: [.milk("1", "Milk", "7 l", tags: ["a"], at: 30, on: 4)]))
    XCTAssertEqual(intake, Intake(merged: ["1"]))
  }

  func testTheOldFileIsKept() async throws {
    for (text, end) in [(first, "v1"), (second, "v2")] {
      try put(text)
      for id in ["p", "q"] { try await open().save(.milk(id)) }
      let kept = try? Data(contentsOf: file.appendingPathExtension(end))
      XCTAssertEqual(kept, Data(text.utf8), end)
      let notes = try await open().notes()
      XCTAssertEqual(notes.count, 4, end)
    }
  }

  func testAFileThatCannotBeReadIsNotTouched() async throws {
    let rows: [(String, StoreError)] = [
      ("[", .damaged("notes.box")), ("{\"version\": 2}", .damaged("notes.box")),
      ("null", .damaged("notes.box")), ("{\"version\": 11, \"x\": []}", .later(version: 11)),
    ]
    for (text, expected) in rows {
      try put(text)
      let store = open()
      let errors = [
        await failure { try await store.notes() }, await failure { try await store.pending() },
        await failure { try await store.save(.milk("a")) },
        await failure { try await store.delete(id: "a") },
      ]
      XCTAssertEqual(errors.map { $0 as? StoreError }, Array(repeating: expected, count: 4))
      XCTAssertEqual(try Data(contentsOf: file), Data(text.utf8))
    }
  }
}
