import Foundation
import XCTest

@testable import NotesData
@testable import NotesDomain

final class StoreXCTests: Bench {
  func testEverythingIsThereAfterARestart() async throws {
    let store = try await openSynced([.milk("gone", on: 7)])
    let odd = Note.milk("ö/\"", "", "two\nlines \u{0}", tags: ["", "b"], at: .min)
    try await store.save(odd)
    try await store.delete(id: "gone")
    let (queue, notes) = (try await store.pending(), try await open().notes())
    let (again, cursor) = (try await open().pending(), try await open().cursor())
    XCTAssertEqual(notes, [odd])
    XCTAssertEqual(again, queue)
    XCTAssertEqual(queue.map(\.revision), [0, 7])
    XCTAssertEqual(cursor, "first")
  }

  func testAnEditKeepsItsTurnAndGetsANewKey() async throws {
    let store = open()
    for id in ["x", "y", "z"] { try await store.save(.milk(id)) }
    let old = try await store.pending()
    try await open().save(.milk("y", "Tea"))
    try await open().delete(id: "x")
    try await open().delete(id: "x")
    let new = try await open().pending()
    XCTAssertEqual(new.map(\.noteID), ["x", "y", "z"])
    XCTAssertEqual(new.map(\.note?.title), [nil, "Tea", "Milk"])
    XCTAssertEqual(new.last, old.last)
    XCTAssertEqual(Set((old + new).map(\.key)).count, 5)
  }

  func testTheCallersRevisionDoesNotCount() async throws {
    let store = try await openSynced([.milk("a", on: 3)])
    try await store.save(.milk("a", "Tea", on: 50))
    try await store.save(.milk("b", on: 50))
    let (queue, notes) = (try await store.pending(), try await store.notes())
    XCTAssertEqual(queue.map(\.revision), [3, 0])
    XCTAssertEqual(notes.map(\.revision), [3, 0])
  }

  func testOnlyTheChangeThatWasSentLeaves() async throws {
    let store = open()
    try await store.save(.milk("a"))
    let first = try await store.pending()[0]
    try await store.save(.milk("a", "Tea"))
    let second = try await store.pending()[0]
    try await store.sent(first, revision: 4)
    let rest = try await open().pending()
    XCTAssertEqual(rest.map(\.key), [second.key])
    XCTAssertEqual(rest.map(\.revision), [4])
    try await store.refuse(first)
    try await store.refuse(second)
    let (queue, notes) = (try await open().pending(), try await open().notes())
    XCTAssertEqual(queue, [])
    XCTAssertEqual(notes, [.milk("a", "Tea", on: 4)])
  }

  func testAChangeThatIsNotWrittenIsNoChange() async throws {
    try put("This is no folder.")
    let store: any NoteStore = FileNoteStore(file: file.appendingPathComponent("notes"))
    let error = await failure { try await store.save(.milk("a")) }
    XCTAssertTrue(error is StoreError, "\(String(describing: error))")
    let notes = try? await store.notes()
    XCTAssertEqual(notes ?? [], [])
  }

  func testManyWritersAtOnceLoseNothing() async throws {
    let store = open()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask { try await store.save(.milk("\(number % 20)", at: Int64(number))) }
      }
      try await group.waitForAll()
    }
    let (queue, notes) = (try await open().pending(), try await open().notes())
    XCTAssertEqual(queue.count, 20)
    XCTAssertEqual(notes.count, 20)
  }
}
