public import Domain

/// Why a plan was not made or changed.
public enum PlanError: UserFacingError, Hashable {
  case unknownPlan(key: String, known: [String])
  case noPlan
  /// The interview is today or over.
  case interviewPast(CivilDate)
  case interviewTooFar(CivilDate)
  /// An own plan without its day.
  case interviewMissing
  case badHours
  case badWeeks
  /// Something was said that the plan does not ask for, such as hours.
  case notAsked(word: String, plan: String)
  case startPast(CivilDate)
  /// No problem fits the time, or none is left.
  case nothingToPlan(hasTime: Bool)
  /// Nothing is planned after today.
  case nothingAhead
  case nothingToUndo

  public var message: String {
    switch self {
    case .unknownPlan(let key, _): "There's no plan called “\(key)”."
    case .noPlan: "You don't have a plan yet."
    case .interviewPast(let day): "\(day) leaves no day to study: it's today or in the past."
    case .interviewTooFar(let day): "\(day) is more than two years away."
    case .interviewMissing: "The day of the interview is missing."
    case .badHours: "The hours per week are missing or out of range."
    case .badWeeks: "The weeks are out of range."
    case .notAsked(let word, let plan): "“\(plan)” doesn't use \(word)."
    case .startPast(let day): "A plan can't begin on \(day): that day is past."
    case .nothingToPlan(hasTime: true): "No problem is left for this plan."
    case .nothingToPlan(hasTime: false): "The time is too short for even one problem."
    case .nothingAhead: "Nothing is planned after today."
    case .nothingToUndo: "No plan from the last day can be restored."
    }
  }

  public var hint: String? {
    switch self {
    case .unknownPlan(let key, let known):
      known.isEmpty
        ? nil
        : "Choose one of \((nearestNames(to: key, in: known) + known).unique.joined(separator: ", "))."
    case .noPlan: "Choose one: /plan, or focus plan --list."
    case .interviewPast: "Choose a later day."
    case .interviewTooFar: "Choose an earlier day: plans can't be that long."
    case .interviewMissing: "Write it as 2026-12-24."
    case .badHours: "From \(Self.words(PlanOrder.Bounds.hours)) hours per week."
    case .badWeeks: "From \(Self.words(PlanOrder.Bounds.weeks)) weeks."
    case .notAsked(let word, _): "Leave the \(word) out, or choose another plan."
    case .startPast: "Choose today or a later day."
    case .nothingToPlan(hasTime: true): "Deselect a topic that you know."
    case .nothingToPlan(hasTime: false): "Give it more hours or a later day."
    case .nothingAhead: "What is open stays due until it is solved."
    case .nothingToUndo: "Former plans are kept for a day."
    }
  }

  /// Whether other words would help.
  public var isUsage: Bool {
    switch self {
    case .noPlan, .nothingAhead, .nothingToUndo: false
    default: true
    }
  }

  private static func words(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }
}

extension [String] {
  /// Without repetitions.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
