/// What a plan is made from, so that it can be made again: which problems, from when, how fast.
public struct PlanOrder: Sendable, Hashable, Codable {
  /// The problems that a plan is about.
  public enum Selection: Sendable, Hashable, Codable {
    /// Written out, a list of slugs for each day.
    case days([[String]])
    /// Every problem of a list, such as `blind75`; the size is that of the whole list.
    case list(String, size: Int)
    /// The whole catalogue without what is solved already.
    case everything
  }

  /// What the fields of a plan may be.
  public enum Bounds {
    public static let weeks = 1...52
    /// Hours a week.
    public static let hours = 1...80
    /// How far away an interview may be.
    public static let daysToInterview = 1...730
  }

  /// The ready plan's key; nil for one of the learner's own making.
  public var key: String?
  public var title: String
  public var selection: Selection
  /// The first day.
  public var start: CivilDate
  /// With hours: how long the plan may be; without them: over how long it is spread.
  public var weeks: Int?
  /// Hours of study a week.
  public var hours: Int?
  /// The day that the plan has to be done before.
  public var interview: CivilDate?
  /// Topics that need no practice.
  public var known: [Topic]
  /// Whether each topic begins on a day of its own.
  public var keepsTopicsApart: Bool
  /// The pace that the plan was first made with; nil until then, and where days are written out.
  public var weekMinutes: Int?

  public init(
    key: String? = nil, title: String, selection: Selection, start: CivilDate, weeks: Int? = nil,
    hours: Int? = nil, interview: CivilDate? = nil, known: [Topic] = [],
    keepsTopicsApart: Bool = false, weekMinutes: Int? = nil
  ) {
    self.key = key
    self.title = title
    self.selection = selection
    self.start = start
    self.weeks = weeks
    self.hours = hours
    self.interview = interview
    self.known = known
    self.keepsTopicsApart = keepsTopicsApart
    self.weekMinutes = weekMinutes
  }
}
