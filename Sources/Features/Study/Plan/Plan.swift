public import Domain

/// The study plan: which problems on which day, what was missed, and how plans are made.
public enum Plan {
  /// A problem of the plan.
  public struct Item: Sendable, Hashable {
    public var summary: ProblemSummary
    public var plannedOn: CivilDate
    /// Whether it was solved, here or elsewhere.
    public var isDone: Bool

    public init(summary: ProblemSummary, plannedOn: CivilDate, isDone: Bool) {
      self.summary = summary
      self.plannedOn = plannedOn
      self.isDone = isDone
    }
  }

  /// What the plan asks for on a day.
  public struct Day: Sendable, Hashable {
    public var planTitle: String
    /// From 1; 0 before the plan begins, and never above the total.
    public var number: Int
    /// How many days the plan has.
    public var total: Int
    public var items: [Item]
    /// What was missed on earlier days and open when this day began, oldest first.
    public var carriedOver: [Item]
    public var tomorrow: [Item]
    /// Whether every problem of the plan is solved.
    public var isFinished: Bool

    public init(
      planTitle: String, number: Int, total: Int, items: [Item], carriedOver: [Item] = [],
      tomorrow: [Item] = [], isFinished: Bool = false
    ) {
      self.planTitle = planTitle
      self.number = number
      self.total = total
      self.items = items
      self.carriedOver = carriedOver
      self.tomorrow = tomorrow
      self.isFinished = isFinished
    }
  }

  /// How long a former plan is kept, so that it can be followed again.
  static let keptMilliseconds: Int64 = 86_400_000

  /// A plan beside the catalogue and what is solved of it.
  struct State: Sendable {
    var plan: StudyPlan
    var today: CivilDate
    /// The catalogue by slug.
    var summaries: [String: ProblemSummary]
    /// The day on which each solved problem was solved first.
    var solvedOn: [String: CivilDate]

    /// What of the plan the catalogue has.
    var entries: [PlanEntry] { plan.entries.filter { summaries[$0.slug] != nil } }

    func items(_ entries: [PlanEntry]) -> [Item] {
      entries.compactMap { entry in
        summaries[entry.slug].map {
          Item(summary: $0, plannedOn: entry.day, isDone: solvedOn[entry.slug] != nil)
        }
      }
    }

    /// How many days the plan has.
    var total: Int { plan.lastDay.days(since: plan.order.start) + 1 }

    var isFinished: Bool { entries.allSatisfy { solvedOn[$0.slug] != nil } }
  }
}
