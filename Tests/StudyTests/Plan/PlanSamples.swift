import Domain
import Foundation

extension CivilDate {
  /// A day of March 2026, whose second is a Monday.
  static func march(_ day: Int) -> CivilDate {
    CivilDate(daysSinceEpoch: 20_513 + day - 1)
  }
}

extension ProblemSummary {
  static func planned(
    _ slug: String, _ topic: Topic, _ difficulty: Difficulty = .medium, minutes: Int = 30,
    lists: [String] = ["blind75", "neetcode150", "grind169"]
  ) -> ProblemSummary {
    ProblemSummary(
      slug: slug, title: slug, topic: topic, difficulty: difficulty, lists: lists,
      number: nil, minutes: minutes, isLocalOnly: false, contentVersion: "1")
  }
}

/// Eight problems of four topics, not in the order of study.
let smallCatalogue: [ProblemSummary] = [
  .planned("coins", .dp1d),
  .planned("sum", .arraysHashing, .easy, minutes: 15),
  .planned("tree", .trees, .easy),
  .planned("groups", .arraysHashing),
  .planned("window", .slidingWindow),
  .planned("path", .trees, .hard, minutes: 45, lists: ["grind169"]),
  .planned("robber", .dp1d, lists: ["neetcode150", "grind169"]),
  .planned("product", .arraysHashing, lists: ["neetcode150"]),
]

extension PlanDraft {
  /// `slug@day` of March, in order.
  var text: String {
    entries.map { "\($0.slug)@\($0.day.days(since: .march(1)) + 1)" }.joined(separator: " ")
  }
}

extension StudyPlan {
  init(_ draft: PlanDraft) {
    self.init(
      id: 1, order: draft.order, entries: draft.entries, leftOut: draft.leftOut,
      madeAt: Moment(Instant(milliseconds: 0), offsetSeconds: 0))
  }
}
