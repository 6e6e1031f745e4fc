public import Domain

/// The addresses of the study plan, below `/plan`.
public enum PlanPath: Sendable, Hashable {
  /// The plan, or the choice of one; the month of today.
  case page
  /// The plan in the month of a day.
  case month(CivilDate)
  /// The choice of a plan while one is followed.
  case choose
  /// What a plan would be, in the month of a day; nil: its first.
  case preview(PlanRequest, month: CivilDate?)
  /// POST: follows the plan that the fields say.
  case start
  /// What would move if the plan were laid out anew; POST does it.
  case replan
  /// POST: brings the next day forward to today.
  case advance
  /// Asks whether to end the plan; POST ends it.
  case reset
  /// POST: follows a former plan again.
  case restore(id: Int)

  init?(segments: [String], query: [String: String]) {
    let month = query["month"].flatMap { CivilDate($0 + "-01") }
    switch (segments.first, segments.count) {
    case (nil, _): self = month.map(PlanPath.month) ?? .page
    case ("choose", 1): self = .choose
    case ("preview", 1):
      self = .preview(PlanRequest { query[$0] }, month: month)
    case ("start", 1): self = .start
    case ("replan", 1): self = .replan
    case ("advance", 1): self = .advance
    case ("reset", 1): self = .reset
    case ("former", 2):
      guard let id = Int(segments[1]) else { return nil }
      self = .restore(id: id)
    default: return nil
    }
  }

  var segments: [String] {
    switch self {
    case .page, .month: []
    case .choose: ["choose"]
    case .preview: ["preview"]
    case .start: ["start"]
    case .replan: ["replan"]
    case .advance: ["advance"]
    case .reset: ["reset"]
    case .restore(let id): ["former", String(id)]
    }
  }

  var query: [(String, String?)] {
    switch self {
    case .month(let day): [("month", Self.text(day))]
    case .preview(let request, let month):
      request.fields.map { ($0.name, $0.value) } + [("month", month.map(Self.text))]
    default: []
    }
  }

  private static func text(_ day: CivilDate) -> String { String(day.description.prefix(7)) }
}
