public import Domain

extension Plan {
  /// What a learner wants to follow: a ready plan by its key, or one until an interview.
  public struct Request: Sendable, Hashable {
    /// Nil: a plan of one's own.
    public var key: String?
    /// Nil: today.
    public var start: CivilDate?
    /// Nil: as the ready plan says.
    public var weeks: Int?
    /// A week; nil: as the ready plan says.
    public var hours: Int?
    public var until: CivilDate?
    public var known: [Topic]

    public init(
      key: String? = nil, start: CivilDate? = nil, weeks: Int? = nil, hours: Int? = nil,
      until: CivilDate? = nil, known: [Topic] = []
    ) {
      self.key = key
      self.start = start
      self.weeks = weeks
      self.hours = hours
      self.until = until
      self.known = known
    }

    /// Reads the fields of an address or a form; what cannot be read counts as not said.
    public init(field: (String) -> String?) {
      let listed = Set((field("known") ?? "").split(separator: ",").map(String.init))
      self.init(
        key: field("key").flatMap { $0.isEmpty ? nil : $0 },
        start: field("start").flatMap { CivilDate($0) },
        weeks: field("weeks").flatMap { Int($0) }, hours: field("hours").flatMap { Int($0) },
        until: field("until").flatMap { CivilDate($0) },
        known: Topic.allCases.filter {
          listed.contains($0.rawValue) || field("known-\($0.rawValue)") != nil
        })
    }

    /// The same as fields of an address or a form.
    public var fields: [(name: String, value: String?)] {
      [
        ("key", key), ("start", start?.description), ("weeks", weeks.map(String.init)),
        ("hours", hours.map(String.init)), ("until", until?.description),
        ("known", known.isEmpty ? nil : known.map(\.rawValue).joined(separator: ",")),
      ]
    }
  }

  /// What the request asks for as an order; throws ``PlanError`` for what cannot be.
  static func order(
    _ request: Request, today: CivilDate, plans: [PlanTemplate]
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

  private static func own(_ request: Request, start: CivilDate) throws -> PlanOrder {
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
