import Domain
import SiteKit
import Store

extension SyncRun {
  /// How many problems are asked about in one sync.
  private static let mostProblems = 5
  /// For how long a problem counts as one that the learner works on.
  private static let recentMilliseconds: Int64 = 2 * 86_400_000

  /// Keeps what was handed in there, also what was refused, of what the learner works on here.
  ///
  /// For the history alone: trouble with it is none of the sync's.
  func keepSubmissions(_ session: OnlineSession, _ run: inout SyncState.Run) async throws {
    for slug in try await slugsAtWork() {
      do {
        let found = try await judge.submissions(session, slug)
        try await LeetCode.keep([], submissions: found, under: claim, with: services)
      } catch OnlineError.unknownProblem, OnlineError.premium {
        // LeetCode has the others all the same.
      } catch is OnlineError {
        return
      }
      try await tell(&run)
    }
  }

  /// The problems with the newest submissions here, the newest first.
  private func slugsAtWork() async throws -> [String] {
    let since = services.now().milliseconds - Self.recentMilliseconds
    let local = Set(try services.problems.summaries().filter(\.isLocalOnly).map(\.slug))
    let submissions = try await services.database.submissions { [clock] in
      clock.moment($0).offsetSeconds
    }
    var slugs: [String] = []
    for submitted in submissions.reversed() where slugs.count < Self.mostProblems {
      guard submitted.moment.instant.milliseconds >= since else { break }
      if !local.contains(submitted.slug), !slugs.contains(submitted.slug) {
        slugs.append(submitted.slug)
      }
    }
    return slugs
  }
}
