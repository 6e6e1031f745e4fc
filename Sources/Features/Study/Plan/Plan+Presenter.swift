import Domain
import SiteKit
import Study

extension Plan.Model {
  /// What the page and the terminal say of a plan, in the month of a day; nil: that of today.
  init(_ state: Plan.State, former: [StudyPlan] = [], month wanted: CivilDate? = nil) {
    let (plan, today) = (state.plan, state.today)
    let items = state.items(plan.entries)
    let calendar = PlanCalendar(
      items: items, start: plan.order.start, today: today, interview: plan.order.interview)
    let day = PlanDay(today, of: plan.entries, solvedOn: state.solvedOn)
    let shown = wanted ?? calendar.usualMonth
    let solved = items.count(where: \.isDone)
    id = plan.id
    title = plan.order.title
    facts = Self.facts(state, solved: solved, of: items.count)
    percent = items.isEmpty ? 0 : solved * 100 / items.count
    carriedOver = state.items(day.carriedOver).map {
      Plan.Row($0, note: "from \($0.plannedOn.shortText)")
    }
    self.today = calendar.group(today)
    upcoming = calendar.days(after: today, limit: 3)
    month = calendar.month(of: shown) { .plan(.month($0)) }
    days = calendar.days(of: shown)
    leftOut = plan.leftOut.compactMap { state.summaries[$0]?.title }
    let isAhead = items.contains { $0.plannedOn > today && !$0.isDone }
    advance = isAhead ? Self.advance(to: upcoming.first, from: today) : nil
    canReplan = !state.isFinished && plan.order.interview.map { $0 > today } ?? true
    notices = Self.notices(
      state, carried: day.carriedOver.filter { state.solvedOn[$0.slug] == nil },
      canReplan: canReplan)
    todayHint = self.today.rows.isEmpty ? Self.hint(state, hasCarried: !carriedOver.isEmpty) : nil
    self.former = former.map(Plan.Former.init)
  }

  private static func facts(_ state: Plan.State, solved: Int, of total: Int) -> [String] {
    let (start, last) = (state.plan.order.start, state.plan.lastDay)
    let done = "\(solved) of \(total) solved"
    if state.isFinished { return [total > 1 ? "All \(total) problems solved" : "Solved"] }
    if state.today < start {
      return ["Begins on \(start.longText)", counted(state.total, "day"), done]
    }
    if state.today > last {
      return [state.total == 1 ? "Its day is over" : "Its \(state.total) days are over", done]
    }
    let number = state.today.days(since: start) + 1
    return ["Day \(number) of \(state.total)", done, "Ends on \(last.longText)"]
  }

  private static func advance(to next: Plan.DayGroup?, from today: CivilDate) -> String {
    next?.date == today.adding(days: 1)
      ? "Take tomorrow’s problems today" : "Take the next day’s problems today"
  }

  private static func hint(_ state: Plan.State, hasCarried: Bool) -> String {
    if state.isFinished { return "The plan is done. Reviews keep it fresh." }
    if state.today < state.plan.order.start { return "The plan hasn't begun yet." }
    if hasCarried { return "Nothing new is planned for today: catch up with what is carried over." }
    return state.today > state.plan.lastDay
      ? "The plan’s days are over." : "Nothing is planned for today."
  }

  private static func notices(
    _ state: Plan.State, carried: [PlanEntry], canReplan: Bool
  ) -> [String] {
    let order = state.plan.order
    let catalogue = Array(state.summaries.values)
    var notices: [String] = []
    if let interview = order.interview { notices.append(countdown(to: interview, state.today)) }
    if !carried.isEmpty {
      let words =
        carried.count == 1 ? "is carried over and stays" : "are carried over and stay"
      let advice = canReplan ? " Replan to spread what is open over the days ahead." : ""
      notices.append("\(counted(carried.count, "problem")) \(words) due until solved.\(advice)")
    }
    let missing = Planning.missing(order, catalogue: catalogue)
    if let sentence = Plan.missingSentence(missing, order) { notices.append(sentence) }
    let gained = Planning.newcomers(
      to: state.plan, catalogue: catalogue, solved: Set(state.solvedOn.keys)
    ).count
    if gained > 0, canReplan {
      notices.append(
        "The catalogue gained \(counted(gained, "problem")) for this plan. "
          + "Replan to include what fits.")
    }
    if !state.plan.leftOut.isEmpty {
      let count = state.plan.leftOut.count
      notices.append(
        "\(counted(count, "problem")) \(count == 1 ? "is" : "are") left out: "
          + "there isn't enough time for them.")
    }
    return notices
  }

  private static func countdown(to interview: CivilDate, _ today: CivilDate) -> String {
    switch interview.days(since: today) {
    case 0: "The interview is today. Good luck!"
    case 1: "The interview is tomorrow."
    case let days where days > 1: "The interview is in \(days) days, on \(interview.longText)."
    default: "The interview was on \(interview.longText). Choose a new plan when you like."
    }
  }
}

extension Plan.Former {
  init(_ plan: StudyPlan) {
    let title = plan.order.title
    id = plan.id
    (words, action) =
      switch plan.ending {
      case .reset: ("“\(title)” was ended.", "Follow it again")
      case .replanned: ("“\(title)” was replanned.", "Undo")
      case .advanced: ("“\(title)”: days were moved forward.", "Undo")
      case .replaced, nil: ("“\(title)” was replaced.", "Follow it again")
      }
  }
}

extension Plan {
  /// Says that the catalogue has not got all of a plan; nil where it has.
  static func missingSentence(_ missing: Int, _ order: PlanOrder) -> String? {
    guard missing > 0 else { return nil }
    let are = missing == 1 ? "is" : "are"
    guard case .list(_, let size) = order.selection else {
      return "\(counted(missing, "problem")) of the plan \(are) not in the catalogue yet."
    }
    return "\(missing) of the \(size) problems of this list \(are) not in the catalogue yet; "
      + "the plan grows with it."
  }
}

/// `1 day`, `2 days`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
