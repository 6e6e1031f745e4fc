public import Domain
public import SiteKit
import Study

extension Review.ProblemModel {
  /// Words for a problem's reviews; the facts are today's.
  public init(_ summary: ProblemSummary, facts: ReviewFacts, deck: ReviewDeck) {
    slug = summary.slug
    title = summary.title
    topic = summary.topic
    difficulty = summary.difficulty
    path = .problem(slug: summary.slug, ProblemView())
    grading = .review(.problem(slug: summary.slug))
    let suggested = facts.suggestion?.grade
    choices = deck.gradeChoices(for: summary.slug, suggested: suggested)
    let made = deck.reviewToday(of: summary.slug)
    given = made?.grade
    let standing = deck.standing(of: summary.slug)
    headline = Self.headline(made, standing: standing, today: deck.today)
    sentences = Self.sentences(
      made: made, facts: facts, suggested: suggested, standing: standing, deck: deck)
    self.facts = standing.map { Self.figures($0, deck: deck) } ?? []
    past = (deck.histories[summary.slug] ?? []).reversed().map {
      Past($0, day: deck.day(of: $0), today: deck.today)
    }
  }

  private static func headline(
    _ made: GradedReview?, standing: ReviewSchedule.Standing?, today: CivilDate
  ) -> String {
    guard let standing else { return "Not in review yet" }
    if let made {
      let next = DayWords.date(standing.dueOn, today: today)
      return "\(made.grade.title): back in \(DayWords.days(standing.intervalDays)), \(next)"
    }
    let words = DayWords.due(standing.dueOn, today: today)
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func sentences(
    made: GradedReview?, facts: ReviewFacts, suggested: Grade?,
    standing: ReviewSchedule.Standing?, deck: ReviewDeck
  ) -> [String] {
    var sentences: [String] = []
    if let suggested {
      sentences.append("\(Review.why(facts)) That suggests \(suggested.title).")
    } else if made != nil {
      sentences.append("You graded it without submitting.")
    } else {
      sentences.append(
        "Solve it, or say whether you remembered it: you haven't submitted anything yet.")
    }
    if let made, let chosen = made.chosen, let suggested, chosen != suggested {
      sentences.append("You chose \(chosen.title).")
    }
    if made == nil, let standing, standing.dueOn > deck.today {
      sentences.append(
        "It isn't due yet. A grade given today counts with the "
          + "\(DayWords.days(deck.today.days(since: standing.lastDay))) that passed.")
    }
    return sentences
  }

  private static func figures(
    _ standing: ReviewSchedule.Standing, deck: ReviewDeck
  ) -> [Review.Model.Figure] {
    let stability = max(1, Int(standing.memory.stability.rounded()))
    return [
      Review.Model.Figure(
        label: "Still known",
        value: Review.percent(deck.schedule.retrievability(of: standing, on: deck.today)),
        meaning: "chance today"),
      Review.Model.Figure(
        label: "Interval", value: DayWords.days(standing.intervalDays),
        meaning: "due \(DayWords.date(standing.dueOn, today: deck.today))"),
      Review.Model.Figure(
        label: "Stability", value: DayWords.days(stability), meaning: "until the chance is 90 %"),
      Review.Model.Figure(
        label: "Reviews", value: String(standing.reviews),
        meaning: Measure.count(standing.lapses, "lapse")),
    ]
  }
}

extension Review.ProblemModel.Past {
  init(_ review: GradedReview, day: CivilDate, today: CivilDate) {
    id = review.id
    self.day = day
    date = DayWords.date(day, today: today)
    grade = review.grade
    why = Review.why(review.facts)
    if let suggested = review.suggested, suggested != review.grade {
      remark = "suggested: \(suggested.title)"
    }
    changing = .review(.change(slug: review.slug, id: review.id))
  }
}
