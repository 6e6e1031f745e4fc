import Foundation
import RoundsBridge
import Testing

@testable import RoundsData
@testable import RoundsDomain

/// A12: rounds that outlive the app.
@Suite struct FileRepositoryTests {
  private let folder = TestFolder()

  /// A new one each time, as after a restart.
  private func repository() -> any RoundRepositoryProtocol {
    FileRoundRepository(file: folder.file())
  }

  @Test func `without a file there are no rounds yet`() async throws {
    #expect(try await repository().getAllRounds() == [])
  }

  @Test func `what was saved is there after a restart, in its order`() async throws {
    let first = repository()
    for one in Lab.someRounds { try await first.save(one) }
    #expect(try await first.getAllRounds() == Lab.someRounds)
    #expect(try await repository().getAllRounds() == Lab.someRounds)
  }

  @Test func `every part of a round is kept`() async throws {
    let one = Lab.round(
      Int64.max, .paused, name: "A \"windy\" day,\nin the hills", distance: 50, score: 21,
      arrows: [.x, .miss, .ten, .one], perEnd: 3, ends: 20,
      date: Date(timeIntervalSince1970: 4_102_444_800.5))
    try await repository().save(one)
    let kept = try await repository().getAllRounds()
    #expect(kept == [one])
    #expect(kept.first?.status.name == "PAUSED")
  }

  @Test func `a round with the same number takes its place`() async throws {
    for id in 1...3 as ClosedRange<Int64> { try await repository().save(Lab.round(id, .planned)) }
    try await repository().save(Lab.round(2, .completed, score: 500))
    let kept = try await repository().getAllRounds()
    #expect(
      kept == [
        Lab.round(1, .planned), Lab.round(2, .completed, score: 500), Lab.round(3, .planned),
      ])
  }

  @Test func `what was deleted is gone, and to delete nothing is no trouble`() async throws {
    for id in 1...3 as ClosedRange<Int64> { try await repository().save(Lab.round(id, .planned)) }
    try await repository().delete(id: 2)
    try await repository().delete(id: 99)
    #expect(try await repository().getAllRounds().map(\.id) == [1, 3])
  }

  // Nothing at all is no damage: some keep a line for each round.
  @Test(arguments: ["{", "nonsense", "[1, 2"])
  func `a damaged file is said to be unreadable and stays as it is`(text: String) async throws {
    for one in Lab.someRounds { try await repository().save(one) }
    try Data(text.utf8).write(to: folder.file())
    await expectUnreadable { try await repository().getAllRounds() }
    await expectUnreadable { try await repository().save(Lab.round(1, .planned)) }
    await expectUnreadable { try await repository().delete(id: 1) }
    #expect(try Data(contentsOf: folder.file()) == Data(text.utf8))
  }

  private func expectUnreadable<Value>(_ operation: () async throws -> Value) async {
    do {
      _ = try await operation()
      Issue.record("Nothing was thrown.")
    } catch RoundsError.unreadable(let text) {
      #expect(!text.isEmpty)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func `rounds that differ in one part are not equal`() {
    #expect(
      Lab.tellsApart(
        Lab.differentRounds
      ) { $0 == $1 })
  }
}
