public import Domain
public import OnlineFeature
public import SiteKit
public import Study
public import StudyFeature

/// The day: what is due, what is planned, what is done.
public enum Today {
  /// Everything that the page is made of, as it stands at one moment.
  public struct Facts: Sendable {
    public var now: Moment
    public var day: CivilDate
    public var preferences: Preferences
    public var streak: Streak
    /// Slugs of the problems that were accepted today.
    public var solvedToday: Set<String>
    /// Slugs of the problems that were reviewed today.
    public var reviewedToday: Set<String>
    /// How many problems of the catalogue were ever solved, and how many there are.
    public var solvedEver: Int
    public var total: Int
    public var focusedSeconds: Int
    /// The focus session that is under way, and how it ends on the wall clock.
    public var session: FocusTimer.State?
    public var due: [ReviewDeck.Due]
    public var plan: Plan.Day?
    public var habits: [Habits.Standing]
    /// Where somebody who never tried a problem begins; nil for whoever has.
    public var first: ProblemSummary?
    /// How it stands with LeetCode; nil where nobody is synced.
    public var leetCode: LeetCode.Standing?
    /// How many interview cards are due.
    public var dueCards: Int

    public init(
      now: Moment, day: CivilDate, preferences: Preferences = .standard, streak: Streak,
      solvedToday: Set<String> = [], reviewedToday: Set<String> = [], solvedEver: Int = 0,
      total: Int = 0, focusedSeconds: Int = 0, session: FocusTimer.State? = nil,
      due: [ReviewDeck.Due] = [], plan: Plan.Day? = nil, habits: [Habits.Standing] = [],
      first: ProblemSummary? = nil, leetCode: LeetCode.Standing? = nil, dueCards: Int = 0
    ) {
      self.dueCards = dueCards
      self.now = now
      self.day = day
      self.preferences = preferences
      self.streak = streak
      self.solvedToday = solvedToday
      self.reviewedToday = reviewedToday
      self.solvedEver = solvedEver
      self.total = total
      self.focusedSeconds = focusedSeconds
      self.session = session
      self.due = due
      self.plan = plan
      self.habits = habits
      self.first = first
      self.leetCode = leetCode
    }
  }
}
