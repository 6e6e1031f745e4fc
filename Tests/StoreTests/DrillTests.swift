import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Store

@Suite(.timeLimit(.minutes(20))) struct DrillTests {
  private static func answer(_ card: String, at minute: Int64, grade: Grade?) -> DrillAnswer {
    var work = DrillWork()
    work.text = "a\u{0}b"
    work.order = [1, 0]
    work.report = CodeReport(
      passed: [true, false],
      diagnostics: [.init(line: 1, column: 2, severity: .error, message: "<no>")], output: "o",
      words: "1 of 2 tests hold.")
    return DrillAnswer(
      card: card,
      moment: Moment(
        Instant(milliseconds: 1_770_000_000_000 + minute * 60_000), offsetSeconds: 3600),
      seconds: 80, work: work, ticks: grade == nil ? nil : [0, 2], grade: grade)
  }

  @Test func `an answer comes back whole, and is changed in place`() async throws {
    let database = try AppDatabase.empty()
    var kept = try await database.keepDrillAnswer(Self.answer("a-b", at: 0, grade: nil))
    #expect(kept.id > 0)
    var expected = Self.answer("a-b", at: 0, grade: nil)
    expected.id = kept.id
    #expect(kept == expected)
    kept.grade = .hard
    kept.ticks = []
    kept.feedback = "f\u{0}"
    #expect(try await database.keepDrillAnswer(kept) == kept)
    #expect(try await database.drillAnswer(id: kept.id) == kept)
    #expect(try await database.drillAnswers().count == 1)
    #expect(try await database.drillAnswer(id: kept.id + 1) == nil)
  }

  @Test func `answers are listed oldest first, and graded ones are study`() async throws {
    let database = try AppDatabase.empty()
    for (card, minute, grade) in [("a-b", 2, .good), ("a-c", 1, nil), ("a-b", 0, .again)]
      as [(String, Int64, Grade?)]
    {
      try await database.keepDrillAnswer(Self.answer(card, at: minute, grade: grade))
    }
    #expect(try await database.drillAnswers().map(\.grade) == [.again, nil, .good])
    #expect(try await database.drillAnswers(card: "a-b").map(\.grade) == [.again, .good])
    #expect(try await database.drilledMoments().count == 2)
  }

  @Test func `an interview is kept with its answers`() async throws {
    let database = try AppDatabase.empty()
    let start = Self.answer("a", at: 0, grade: nil).moment
    var interview = try await database.keepMockInterview(
      MockInterview(startedAt: start, problem: "two-sum", cards: ["a-b", "a-c"]))
    var answer = Self.answer("a-b", at: 1, grade: nil)
    answer.interview = interview.id
    #expect(try await database.keepDrillAnswer(answer).interview == interview.id)
    interview.endedAt = Instant(milliseconds: start.instant.milliseconds + 60_000)
    try await database.keepMockInterview(interview)
    #expect(try await database.mockInterviews() == [interview])
  }

  @Test func `an interview about an answer is kept with what leads to its questions`() async throws
  {
    let database = try AppDatabase.empty()
    let about = MockInterview.FollowUp(takeHome: "tiny", check: 3, leads: ["You wrote: “a”.", ""])
    let kept = try await database.keepMockInterview(
      MockInterview(
        startedAt: Self.answer("a", at: 0, grade: nil).moment, minutes: 15, problem: nil,
        cards: ["a-b", "a-c"], followUp: about))
    #expect(kept.followUp == about && kept.problem == nil)
    #expect(kept.lead(to: "a-b") == "You wrote: “a”." && kept.lead(to: "other") == nil)
    #expect(try await database.mockInterviews() == [kept])
  }

  @Test func `a loop is kept with its first interview, also in an export`() async throws {
    let here = try AppDatabase.empty()
    let start = Self.answer("a", at: 0, grade: nil).moment
    var loop = try await here.beginInterviewLoop(
      InterviewLoop(startedAt: start, takeHome: "tiny", screen: 0),
      with: MockInterview(startedAt: start, problem: "two-sum", cards: ["a-b"]))
    #expect(try await here.mockInterviews().map(\.id) == [loop.screen])
    loop.endedAt = start.instant
    try await here.keepInterviewLoop(loop)
    #expect(try await here.interviewLoops() == [loop])
    let there = try AppDatabase.empty()
    let file = try await here.archive(at: start.instant)
    for mode in [ImportMode.replace, .merge] {
      try await there.importArchive(file, mode: mode)
      #expect(try await there.interviewLoops() == [loop])
    }
  }

  @Test func `interviews from before there were loops are kept`() async throws {
    try await withTemporaryFolder { folder in
      let first = try DatabaseQueue(path: folder.appending(path: AppDatabase.fileName).path)
      try Schema.migrator.migrate(first, upTo: "11 long answers")
      try await first.write {
        try $0.execute(
          sql: """
            INSERT INTO mockInterview (startedAt, offsetSeconds, minutes, problem, cards)
            VALUES (1000, 0, 45, 'two-sum', '["a-b"]')
            """)
      }
      try first.close()
      let kept = try await AppDatabase(folder: folder).mockInterviews()
      #expect(kept.map(\.problem) == ["two-sum"] && kept.allSatisfy { $0.followUp == nil })
    }
  }

  @Test func `a file from before there was a drill keeps what it holds`() async throws {
    try await withTemporaryFolder { folder in
      try await leaveOldFile(in: folder, upTo: "9 take-homes")
      let database = try AppDatabase(folder: folder)
      #expect(try await database.setting("a") == "b")
      #expect(try await database.drillAnswers() == [])
    }
  }

  @Test func `answers and interviews go into an export and come out of it`() async throws {
    let here = try AppDatabase.empty()
    let start = Self.answer("a", at: 0, grade: nil).moment
    let interview = try await here.keepMockInterview(
      MockInterview(startedAt: start, problem: "two-sum", cards: ["a-b"]))
    var answer = Self.answer("a-b", at: 1, grade: .good)
    answer.interview = interview.id
    answer = try await here.keepDrillAnswer(answer)
    let file = try await here.archive(at: start.instant)
    let there = try AppDatabase.empty()
    for mode in [ImportMode.replace, .merge] {
      try await there.importArchive(file, mode: mode)
      #expect(try await there.drillAnswers() == [answer])
      #expect(try await there.mockInterviews() == [interview])
    }
  }
}
