import Foundation
import RoundsBridge
import RoundsData
import RoundsDomain
import Testing

/// A folder of its own for each test.
final class FileTests {
  private let folder: URL
  private var file: URL { folder.appending(path: "rounds") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `no file yet means no rounds yet`() async throws {
    #expect(try await FileRoundRepository(file: file).getAllRounds().isEmpty)
    try await FileRoundRepository(file: file).delete(id: 1)
  }

  @Test func `rounds survive the repository`() async throws {
    let rounds = [
      Round(
        id: 1, name: "Wind, \"rain\"\nand sun", date: Date(timeIntervalSince1970: 4_102_444_800.5),
        distanceMetres: 70, status: .bridged("COMPLETED"), score: 29,
        arrows: [.x, .nine, .ten, .miss],
        arrowsPerEnd: 3, endCount: 4),
      .sample(-2, .planned), .sample(.max, .paused, score: 300),
    ]
    let first = FileRoundRepository(file: file)
    for round in rounds { try await first.save(round) }
    #expect(try await FileRoundRepository(file: file).getAllRounds() == rounds)
    try await FileRoundRepository(file: file).delete(id: -2)
    var changed = rounds[0]
    changed.name = "Calm"
    try await first.save(changed)
    #expect(try await first.getAllRounds() == [changed, rounds[2]])
  }

  @Test(arguments: [
    "no rounds at all", "\u{1}\u{2}", "id,name,date,distance_m,status\n1,a,b,c,d\n",
  ])
  func `a damaged file is an error and stays as it is`(_ text: String) async throws {
    try Data(text.utf8).write(to: file)
    let repository = FileRoundRepository(file: file)
    func isUnreadable(_ error: (any Error)?) -> Bool {
      guard case .unreadable = error as? RoundsError else { return false }
      return true
    }
    #expect(
      isUnreadable(await #expect(throws: RoundsError.self) { try await repository.getAllRounds() }))
    #expect(
      isUnreadable(
        await #expect(throws: RoundsError.self) { try await repository.save(.sample(1, .paused)) }))
    #expect(try Data(contentsOf: file) == Data(text.utf8))
  }

  @Test func `whatever was saved can be read again`() async throws {
    var odd = Round.sample(1, .paused, score: -7, arrows: [.x])
    odd.name = ""
    odd.distanceMetres = 0
    odd.endCount = -1
    odd.arrowsPerEnd = 0
    odd.date = Date(timeIntervalSince1970: -1e11)
    try await FileRoundRepository(file: file).save(odd)
    #expect(try await FileRoundRepository(file: file).getAllRounds() == [odd])
  }

  @Test func `many who save at once lose nothing`() async throws {
    let repository = FileRoundRepository(file: file)
    try await withThrowingTaskGroup { group in
      for id in Int64(0)..<20 { group.addTask { try await repository.save(.sample(id, .paused)) } }
      try await group.waitForAll()
    }
    #expect(Set(try await repository.getAllRounds().map(\.id)) == Set(0..<20))
  }

  @Test func `a file that cannot be written is an error`() async {
    let repository = FileRoundRepository(file: folder.appending(path: "no/such/folder"))
    await #expect(throws: RoundsError.self) { try await repository.save(.sample(1, .paused)) }
  }
}
