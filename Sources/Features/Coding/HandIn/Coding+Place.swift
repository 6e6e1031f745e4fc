public import Domain
public import SiteKit
import Store

extension Coding {
  /// Who judges what the learner runs of a problem: this machine, unless the learner chose another.
  public static func place(
    of slug: String, with services: Services
  ) async throws -> ExecutionPlace {
    let text = try await services.database.setting(placeSetting(of: slug))
    return text.flatMap { ExecutionPlace(rawValue: $0) } ?? .local
  }

  /// Who judges a run or a submission: hidden tests are only here, so LeetCode alone gets runs.
  ///
  /// Where nobody is to run anything, nobody does.
  public static func place(
    of slug: String, for purpose: Attempt.Purpose, with services: Services
  ) async throws -> ExecutionPlace {
    let place = try await place(of: slug, with: services)
    return purpose == .submit && place == .leetCode ? .local : place
  }

  /// Chooses who judges what the learner runs of a problem.
  ///
  /// Throws: ``CodingError``, and ``OnlineError`` for a problem that LeetCode cannot judge.
  public static func setPlace(
    _ place: ExecutionPlace, of slug: String, with services: Services
  ) async throws {
    let problem = try services.problem(slug)
    if place == .leetCode { try checkOnline(problem) }
    try await services.database.setSetting(
      placeSetting(of: slug), to: place == .local ? nil : place.rawValue)
  }

  /// Who does the work of a place (`CodeExecuting`).
  ///
  /// Throws: ``OnlineError`` where LeetCode is asked for what it cannot do, or nobody is signed in.
  public static func executor(
    for place: ExecutionPlace, of problem: Problem, with services: Services
  ) async throws -> Runner {
    switch place {
    case .local: return services.runner
    case .none: return .noOp
    case .leetCode:
      try checkOnline(problem)
      return .leetCode(services.onlineJudge, as: try await services.onlineSession())
    }
  }

  /// Who takes an official submission; nil for any other.
  static func officialExecutor(
    for submission: Submission, to problem: Problem, with services: Services
  ) async throws -> Runner? {
    guard submission.isOfficial, submission.purpose == .submit, submission.place == .local
    else { return nil }
    try checkOnline(problem)
    return .leetCodeSubmissions(
      services.onlineJudge, as: try await services.onlineSession())
  }

  /// Refuses a problem that LeetCode asks money for.
  static func checkOnline(_ problem: Problem) throws {
    guard !problem.summary.isLocalOnly else { throw OnlineError.premium(slug: problem.slug) }
  }

  package static func placeSetting(of slug: String) -> String { "place:\(slug)" }
}

extension ExecutionPlace {
  /// As a menu has it.
  package var title: String {
    switch self {
    case .local: "Here"
    case .leetCode: "On LeetCode"
    case .none: "Nowhere"
    }
  }

  /// What of a result says that it was not judged here, with a space before it.
  package var suffix: String { self == .leetCode ? " on LeetCode" : "" }
}
