public import Domain

/// What a learner wants to follow: a ready plan by its key, or one until an interview.
public struct PlanRequest: Sendable, Hashable {
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
