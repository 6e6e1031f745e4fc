import Domain
import Study

extension Review {
  /// `1 day`, `12 days`.
  static func days(_ count: Int) -> String { Measure.count(count, "day") }

  /// `74 %`.
  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  /// `Thu 5 Mar`, with its year unless it is this one's.
  static func date(_ day: CivilDate, today: CivilDate) -> String {
    let year = day.parts.year
    return year == today.parts.year ? day.shortText : "\(day.shortText) \(year)"
  }

  /// `3 days overdue`, `due today`, `due Thu 5 Mar`.
  static func due(_ day: CivilDate, today: CivilDate) -> String {
    switch today.days(since: day) {
    case 0: "due today"
    case 1...: "\(days(today.days(since: day))) overdue"
    default: "due \(date(day, today: today))"
    }
  }

  /// Why a grade is suggested, as a sentence.
  static func why(_ facts: ReviewFacts) -> String {
    let minutes = facts.activeSeconds.map { Measure.count(max(1, $0 / 60), "active minute") }
    let par = "it is meant for \(facts.parMinutes)"
    return switch facts.suggestion?.reason {
    case .openedEditorial: "The editorial was open."
    case .openedSolution: "A solution was open."
    case .failed: "The last submission wasn't accepted."
    case .openedHints: "Accepted with \(Measure.count(facts.hintsOpened, "hint"))."
    case .wrongSubmits:
      "Accepted after \(Measure.count(facts.wrongSubmits, "wrong submission"))."
    case .slow: "Accepted in \(minutes ?? "time"); \(par)."
    case .quick: "Accepted at the first try in \(minutes ?? "time"); \(par)."
    case .inTime: "Accepted in \(minutes ?? "time"); \(par)."
    case .accepted: "Accepted; the time it took isn't known."
    case nil: "Nothing was submitted."
    }
  }
}
