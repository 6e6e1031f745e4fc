import Foundation
import RoundsBridge
import RoundsDomain
import Testing

@testable import RoundsSQLite

/// A folder of its own for each test.
final class SQLiteTests {
  private let folder: URL
  private var path: String { folder.appending(path: "rounds.sqlite").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func round(_ id: Int64, day: Double, _ status: RoundStatus = .paused) -> Round {
    Round(
      id: id, name: "R\(id) 'quoted'; \u{0} — ö",
      date: Date(timeIntervalSince1970: day * 86_400 + 0.25),
      distanceMetres: 70, status: status, score: 38, arrows: [.x, .nine, .miss, .ten, .nine],
      arrowsPerEnd: 3, endCount: 2)
  }

  @Test func `rounds survive the repository, the newest first`() async throws {
    let rounds = [
      round(3, day: 30_000, .bridged("PLANNED")), round(.max, day: 2), round(-1, day: 1),
    ]
    let first = SQLiteRoundRepository(path: path)
    for round in rounds.reversed() { try await first.save(round) }
    #expect(try await SQLiteRoundRepository(path: path).getAllRounds() == rounds)
  }

  @Test func `saving replaces, deleting takes away, and null is no score`() async throws {
    let repository = SQLiteRoundRepository(path: path)
    try await repository.save(round(1, day: 1))
    var changed = round(1, day: 1, .completed)
    changed.score = nil
    changed.arrows = []
    try await repository.save(changed)
    #expect(try await repository.getAllRounds() == [changed])
    try await repository.delete(id: 2)
    try await repository.delete(id: 1)
    #expect(try await repository.getAllRounds().isEmpty)
  }

  @Test func `the first rounds are saved together or not at all`() async throws {
    var wrong = round(2, day: 2)
    wrong.date = Date(timeIntervalSince1970: .infinity)
    let rounds = [round(1, day: 1), wrong]
    let repository = SQLiteRoundRepository(path: path, firstRounds: { rounds })
    await #expect(throws: RoundsError.self) { try await repository.getAllRounds() }
    #expect(try await SQLiteRoundRepository(path: path).getAllRounds().isEmpty)
  }

  @Test(arguments: [false, true]) func `a new database alone begins with the first rounds`(
    _ isInMemory: Bool
  ) async throws {
    let rounds = [round(1, day: 1)]
    let place = isInMemory ? ":memory:" : path
    let repository = SQLiteRoundRepository(path: place, firstRounds: { rounds })
    #expect(try await repository.getAllRounds() == rounds)
    try await repository.delete(id: 1)
    #expect(try await repository.getAllRounds().isEmpty)
    if !isInMemory {
      let again = SQLiteRoundRepository(path: place, firstRounds: { rounds })
      #expect(try await again.getAllRounds().isEmpty)
    }
  }

  @Test func `a file of the first version is brought up to date with its rounds`() async throws {
    do {
      let old = try SQLiteConnection(path: path)
      try old.run(SQLiteSchema.migrations[0])
      try old.run(
        """
        INSERT INTO rounds VALUES (1, 'Old', 86400000, 70, 'PAUSED', NULL, 'X 9');
        PRAGMA user_version = 1;
        """)
    }
    let rounds = try await SQLiteRoundRepository(path: path).getAllRounds()
    #expect(rounds.map(\.arrows) == [[.x, .nine]])
    #expect(rounds.map(\.arrowsPerEnd) == [6])
    #expect(try await SQLiteRoundRepository(path: path).settings() == RoundSettings())
    let version = try SQLiteConnection(path: path).prepare("PRAGMA user_version").rows {
      $0.integer(0)
    }
    #expect(version == [Int64(SQLiteSchema.migrations.count)])
  }

  @Test func `a file of a later program is left alone`() async throws {
    try SQLiteConnection(path: path).run("PRAGMA user_version = 99")
    let repository = SQLiteRoundRepository(path: path)
    await #expect(
      throws: RoundsError.unreadable("The file is of version 99; this program knows 3.")
    ) {
      try await repository.getAllRounds()
    }
  }

  @Test func `a file that is no database is an error and stays as it is`() async throws {
    let bytes = Data(repeating: 65, count: 4_096)
    try bytes.write(to: URL(filePath: path))
    let round = round(1, day: 1)
    let repository = SQLiteRoundRepository(path: path)
    await #expect(throws: RoundsError.self) { try await repository.getAllRounds() }
    await #expect(throws: RoundsError.self) {
      try await repository.save(round)
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test func `a folder that is not there is an error in words`() async {
    let repository = SQLiteRoundRepository(path: path + "/no/such/file")
    let error = await #expect(throws: RoundsError.self) { try await repository.getAllRounds() }
    #expect(
      "\(error.map { "\($0)" } ?? "")".hasPrefix("Your rounds cannot be read. The database says:"))
  }

  @Test func `what the file holds and nobody knows is an error`() async throws {
    _ = try await SQLiteRoundRepository(path: path).getAllRounds()
    let file = try SQLiteConnection(path: path)
    try file.run(
      "INSERT INTO rounds VALUES (1, 'A', 0, 70, 'ARCHIVED', NULL, '', 6, 12);")
    let repository = SQLiteRoundRepository(path: path)
    await #expect(throws: RoundsError.unreadable("No status of a round is called ARCHIVED.")) {
      try await repository.getAllRounds()
    }
  }

  @Test func `settings are kept`() async throws {
    let settings = RoundSettings(units: .yards, sortsEnds: true)
    try await SQLiteRoundRepository(path: path).save(settings)
    #expect(try await SQLiteRoundRepository(path: path).settings() == settings)
  }

  @Test func `rounds that are added at once get a number each`() async throws {
    let programs = [SQLiteRoundRepository(path: path), SQLiteRoundRepository(path: path)]
    try await programs[0].save(round(7, day: 7))
    let numbers = try await withThrowingTaskGroup(of: Int64.self) { group in
      for index in 0..<10 {
        let program = programs[index % 2]
        group.addTask {
          try await program.add { id in
            Round(
              id: id, name: "New", date: Date(timeIntervalSince1970: 0), distanceMetres: 18,
              status: .planned)
          }.id
        }
        group.addTask {
          let text = "name,date,distance_m,status\nClub,2025-11-01,18,PLANNED\n"
          return try await program.save(csv: text).rounds.first?.id ?? 0
        }
      }
      var taken: [Int64] = []
      for try await number in group { taken.append(number) }
      return taken
    }
    #expect(numbers.sorted() == Array(8...27))
    #expect(try await programs[1].getAllRounds().map(\.id).sorted() == Array(7...27))
  }

  @Test func `a round that no number is left for is not added`() async throws {
    let repository = SQLiteRoundRepository(path: path)
    let last = round(.max, day: 1)
    try await repository.save(last)
    await #expect(throws: RoundsError.notSaved("There is no higher number.")) {
      try await repository.add { _ in last }
    }
    #expect(try await repository.getAllRounds() == [last])
  }

  @Test func `two who have the file open see each other's rounds`() async throws {
    let (one, other) = (SQLiteRoundRepository(path: path), SQLiteRoundRepository(path: path))
    try await one.save(round(1, day: 1))
    #expect(try await other.getAllRounds().count == 1)
    try await other.save(round(2, day: 2))
    #expect(try await one.getAllRounds().count == 2)
  }
}
