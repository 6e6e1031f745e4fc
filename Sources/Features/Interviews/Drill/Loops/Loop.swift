import Domain
public import SiteKit
import Store

extension Drill {
  /// A loop of interviews, part by part.
  public struct LoopModel: Sendable, Equatable {
    /// One of its three parts.
    public struct Stage: Sendable, Equatable {
      public enum Kind: String, Sendable, Equatable {
        case screen = "Phone screen"
        case takeHome = "Take-home"
        case followUp = "Follow-up"
      }

      /// What there is to do for it now.
      public enum Way: Sendable, Equatable {
        /// A page that it is done on, or that tells how it went.
        case page(SitePath)
        /// Begins the questions about a check.
        case begin(check: Int)
        /// Another part comes first.
        case later
      }

      public var kind: Kind
      public var words: String
      public var isDone: Bool
      public var way: Way
      /// What is typed to do it; nil once it is done, or before its turn.
      public var command: String?
    }

    public var id: Int
    /// `Loop: Markets`.
    public var title: String
    public var date: String
    /// `2 of 3 parts are done`.
    public var headline: String
    public var isOver: Bool
    public var stages: [Stage]
    /// The parts of its interviews that did not go well.
    public var weak: [InterviewModel.Part]
  }

  /// Every loop, and what one can be about.
  public struct LoopsModel: Sendable, Equatable {
    /// The slugs and names of the projects.
    public var projects: [(slug: String, name: String)]
    public var loops: [LoopModel]

    public static func == (left: Self, right: Self) -> Bool {
      left.loops == right.loops && left.projects.map(\.slug) == right.projects.map(\.slug)
    }
  }

  private static let screenMinutes = 30
  private static let screenCards = 2
  private static let loopsShown = 20

  /// Begins a loop with its phone screen, or gives the one that is not over.
  ///
  /// Throws: ``TakeHomesError/unknownProject(_:nearest:)``, ``DrillError/nothingToAsk``,
  /// ``DrillError/interviewUnderWay``.
  public static func beginLoop(_ slug: String, with services: Services) async throws -> Int {
    if let open = try await loops(with: services).loops.first(where: { !$0.isOver }) {
      return open.id
    }
    let takeHome = try TakeHomes.project(slug, with: services)
    guard try await underWay(with: services) == nil else { throw DrillError.interviewUnderWay }
    var screen = try await choose(with: services)
    screen.minutes = screenMinutes
    screen.cards = Array(screen.cards.prefix(screenCards))
    return try await services.database.beginInterviewLoop(
      InterviewLoop(startedAt: screen.startedAt, takeHome: takeHome.slug, screen: 0), with: screen
    ).id
  }

  /// Gives a loop up, with its phone screen if that has not ended; one that is over stays as it is.
  public static func end(loop id: Int, with services: Services) async throws {
    var loop = try await loop(id, with: services)
    guard try await !model(loop, with: services).isOver else { return }
    try await end(interview: loop.screen, with: services)
    loop.endedAt = services.now()
    try await services.database.keepInterviewLoop(loop)
  }

  /// A loop as it stands, or its report.
  public static func model(loop id: Int, with services: Services) async throws -> LoopModel {
    try await model(try await loop(id, with: services), with: services)
  }

  /// The last loops, newest first.
  public static func loops(with services: Services) async throws -> LoopsModel {
    var loops: [LoopModel] = []
    for loop in try await services.database.interviewLoops().prefix(loopsShown) {
      loops.append(try await model(loop, with: services))
    }
    let projects = try services.takeHomes.all()
    return LoopsModel(projects: projects.map { ($0.slug, $0.name) }, loops: loops)
  }

  private static func loop(_ id: Int, with services: Services) async throws -> InterviewLoop {
    guard let one = try await services.database.interviewLoops().first(where: { $0.id == id })
    else { throw DrillError.unknownLoop }
    return one
  }

  private static func model(
    _ loop: InterviewLoop, with services: Services
  ) async throws -> LoopModel {
    let interviews = try await services.database.mockInterviews()
    let followUp = interviews.last {
      $0.followUp?.takeHome == loop.takeHome && $0.startedAt.instant >= loop.startedAt.instant
        && $0.startedAt.instant <= loop.endedAt ?? $0.startedAt.instant
    }
    var models: [Int: InterviewModel] = [:]
    for id in [loop.screen, followUp?.id].compactMap(\.self)
    where interviews.contains(where: { $0.id == id }) {
      models[id] = try await model(interview: id, with: services)
    }
    let scores = try await services.database.takeHomeScores(of: loop.takeHome).filter {
      let finished = $0.finishedAt.instant
      return loop.startedAt.instant <= finished && finished <= loop.endedAt ?? finished
    }
    return LoopModel(
      loop, name: (try? TakeHomes.project(loop.takeHome, with: services))?.name ?? loop.takeHome,
      screen: models[loop.screen], scores: scores, followUp: followUp.flatMap { models[$0.id] },
      clock: try await services.dayClock(), now: services.now())
  }
}
