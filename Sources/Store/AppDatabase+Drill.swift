public import Domain
import GRDB

extension AppDatabase {
  /// Keeps an answer to an interview card, new or changed, and returns it with its number.
  @discardableResult
  public func keepDrillAnswer(_ answer: DrillAnswer) async throws -> DrillAnswer {
    let fresh = try DrillAnswerRecord(answer)
    return try await write { database in
      var record = fresh
      try record.save(database)
      return try record.answer
    }
  }

  /// Every answer, or those to one card, oldest first.
  public func drillAnswers(card: String? = nil) async throws -> [DrillAnswer] {
    try await read { database in
      var request = DrillAnswerRecord.order(
        DrillAnswerRecord.Columns.instant, DrillAnswerRecord.Columns.id)
      if let card { request = request.filter(DrillAnswerRecord.Columns.card == card) }
      return try request.fetchAll(database).map { try $0.answer }
    }
  }

  /// An answer; nil when there is none of this number.
  public func drillAnswer(id: Int) async throws -> DrillAnswer? {
    try await read { try DrillAnswerRecord.fetchOne($0, key: id)?.answer }
  }

  /// When answers were graded, which is study; oldest first.
  public func drilledMoments() async throws -> [Moment] {
    try await read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT instant, offsetSeconds FROM drillAnswer WHERE grade IS NOT NULL ORDER BY instant, id
          """
      ).map { row in
        Moment(Instant(milliseconds: row["instant"]), offsetSeconds: row["offsetSeconds"])
      }
    }
  }

  /// Keeps a mock interview, new or changed, and returns it with its number.
  @discardableResult
  public func keepMockInterview(_ interview: MockInterview) async throws -> MockInterview {
    let fresh = try MockInterviewRecord(interview)
    return try await write { database in
      var record = fresh
      try record.save(database)
      return try record.interview
    }
  }

  /// Every mock interview, newest first.
  public func mockInterviews() async throws -> [MockInterview] {
    try await read { database in
      try MockInterviewRecord.order(
        MockInterviewRecord.Columns.startedAt.desc, MockInterviewRecord.Columns.id.desc
      ).fetchAll(database).map { try $0.interview }
    }
  }

  /// Keeps a new loop together with the interview that it begins with.
  public func beginInterviewLoop(
    _ loop: InterviewLoop, with screen: MockInterview
  ) async throws -> InterviewLoop {
    let fresh = try MockInterviewRecord(screen)
    return try await write { database in
      var first = fresh
      try first.insert(database)
      var record = InterviewLoopRecord(loop)
      record.screen = first.id ?? 0
      try record.insert(database)
      return record.loop
    }
  }

  /// Keeps a loop of interviews, new or changed, and returns it with its number.
  @discardableResult
  public func keepInterviewLoop(_ loop: InterviewLoop) async throws -> InterviewLoop {
    try await write { database in
      var record = InterviewLoopRecord(loop)
      try record.save(database)
      return record.loop
    }
  }

  /// Every loop of interviews, newest first.
  public func interviewLoops() async throws -> [InterviewLoop] {
    try await read { database in
      try InterviewLoopRecord.order(
        InterviewLoopRecord.Columns.startedAt.desc, InterviewLoopRecord.Columns.id.desc
      ).fetchAll(database).map(\.loop)
    }
  }
}
