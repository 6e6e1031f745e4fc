public import Domain
import SiteKit

extension Drill.InterviewModel {
  /// Words for an interview's parts; its answers are those that were given in it.
  ///
  /// `about` is the name of the project whose answer is talked about.
  public init(
    _ interview: MockInterview, about: String?, cards: [DrillCard], answers: [DrillAnswer],
    problem: ProblemSummary?, submissions: [Submitted], clock: DayClock, now: Instant
  ) {
    id = interview.id
    title = about.map { "Interview about your answer to \($0)" } ?? "Mock interview"
    date = DayWords.date(
      clock.day(of: interview.startedAt), today: clock.day(of: now))
    isUnderWay = interview.isUnderWay(at: now)
    deadline = interview.deadline
    remainingMilliseconds = max(0, Int(interview.deadline.milliseconds - now.milliseconds))
    left = ClockWords.countdown(milliseconds: Int64(remainingMilliseconds))
    until = "until \(ClockWords.time(clock.moment(interview.deadline)))"
    let isOver = !isUnderWay
    parts =
      (interview.problem.map { [Self.problem($0, problem, submissions)] } ?? [])
      + interview.cards.enumerated().map { place, id in
        let isLast = place == interview.cards.count - 1
        var part = Self.card(
          id, cards.first { $0.id == id }, answers.last { $0.card == id },
          kind: about != nil ? .answer : isLast ? .takeHome : .card, of: interview.id,
          isOver: isOver)
        part.lead = interview.lead(to: id)
        return part
      }
    let done = parts.count(where: \.isDone)
    headline =
      isUnderWay
      ? "\(done) of \(parts.count) parts are done"
      : "\(done) of \(parts.count) parts were done"
  }

  private static func problem(
    _ slug: String, _ summary: ProblemSummary?, _ submissions: [Submitted]
  ) -> Part {
    let accepted = submissions.contains { $0.verdict == .accepted }
    let count = Measure.count(submissions.count, "submission")
    let words =
      accepted
      ? "accepted, \(count)"
      : submissions.last.map { "\($0.verdict.title.lowercased()), \(count)" } ?? "not submitted"
    return Part(
      kind: .problem, id: slug, title: summary?.title ?? slug,
      path: .problem(slug: slug, ProblemView()), isDone: accepted, words: words,
      repeat: accepted ? nil : "Solve it without the clock.")
  }

  private static func card(
    _ id: String, _ card: DrillCard?, _ answer: DrillAnswer?, kind: Part.Kind, of interview: Int,
    isOver: Bool
  ) -> Part {
    var view = DrillView(interview: interview)
    // Until the end an answer stays open: it is compared in the report.
    if isOver { view.answer = answer?.id }
    let wanted = card?.wanted.count ?? 0
    let ticked = answer?.ticks.map(\.count)
    let words =
      answer == nil
      ? "not answered"
      : ticked.map { "\($0) of \(Measure.count(wanted, "point"))" }
        ?? (isOver ? "compare it with its points" : "handed in")
    var again: String?
    if answer == nil {
      again = "Answer it in a session."
    } else if answer?.grade == .again || ticked.map({ $0 * 2 < wanted }) == true {
      again = "It had less than half of its points, or you didn't know it."
    }
    return Part(
      kind: kind, id: id, title: card?.question ?? id,
      path: .drill(.card(id: id, isOver && answer == nil ? DrillView() : view)),
      isDone: answer != nil, words: words, repeat: again)
  }
}
