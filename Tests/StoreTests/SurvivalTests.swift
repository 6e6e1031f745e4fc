import Domain
import Foundation
import GRDB
import Store
import Synchronization
import TestSupport
import Testing

/// What happens when the process, the disk or another process gets in the way of a save.
struct SurvivalTests {
  @Test(arguments: 1...10) func `a kill at a random moment of 200 saves loses nothing acknowledged`(
    round: Int
  ) async throws {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
        try await saveUntilKilled(in: URL(filePath: path))
      }
      let acknowledged = try String(
        contentsOf: folder.appending(path: "acknowledged"), encoding: .utf8
      ).split(separator: "\n").count
      let database = try AppDatabase(folder: folder)
      #expect(try await database.damage() == [])
      let history = try await database.drafts(slug: "two-sum", language: .swift)
      // One more than was acknowledged: it was saved, and the kill came before the word of it.
      #expect([acknowledged, acknowledged + 1].contains(history.first?.revision ?? 0))
      let newest = history.first?.revision ?? 0
      #expect(history.map(\.revision) == (max(1, newest - 49)..<newest + 1).reversed())
      #expect(history.allSatisfy { $0.source == text($0.revision) })
    }
  }

  @Test func `two processes that save at once both get through`() async throws {
    try await withTemporaryFolder { folder in
      async let swift = #expect(processExitsWith: .success) { [path = folder.path as String] in
        try await saveFifty(in: URL(filePath: path), language: .swift)
      }
      async let python = #expect(processExitsWith: .success) { [path = folder.path as String] in
        try await saveFifty(in: URL(filePath: path), language: .python)
      }
      _ = await (swift, python)
      let database = try AppDatabase(folder: folder)
      for language in [Language.swift, .python] {
        #expect(try await database.draft(slug: "two-sum", language: language)?.revision == 50)
      }
    }
  }

  @Test func `two openers that save the same draft never overwrite each other`() async throws {
    try await withTemporaryFolder { folder in
      let saved = try await withThrowingTaskGroup(of: Int.self) { group in
        for opener in 0..<2 {
          group.addTask { try await saveInTurns(in: folder, opener: opener) }
        }
        return try await group.reduce(0, +)
      }
      let history = try await AppDatabase(folder: folder).drafts(slug: "two-sum", language: .swift)
      #expect(saved == 40)
      #expect(Set(history.map(\.source)).count == 40)
    }
  }

  @Test func `a text that is saved already needs no writer, who may be busy`() async throws {
    try await withTemporaryFolder { folder in
      let database = try AppDatabase(folder: folder)
      func save() async throws -> DraftOutcome {
        try await database.saveDraft(
          slug: "two-sum", language: .swift, source: text(1), basedOn: 0,
          at: Instant(milliseconds: 0))
      }
      let first = try await save()
      var configuration = Configuration()
      configuration.allowsUnsafeTransactions = true
      let other = try DatabaseQueue(
        path: folder.appending(path: AppDatabase.fileName).path, configuration: configuration)
      try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
      #expect(try await save() == first)
      try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    }
  }

  @Test func `a file that may not grow says so and keeps what was saved`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) { [path = folder.path as String] in
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 524_288, rlim_max: 524_288)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        try await fillUntilRefused(URL(filePath: path))
      }
      let damage = try await AppDatabase(folder: folder).damage()
      #expect(damage == [])
    }
  }

  @Test(.enabled(if: SmallDisk.isPossible, "mounting a file system needs root"))
  func `a full disk says so, keeps what was saved, and saves again with space`() async throws {
    try await withTemporaryFolder { folder in
      let disk = try SmallDisk(at: folder)
      defer { disk.unmount() }
      let ballast = folder.appending(path: "ballast")
      try Data(count: 300_000).write(to: ballast)
      let data = folder.appending(path: "data")
      let error = try await fillUntilRefused(data)
      #expect(error == .fullDisk(folder: data))
      try FileManager.default.removeItem(at: ballast)
      try await AppDatabase(folder: data).setSetting("a", to: "b")
      #expect(try await AppDatabase(folder: data).damage() == [])
    }
  }

  @Test(.enabled(if: SmallDisk.isPossible, "mounting a file system needs root"))
  func `a read-only disk says so and is untouched`() async throws {
    try await withTemporaryFolder { folder in
      let disk = try SmallDisk(at: folder)
      defer { disk.unmount() }
      try await AppDatabase(folder: folder).setSetting("a", to: "b")
      try disk.makeReadOnly()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(throws: StoreError.readOnly(folder: folder)) { try AppDatabase(folder: folder) }
      let below = folder.appending(path: "below")
      #expect(throws: StoreError.readOnly(folder: below)) { try AppDatabase(folder: below) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == names)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "modes do not bind root"))
  func `a folder without the right to write says so`() async throws {
    try await withTemporaryFolder { folder in
      chmod(folder.path, 0o500)
      defer { chmod(folder.path, 0o700) }
      #expect(throws: StoreError.readOnly(folder: folder)) { try AppDatabase(folder: folder) }
    }
  }
}

private final class Counter: Sendable {
  let count = Atomic<Int>(0)
}

private func text(_ revision: Int) -> String {
  String(repeating: "let answer = \(revision)\n", count: 40)
}

private func saveUntilKilled(in folder: URL) async throws {
  let saved = Counter()
  let moment = Int.random(in: 0..<200)
  let microseconds = UInt32.random(in: 0..<4000)
  let log = open(
    folder.appending(path: "acknowledged").path, O_CREAT | O_WRONLY | O_APPEND, 0o600)
  let database = try AppDatabase(folder: folder)
  try await withThrowingTaskGroup { group in
    group.addTask {
      while saved.count.load(ordering: .relaxed) < moment { await Task.yield() }
      usleep(microseconds)
      kill(getpid(), SIGKILL)
    }
    for revision in 1... {
      let outcome = try await database.saveDraft(
        slug: "two-sum", language: .swift, source: text(revision), basedOn: revision - 1,
        at: Instant(milliseconds: Int64(revision)))
      guard case .saved = outcome else { exit(1) }
      write(log, "\(revision)\n", "\(revision)\n".utf8.count)
      saved.count.store(revision, ordering: .relaxed)
    }
    try await group.waitForAll()
  }
}

private func saveFifty(in folder: URL, language: Language) async throws {
  let database = try AppDatabase(folder: folder)
  for revision in 1...50 {
    _ = try await database.saveDraft(
      slug: "two-sum", language: language, source: text(revision), basedOn: revision - 1,
      at: Instant(milliseconds: 0))
  }
}

/// Saves twenty texts, each from the revision it saw last; returns how many are in the history.
private func saveInTurns(in folder: URL, opener: Int) async throws -> Int {
  let database = try AppDatabase(folder: folder)
  var kept = 0
  for number in 0..<20 {
    let seen = try await database.draft(slug: "two-sum", language: .swift)?.revision ?? 0
    _ = try await database.saveDraft(
      slug: "two-sum", language: .swift, source: "\(opener) \(number)", basedOn: seen,
      at: Instant(milliseconds: 0))
    kept += 1
  }
  return kept
}

/// Saves growing texts until one is refused, then checks that the last acknowledged one is there.
@discardableResult
private func fillUntilRefused(_ folder: URL) async throws -> StoreError? {
  let database = try AppDatabase(folder: folder)
  for revision in 1...2000 {
    let source = String(repeating: "\(revision) ", count: 2000)
    do {
      _ = try await database.saveDraft(
        slug: "two-sum", language: .swift, source: source, basedOn: revision - 1,
        at: Instant(milliseconds: 0))
    } catch let error as StoreError {
      let kept = try await database.draft(slug: "two-sum", language: .swift)
      guard kept?.revision == revision - 1 else { throw error }
      return error
    }
  }
  Issue.record("The disk was never full.")
  return nil
}
