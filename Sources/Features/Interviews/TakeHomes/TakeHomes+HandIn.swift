public import Domain
import Foundation
public import SiteKit
import Store

extension TakeHomes {
  /// How many answers to a project are kept of a learner.
  private static let kept = 2

  /// Unpacks an answer that was handed in as one file; gives its folder, beside the learner's data.
  ///
  /// The last two of a project are kept. Throws: `HandInError`, ``TakeHomesError``.
  public static func unpack(
    _ bytes: [UInt8], of slug: String, with services: Services
  ) async throws -> String {
    let takeHome = try project(slug, with: services)
    let parent = (services.dataFolder ?? services.cacheFolder)
      .appending(path: "handed-in").appending(path: takeHome.slug)
    let name = "\(services.now().milliseconds)"
    let folder = parent.appending(path: name).path
    try await services.grading.unpack(bytes, folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for old in names.filter({ $0 != name }).sorted().dropLast(kept - 1) {
      try? FileManager.default.removeItem(at: parent.appending(path: old))
    }
    return try candidate(at: folder)
  }

  /// A learner of a class.
  public struct Classmate: Sendable {
    public var name: String
    /// Those that the learner's own site has.
    public var services: Services

    public init(name: String, services: Services) {
      self.name = name
      self.services = services
    }
  }

  /// What the learners of a class handed in, as their teacher sees it.
  public struct Roll: Sendable, Equatable {
    /// What is told of a learner's checks of one project.
    public struct Cell: Sendable, Equatable {
      public var last: Int
      public var best: Int
      /// `3 checks`.
      public var checks: String
      public var instant: Instant
      /// In the learner's own days.
      public var time: String
    }

    public struct Learner: Sendable, Equatable {
      public var name: String
      /// By project; nil: nothing was checked.
      public var cells: [Cell?]
    }

    public var projects: [String]
    /// By name.
    public var learners: [Learner]
  }

  /// The table of some learners' checks.
  public static func roll(
    of learners: [Classmate], with services: Services
  ) async throws -> Roll {
    let all = try services.takeHomes.all()
    var rows: [Roll.Learner] = []
    for learner in learners.sorted(by: { $0.name < $1.name }) {
      let scores = try await learner.services.database.takeHomeScores()
      let cells = all.map { takeHome -> Roll.Cell? in
        let own = scores.filter { $0.takeHome == takeHome.slug }
        guard let last = own.first, let best = own.map(\.score).max() else { return nil }
        return Roll.Cell(
          last: last.score, best: best, checks: Measure.count(own.count, "check"),
          instant: last.finishedAt.instant, time: time(last.finishedAt))
      }
      rows.append(Roll.Learner(name: learner.name, cells: cells))
    }
    return Roll(projects: all.map(\.name), learners: rows)
  }
}
