public import Domain
import GRDB

/// How far the learner got with a problem.
public enum ProblemProgress: String, Sendable, Hashable, Codable {
  case attempted, solved
}

extension AppDatabase {
  /// Keeps a run or submission with its verdict.
  ///
  /// Values above ``keptValueBytes`` are kept only of the first failing case. The offset from UTC
  /// tells the day; without it the zone of the settings does.
  @discardableResult
  public func recordAttempt(
    purpose: Attempt.Purpose, source: String, verdict: Verdict, finishedAt instant: Instant,
    offsetSeconds: Int? = nil, place: ExecutionPlace = .local
  ) async throws -> Attempt {
    let record = try AttemptRecord(
      purpose: purpose, source: source, verdict: verdict, finishedAt: instant,
      offsetSeconds: offsetSeconds, place: place)
    let firstFailure = verdict.firstFailure?.index
    var kept = verdict
    var room = Self.keptAttemptBytes
    let cases = try kept.cases.indices.map { place in
      let item = try CaseRecord(
        kept.cases[place], isWhole: kept.cases[place].index == firstFailure, room: &room)
      // What was left out says so in its note; the others are what they were.
      if item.note?.text != kept.cases[place].note { kept.cases[place] = try item.result }
      return item
    }
    return try await write { [record, kept] database in
      var stored = record
      try stored.insert(database)
      for var item in cases {
        item.attempt = stored.id
        try item.insert(database)
      }
      return Attempt(
        id: stored.id ?? 0, purpose: purpose, source: source, verdict: kept,
        finishedAt: instant, place: place)
    }
  }

  /// Keeps what was found out about an attempt after its verdict was told: its counterexample,
  /// its complexity, and how far it comes beyond LeetCode's bounds.
  public func recordFindings(on attempt: Attempt) async throws {
    let verdict = attempt.verdict
    try await write { database in
      // An import may have given its number to another meanwhile.
      guard var stored = try AttemptRecord.fetchOne(database, key: attempt.id),
        stored.slug == verdict.slug, stored.finishedAt == attempt.finishedAt.milliseconds
      else { return }
      try stored.change { kept in
        kept.counterexample = verdict.counterexample
        kept.complexity = verdict.complexity
        kept.stretch = verdict.stretch
      }
      try stored.update(database)
    }
  }

  /// A problem's attempts without their cases, newest first.
  public func attempts(slug: String, limit: Int = 50) async throws -> [Attempt] {
    try await read { database in
      try AttemptRecord.filter(AttemptRecord.Columns.slug == slug)
        .order(AttemptRecord.Columns.id.desc).limit(limit).fetchAll(database)
        .map { try $0.attempt(cases: []) }
    }
  }

  /// An attempt with its cases, or nil when there is none with this identifier.
  public func attempt(id: Int) async throws -> Attempt? {
    try await read { database in
      guard let record = try AttemptRecord.fetchOne(database, key: id) else { return nil }
      let cases = try CaseRecord.filter(CaseRecord.Columns.attempt == id)
        .order(CaseRecord.Columns.position).fetchAll(database)
      return try record.attempt(cases: cases)
    }
  }

  /// Each tried problem's slug with how far the learner got: solved by an accepted submission, here
  /// or on LeetCode; what was run nowhere is no try.
  public func progress() async throws -> [String: ProblemProgress] {
    try await read { database in
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT slug, max(purpose = 'submit' AND kind = 'accepted') AS isSolved
          FROM attempt WHERE place <> 'none' GROUP BY slug
          """)
      // Names that differ for the database in their bytes alone are one here.
      return Dictionary(rows.map { ($0["slug"], $0["isSolved"] ? .solved : .attempted) }) {
        $0 == .solved ? $0 : $1
      }
    }
  }
}
