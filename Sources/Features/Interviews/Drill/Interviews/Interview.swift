public import Domain
public import SiteKit
import Store

extension Drill {
  /// A mock interview with what became of its parts.
  public struct InterviewModel: Sendable, Equatable {
    /// One of its parts.
    public struct Part: Sendable, Equatable {
      public enum Kind: String, Sendable, Equatable {
        case problem = "Problem"
        case card = "Card"
        case takeHome = "Take-home question"
        /// Of an interview about an answer.
        case answer = "Your answer"
      }

      public var kind: Kind
      /// The problem's slug, or the card's id.
      public var id: String
      public var title: String
      /// What in the learner's answer leads to it.
      public var lead: String?
      public var path: SitePath
      public var isDone: Bool
      /// `Accepted after 2 submissions`, `3 of 5 points`, `not answered`.
      public var words: String
      /// Why it should be repeated; nil where it went well.
      public var `repeat`: String?
    }

    public var id: Int
    /// `Mock interview`, `Interview about your answer to Markets`.
    public var title: String
    public var date: String
    public var isUnderWay: Bool
    public var deadline: Instant
    public var remainingMilliseconds: Int
    /// What is left, as a clock shows it: `44:59`.
    public var left: String
    /// `until 10:45`.
    public var until: String
    public var headline: String
    public var parts: [Part]
  }

  /// Every mock interview, and whether one goes on.
  public struct InterviewsModel: Sendable, Equatable {
    public var minutes: Int
    public var underWay: SitePath?
    public var past: [InterviewModel]
  }

  /// Begins a mock interview, or gives the one that goes on.
  ///
  /// Throws: ``DrillError/nothingToAsk``.
  public static func begin(with services: Services) async throws -> MockInterview {
    if let one = try await underWay(with: services) { return one }
    return try await services.database.keepMockInterview(try await choose(with: services))
  }

  /// A new interview, which is not kept yet.
  static func choose(with services: Services) async throws -> MockInterview {
    let deck = try await deck(with: services)
    let now = services.now()
    let solved = try await services.database.solvedSlugs()
    let problems = try services.problems.summaries()
    guard
      let chosen = InterviewChoice(
        problems: problems, solved: solved, deck: deck, seed: now.milliseconds)
    else { throw DrillError.nothingToAsk }
    return MockInterview(
      startedAt: deck.clock.moment(now), problem: chosen.problem, cards: chosen.cards)
  }

  /// Begins an interview about an answer to a take-home project, or gives the one that has not ended.
  ///
  /// Without a check it is one about a problem and cards.
  /// Throws: ``TakeHomesError/unknownCheck``, ``DrillError/nothingToAskAbout(_:)``.
  public static func begin(
    about check: Int?, with services: Services
  ) async throws -> MockInterview {
    guard let check else { return try await begin(with: services) }
    if let one = try await underWay(with: services) { return one }
    guard let check = try await services.database.takeHomeCheck(id: check) else {
      throw TakeHomesError.unknownCheck
    }
    let takeHome = try TakeHomes.project(check.report.takeHome, with: services)
    guard
      let chosen = FollowUpChoice(
        check.report, of: takeHome, cards: try services.takeHomes.cards())
    else { throw DrillError.nothingToAskAbout(takeHome.name) }
    return try await services.database.keepMockInterview(
      MockInterview(
        startedAt: try await services.dayClock().moment(services.now()),
        minutes: MockInterview.FollowUp.minutes, problem: nil,
        cards: chosen.questions.map(\.card),
        followUp: MockInterview.FollowUp(
          takeHome: takeHome.slug, check: check.id, leads: chosen.questions.map(\.lead))))
  }

  static func underWay(with services: Services) async throws -> MockInterview? {
    let now = services.now()
    return try await services.database.mockInterviews().first { $0.isUnderWay(at: now) }
  }

  /// Ends an interview before its time; one that is over stays as it is.
  public static func end(interview id: Int, with services: Services) async throws {
    var interview = try await self.interview(id, with: services)
    guard interview.isUnderWay(at: services.now()) else { return }
    interview.endedAt = services.now()
    try await services.database.keepMockInterview(interview)
  }

  private static func interview(_ id: Int, with services: Services) async throws -> MockInterview {
    guard let one = try await services.database.mockInterviews().first(where: { $0.id == id })
    else { throw DrillError.unknownInterview }
    return one
  }

  /// An interview as it stands: what is asked, or its report.
  public static func model(
    interview id: Int, with services: Services
  ) async throws -> InterviewModel {
    try await model(try await interview(id, with: services), with: services)
  }

  /// The interview that goes on, else the last one; nil where there was none.
  public static func latestInterview(with services: Services) async throws -> InterviewModel? {
    let now = services.now()
    let all = try await services.database.mockInterviews()
    guard let one = all.first(where: { $0.isUnderWay(at: now) }) ?? all.first else { return nil }
    return try await model(one, with: services)
  }

  /// The answers of an interview that nobody compared with their points, in the order of its cards.
  public static func uncompared(
    interview id: Int, with services: Services
  ) async throws -> [DrillAnswer] {
    let cards = try await interview(id, with: services).cards
    let known = Set(try services.takeHomes.cards().map(\.id))
    let answers = try await services.database.drillAnswers().filter { $0.interview == id }
    return cards.filter(known.contains)
      .compactMap { card in answers.last { $0.card == card } }
      .filter { $0.ticks == nil }
  }

  /// Every interview.
  public static func interviews(with services: Services) async throws -> InterviewsModel {
    let all = try await services.database.mockInterviews()
    let now = services.now()
    var past: [InterviewModel] = []
    for interview in all.filter({ !$0.isUnderWay(at: now) }).prefix(20) {
      past.append(try await model(interview, with: services))
    }
    return InterviewsModel(
      minutes: MockInterview.minutes,
      underWay: all.first { $0.isUnderWay(at: now) }.map { .drill(.interview(id: $0.id)) },
      past: past)
  }

  private static func model(
    _ interview: MockInterview, with services: Services
  ) async throws -> InterviewModel {
    let clock = try await services.dayClock()
    let answers = try await services.database.drillAnswers()
      .filter { $0.interview == interview.id }
    // A clock that was set back may have ended it before it began, which is no range.
    var submissions: [Submitted] = []
    if let problem = interview.problem {
      submissions = try await services.database.submissions(slug: problem) {
        clock.moment($0).offsetSeconds
      }.filter { submission in
        let handedIn = submission.moment.instant
        return interview.startedAt.instant <= handedIn && handedIn <= interview.end
      }
    }
    let about = interview.followUp.map { about in
      (try? TakeHomes.project(about.takeHome, with: services))?.name ?? about.takeHome
    }
    return InterviewModel(
      interview, about: about, cards: try services.takeHomes.cards(), answers: answers,
      problem: try services.problems.summaries().first { $0.slug == interview.problem },
      submissions: submissions, clock: clock, now: services.now())
  }

  /// The card of a running interview, if it is one of its cards.
  static func isAsked(
    _ card: String, in interview: Int, with services: Services
  ) async throws -> Bool {
    try await services.database.mockInterviews().contains {
      $0.id == interview && $0.cards.contains(card) && $0.isUnderWay(at: services.now())
    }
  }
}
