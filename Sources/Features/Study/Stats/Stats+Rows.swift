import Domain
public import SiteKit
import Study

extension Stats.Rows {
  /// Narrows the events of one kind, newest first.
  public init(_ rows: StatsRows, of content: Stats.Content) {
    let problems = Dictionary(content.problems.map { ($0.slug, $0) }) { $1 }
    let events = Self.events(rows, of: content).filter { event in
      let day = content.day(of: event.moment)
      let problem = event.slug.flatMap { problems[$0] }
      return (rows.from.map { $0 <= day } ?? true) && (rows.to.map { day <= $0 } ?? true)
        && (rows.slug == nil || rows.slug == event.slug)
        && (rows.topic == nil || rows.topic == problem?.topic)
        && (rows.difficulty == nil || rows.difficulty == problem?.difficulty)
    }.sorted { $0.moment.instant > $1.moment.instant }
    title = Self.title(of: rows, problems)
    count = Stats.count(events.count, "row")
    lines = events.map { event in
      let day = content.day(of: event.moment)
      // A problem that left the catalogue has no page any more.
      let isGone = event.slug.map { problems[$0] == nil } ?? false
      let path = event.path ?? event.slug.map { SitePath.problem(slug: $0, ProblemView()) }
      return Line(
        time: "\(Stats.fullDay(day)), \(ClockWords.time(event.moment))",
        instant: event.moment.instant.description, what: event.what,
        problem: event.slug.map { problems[$0]?.title ?? $0 },
        path: isGone ? nil : path, detail: event.detail)
    }
  }

  private struct Event {
    var moment: Moment
    var slug: String?
    var what: String
    var detail: String
    var path: SitePath?
  }

  private static func events(_ rows: StatsRows, of content: Stats.Content) -> [Event] {
    let accepted = content.submissions.filter { $0.verdict == .accepted }
    let finished = content.sessions.filter { $0.phase == .focus && $0.ending == .finished }
    switch rows.kind {
    case .focus:
      return content.sessions.filter { $0.phase == .focus }.map { Self.session($0, content) }
    case .solved: return DayCounts.solved(content.submissions).map(Self.submission)
    case .done:
      return accepted.map(Self.submission) + content.ownReviews.map { Self.review($0) }
        + finished.map { Self.session($0, content) } + content.drilled.map(Self.card)
    case .stumbles:
      return content.submissions.filter(\.isWrong).map(Self.submission)
        + content.reviews.filter { $0.grade == .again }.map { Self.review($0) }
    case .timed:
      return content.reviews.filter(ParTime.tells).map { review in
        let facts = review.facts
        return Self.review(
          review,
          detail: "\(Stats.span(facts.activeSeconds ?? 0)) of \(facts.parMinutes) min")
      }
    case .recalls:
      let bounds = RetentionCurve.bounds
      let span = rows.span.flatMap { bounds.indices.contains($0) ? bounds[$0] : nil }
      return RetentionCurve.recalls(
        content.reviews, dayStartMinutes: content.clock.dayStartMinutes
      ).filter { span?.contains($0.days) ?? true }.map { recall in
        Self.review(
          recall.review,
          detail: "\(recall.review.grade.title), after \(Stats.days(recall.days))")
      }
    }
  }

  private static func session(_ session: FocusSession, _ content: Stats.Content) -> Event {
    let seconds = session.elapsedSeconds(at: content.now.instant)
    let ending =
      switch session.ending {
      case .finished: "finished"
      case .ended, .skipped: "ended early"
      case nil: "under way"
      }
    return Event(
      moment: session.startedAt, slug: session.slug, what: "Focus",
      detail: "\(Stats.span(seconds)), \(ending)")
  }

  private static func card(_ moment: Moment) -> Event {
    Event(
      moment: moment, what: "Interview card", detail: "graded", path: .drill(.page(.all)))
  }

  private static func submission(_ submitted: Submitted) -> Event {
    Event(
      moment: submitted.moment, slug: submitted.slug, what: "Submission",
      detail: submitted.verdict.title,
      path: .attempt(slug: submitted.slug, id: submitted.id))
  }

  private static func review(_ review: GradedReview, detail: String? = nil) -> Event {
    Event(
      moment: review.moment, slug: review.slug, what: "Review",
      detail: detail ?? review.grade.title)
  }

  private static func title(
    of rows: StatsRows, _ problems: [String: ProblemSummary]
  ) -> String {
    let what =
      switch rows.kind {
      case .focus: "Focus sessions"
      case .solved: "Problems solved"
      case .done: "What was done"
      case .stumbles: "Wrong submissions and reviews graded Again"
      case .timed: "Accepted solutions with their time"
      case .recalls: "Reviews after some days"
      }
    let name =
      rows.slug.map { problems[$0]?.title ?? $0 } ?? rows.topic?.title
      ?? rows.difficulty?.rawValue
    return ([what, name, span(rows)].compactMap(\.self)).joined(separator: " · ")
  }

  private static func span(_ rows: StatsRows) -> String? {
    guard let from = rows.from ?? rows.to, let to = rows.to ?? rows.from else { return nil }
    return from == to
      ? Stats.fullDay(from) : "\(Stats.day(from)) to \(Stats.fullDay(to))"
  }
}
