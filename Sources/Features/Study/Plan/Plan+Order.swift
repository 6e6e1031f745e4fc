import Domain
import SiteKit

extension Plan {
  /// What the request asks for as an order; throws ``PlanError`` for what cannot be.
  static func order(
    _ request: PlanRequest, today: CivilDate, plans: [PlanTemplate]
  ) throws -> PlanOrder {
    let start = request.start ?? today
    guard start >= today else { throw PlanError.startPast(start) }
    guard start.days(since: today) <= PlanOrder.Bounds.daysToInterview.upperBound else {
      throw PlanError.interviewTooFar(start)
    }
    if let weeks = request.weeks, !PlanOrder.Bounds.weeks.contains(weeks) {
      throw PlanError.badWeeks
    }
    if let hours = request.hours, !PlanOrder.Bounds.hours.contains(hours) {
      throw PlanError.badHours
    }
    guard let key = request.key else { return try own(request, start: start) }
    guard let plan = plans.first(where: { $0.key == key }) else {
      throw PlanError.unknownPlan(key: key, known: plans.map(\.key))
    }
    for (said, asked, word) in [
      (request.weeks, plan.weeks, "weeks"), (request.hours, plan.hours, "hours"),
    ] where said != nil && asked == nil {
      throw PlanError.notAsked(word: word, plan: plan.title)
    }
    return plan.order(start: start, weeks: request.weeks, hours: request.hours)
  }

  private static func own(_ request: PlanRequest, start: CivilDate) throws -> PlanOrder {
    guard let until = request.until else { throw PlanError.interviewMissing }
    let days = until.days(since: start)
    guard days >= PlanOrder.Bounds.daysToInterview.lowerBound else {
      throw PlanError.interviewPast(until)
    }
    guard days <= PlanOrder.Bounds.daysToInterview.upperBound else {
      throw PlanError.interviewTooFar(until)
    }
    guard let hours = request.hours else { throw PlanError.badHours }
    return PlanOrder(
      title: "Until \(until.parts.day) \(until.monthName)", selection: .everything, start: start,
      hours: hours, interview: until, known: request.known)
  }
}
