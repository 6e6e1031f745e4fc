public import Foundation
public import RoundsDomain
internal import RoundsBridge

/// Invented rounds for a first look, dated back from a day.
public enum BundledRounds {
  private struct Plan {
    var name: String
    var daysAgo: Int
    var metres: Int
    var status: RoundStatus
    /// Shot arrows; nil for a round that was not begun.
    var arrows: Int?
    /// 0...1: how good the archer was.
    var skill: Double
    var ends = 12
    var arrowsPerEnd = 6
  }

  private static let plans = [
    Plan(
      name: "Club evening", daysAgo: -6, metres: 18, status: .planned, skill: 0, ends: 10,
      arrowsPerEnd: 3),
    Plan(name: "Autumn 720", daysAgo: -2, metres: 70, status: .planned, skill: 0),
    Plan(
      name: "Training before work", daysAgo: 0, metres: 50, status: .inProgress, arrows: 20,
      skill: 0.74),
    Plan(
      name: "Indoor practice", daysAgo: 1, metres: 18, status: .inProgress, arrows: 9, skill: 0.9,
      ends: 20, arrowsPerEnd: 3),
    Plan(name: "Rainy afternoon", daysAgo: 3, metres: 70, status: .paused, arrows: 30, skill: 0.62),
    Plan(name: "Regional 720", daysAgo: 9, metres: 70, status: .completed, arrows: 72, skill: 0.8),
    Plan(
      name: "Sunday at the lake", daysAgo: 16, metres: 50, status: .completed, arrows: 72,
      skill: 0.84),
    Plan(name: "Club round", daysAgo: 23, metres: 70, status: .completed, arrows: 72, skill: 0.73),
    Plan(
      name: "Indoor league, second leg", daysAgo: 30, metres: 18, status: .completed, arrows: 60,
      skill: 0.92, ends: 20, arrowsPerEnd: 3),
    Plan(name: "Windy 720", daysAgo: 37, metres: 70, status: .completed, arrows: 72, skill: 0.58),
    Plan(name: "New arrows", daysAgo: 44, metres: 50, status: .completed, arrows: 72, skill: 0.76),
    Plan(
      name: "Indoor league, first leg", daysAgo: 58, metres: 18, status: .completed, arrows: 60,
      skill: 0.86, ends: 20, arrowsPerEnd: 3),
    Plan(
      name: "First time at seventy", daysAgo: 72, metres: 70, status: .completed, arrows: 72,
      skill: 0.5),
  ]

  /// The same rounds for the same day, the newest first.
  public static func rounds(before today: Date) -> [Round] {
    plans.enumerated().map { index, plan in
      let arrows = arrows(plan, seed: UInt64(index) + 1)
      return Round(
        id: Int64(plans.count - index), name: plan.name,
        date: today.addingTimeInterval(Double(-plan.daysAgo) * 86_400),
        distanceMetres: plan.metres, status: plan.status,
        score: arrows.isEmpty ? nil : arrows.reduce(0) { $0 + $1.points }, arrows: arrows,
        arrowsPerEnd: plan.arrowsPerEnd, endCount: plan.ends)
    }
  }

  private static func arrows(_ plan: Plan, seed: UInt64) -> [Arrow] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    return (0..<(plan.arrows ?? 0)).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let chance = Double(state >> 40) / Double(1 << 24)
      let value = (11 * (1 - pow(chance, 1.5) * (1.3 - plan.skill))).rounded()
      return Arrow(rawValue: min(11, max(0, Int(value)))) ?? .miss
    }
  }
}
