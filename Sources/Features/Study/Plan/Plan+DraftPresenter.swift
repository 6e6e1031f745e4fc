public import Domain
import SiteKit
import Study

extension Plan.PreviewModel {
  /// A plan before it starts, in the month of a day; nil: its first.
  public init(_ preview: Plan.Preview, month wanted: CivilDate? = nil) {
    let draft = preview.draft
    let summaries = Dictionary(preview.catalogue.map { ($0.slug, $0) }) { first, _ in first }
    let items = draft.entries.compactMap { entry in
      summaries[entry.slug].map {
        Plan.Item(
          summary: $0, plannedOn: entry.day, isDone: preview.solved.contains(entry.slug))
      }
    }
    let calendar = PlanCalendar(
      items: items, start: draft.order.start, today: preview.today,
      interview: draft.order.interview)
    let shown = wanted ?? draft.order.start
    title = draft.order.title
    sentences = Self.sentences(preview, items)
    leftOut = draft.leftOut.compactMap { summaries[$0]?.title }
    replaces = preview.replaces
    fields = Dictionary(
      preview.request.fields.compactMap { field in field.value.map { (field.name, $0) } }
    ) { first, _ in first }
    month = calendar.month(of: shown) { .plan(.preview(preview.request, month: $0)) }
    days = calendar.days(of: shown)
    allDays = calendar.days()
  }

  private static func sentences(_ preview: Plan.Preview, _ items: [Plan.Item]) -> [String] {
    let order = preview.draft.order
    let last = items.map(\.plannedOn).max() ?? order.start
    let days = last.days(since: order.start) + 1
    var all = [
      "\(counted(items.count, "problem")) in \(counted(days, "day")), from "
        + "\(order.start.longText) to \(last.longText)."
    ]
    let open = items.filter { !$0.isDone }
    let minutes = open.reduce(0) { $0 + $1.summary.minutes }
    let pace = order.weekMinutes.map { ", at about \(hours($0)) per week" } ?? ""
    if minutes > 0 { all.append("They take about \(hours(minutes))\(pace).") }
    if open.count < items.count {
      all.append("\(items.count - open.count) of them are already solved.")
    }
    if let interview = order.interview {
      let spare = interview.days(since: last) - 1
      if spare > 0, preview.draft.leftOut.isEmpty {
        let words = spare == 1 ? "day is" : "days are"
        all.append("Then \(spare) \(words) left for reviews.")
      }
    }
    all += [Plan.missingSentence(preview.draft.missing, order), leftOut(preview, items.count)]
      .compactMap(\.self)
    return all
  }

  private static func leftOut(_ preview: Plan.Preview, _ taken: Int) -> String? {
    let draft = preview.draft
    guard !draft.leftOut.isEmpty else { return nil }
    let least = "What fewer lists ask for is left out first."
    return "There isn't enough time for everything: it fits \(taken) of "
      + "\(counted(taken + draft.leftOut.count, "problem")). \(least)"
  }

  private static func hours(_ minutes: Int) -> String {
    minutes < 60 ? counted(minutes, "minute") : counted((minutes + 30) / 60, "hour")
  }
}

extension Plan.ReplanModel {
  public init(_ replanning: Plan.Replanning) {
    let state = replanning.state
    planTitle = state.plan.order.title
    today = state.today
    moves = replanning.moves.map { move in
      Move(
        slug: move.slug, title: state.summaries[move.slug]?.title ?? move.slug,
        from: move.from, to: move.to)
    }
    let moved = replanning.moves.count { $0.from != nil && $0.to != nil }
    let gained = replanning.moves.count { $0.from == nil }
    let dropped = replanning.moves.count { $0.to == nil }
    let open = state.entries.count { state.solvedOn[$0.slug] == nil }
    var parts: [String] = []
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { parts.append("\(counted(count, "problem")) \(count == 1 ? one : many)") }
    }
    add(moved, "gets another day", "get another day")
    add(gained, "comes in", "come in")
    add(dropped, "is left out", "are left out")
    // What the catalogue lost was no open problem of the plan any more.
    let lost = replanning.moves.count { $0.to == nil && state.summaries[$0.slug] == nil }
    if !parts.isEmpty { add(open - moved - (dropped - lost), "stays", "stay") }
    sentences = [
      parts.isEmpty
        ? "Nothing would move: the plan is up to date." : parts.joined(separator: ", ") + "."
    ]
    let (old, new) = (state.plan.lastDay, replanning.draft.entries.map(\.day).max())
    if let new, new != old, !parts.isEmpty {
      sentences.append("The plan then ends on \(new.longText) instead of \(old.longText).")
    }
  }

  /// Whether there is anything to confirm.
  public var isEmpty: Bool { moves.isEmpty }
}

extension Plan.ChoicesModel {
  /// The ready plans as they would be from today, and the form for one's own.
  init(
    plans: [PlanTemplate], catalogue: [ProblemSummary], solved: Set<String>, today: CivilDate,
    request: PlanRequest = PlanRequest(), trouble: String? = nil, current: String? = nil,
    former: [StudyPlan] = []
  ) {
    choices = plans.map { plan in
      Choice(
        plan,
        Planning.draft(plan.order(start: today), catalogue: catalogue, solved: solved))
    }
    let topicsHere = Set(catalogue.map(\.topic))
    topics = Topic.allCases.filter(topicsHere.contains).map {
      KnownTopic(topic: $0, isKnown: request.known.contains($0))
    }
    self.today = today
    self.request = request
    self.trouble = trouble
    self.current = current
    self.former = former.map(Plan.Former.init)
  }
}

extension Plan.ChoicesModel.Choice {
  fileprivate init(_ plan: PlanTemplate, _ draft: PlanDraft) {
    key = plan.key
    title = plan.title
    about = plan.about
    weeks = plan.weeks
    hours = plan.hours
    let days = draft.entries.map(\.day).max().map { $0.days(since: draft.order.start) + 1 } ?? 0
    let count = draft.entries.count
    facts = [counted(count, "problem"), counted(days, "day")]
    if plan.sprintDays > 0 {
      let days = plan.sprintDays == 1 ? "day" : "\(plan.sprintDays) days"
      facts.append("the last \(days) a sprint")
    }
    if draft.missing > 0 { facts.append("\(draft.missing) not in the catalogue yet") }
    if !draft.leftOut.isEmpty {
      facts.append("\(draft.leftOut.count) more than the time allows")
    }
  }
}
