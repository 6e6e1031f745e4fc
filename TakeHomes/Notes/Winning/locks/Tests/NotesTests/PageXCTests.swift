import XCTest

@testable import NotesData
@testable import NotesDomain

final class PageXCTests: Bench {
  func testTheServersVersionCountsWhereNothingWaits() async throws {
    let store = try await openSynced([.milk("a", on: 5), .milk("b", on: 5)])
    let page = ServerPage(
      notes: [.milk("a", "Old", on: 4), .milk("c", on: 6)], deleted: ["b", "-"])
    let intake = try await store.take(page)
    let (queue, notes) = (try await open().pending(), try await open().notes())
    XCTAssertEqual(intake, Intake())
    XCTAssertEqual(queue, [])
    XCTAssertEqual(notes, [.milk("a", on: 5), .milk("c", on: 6)])
  }

  func testTheVersionThatWasSentIsTheBase() async throws {
    let store = open()
    try await store.save(.milk("a"))
    try await store.sent(try await store.pending()[0], revision: 1)
    try await store.save(.milk("a", "Tea", at: 20))
    let intake = try await store.take(
      ServerPage(notes: [.milk("a", "Milk", "5 l", at: 30, on: 2)]))
    let queue = try await open().pending()
    XCTAssertEqual(intake, Intake(merged: ["a"]))
    XCTAssertEqual(queue.map(\.note), [.milk("a", "Tea", "5 l", at: 30, on: 2)])
    XCTAssertEqual(queue.map(\.revision), [2])
  }

  func testADisputeLeavesACopyThatWaits() async throws {
    let store = try await openSynced([.milk("a", on: 1)])
    try await store.save(.milk("a", "Tea", at: 20))
    let intake = try await store.take(ServerPage(notes: [.milk("a", "Ale", at: 30, on: 2)]))
    let (queue, notes) = (try await open().pending(), try await open().notes())
    XCTAssertEqual(intake, Intake(merged: ["a"], copies: ["a-copy-20"]))
    XCTAssertEqual(
      notes, [.milk("a", "Ale", at: 30, on: 2), .milk("a-copy-20", "Tea (copy)", at: 20)])
    XCTAssertEqual(queue.map(\.noteID), ["a-copy-20"])
  }

  func testAnEditThatTheServerHasWaitsNoLonger() async throws {
    let store = try await openSynced([.milk("a", on: 1)])
    try await store.save(.milk("a", "Tea", at: 20))
    let intake = try await store.take(ServerPage(notes: [.milk("a", "Tea", at: 30, on: 2)]))
    let queue = try await open().pending()
    XCTAssertEqual(intake, Intake(merged: ["a"]))
    XCTAssertEqual(queue, [])
  }

  func testAnEditBeatsADeletionWhoeverMadeWhich() async throws {
    let store = try await openSynced(["a", "b", "c"].map { .milk($0, on: 1) })
    try await store.save(.milk("a", "Tea", at: 20))
    let key = try await store.pending()[0].key
    for id in ["b", "c"] { try await store.delete(id: id) }
    _ = try await store.take(
      ServerPage(notes: [.milk("b", "Ale", at: 5, on: 2)], deleted: ["a", "c"]))
    let (queue, notes) = (try await open().pending(), try await open().notes())
    XCTAssertEqual(notes.map(\.title), ["Tea", "Ale"])
    XCTAssertEqual(queue.map(\.noteID), ["a"])
    XCTAssertEqual(queue.map(\.revision), [0])
    XCTAssertNotEqual(queue.map(\.key), [key])
  }
}
