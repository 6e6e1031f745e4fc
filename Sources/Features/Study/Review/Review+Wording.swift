import Domain
import SiteKit
import Study

extension Review {
  /// `74 %`.
  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

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
