public import Domain

extension Problems {
  /// What the list shows, for the browser and the terminal.
  public struct Model: Sendable, Equatable {
    /// One choice of a filter; an empty value means all.
    public struct Choice: Sendable, Equatable {
      public var value: String
      public var title: String
      public var isChosen: Bool
    }

    public struct Row: Sendable, Equatable {
      public var path: SitePath
      public var slug: String
      public var title: String
      public var number: String
      public var difficulty: Difficulty
      public var status: ProblemFilter.Status
      public var statusTitle: String
      public var time: String
    }

    public struct Group: Sendable, Equatable {
      public var topic: Topic
      public var count: String
      public var rows: [Row]
    }

    /// What stands in place of rows when there are none.
    public struct Empty: Sendable, Equatable {
      public var message: String
      public var hint: String
      /// Where the filters are off, if there are any.
      public var wayOut: SitePath?
    }

    public var search: String
    public var count: String
    /// Solved problems of all, from 0 to 100.
    public var percentSolved: Int
    public var isNarrowed: Bool
    public var topics: [Choice]
    public var difficulties: [Choice]
    public var statuses: [Choice]
    public var groups: [Group]
    public var empty: Empty?
  }
}

extension Problems.Model {
  /// Narrows and groups the problems; choices are offered only where the catalogue has them.
  public init(entries: [Problems.Entry], filter: ProblemFilter) {
    let shown = entries.filter(filter.admits)
    let solved = entries.count { $0.status == .solved }
    search = filter.search
    isNarrowed = filter != .all
    count = Self.count(shown: shown.count, all: entries.count, solved: solved)
    percentSolved = entries.isEmpty ? 0 : solved * 100 / entries.count
    let topicsHere = Set(entries.map(\.summary.topic))
    topics = Self.choices(
      "All topics", Topic.allCases.filter(topicsHere.contains), chosen: filter.topic, \.title)
    difficulties = Self.choices(
      "All difficulties", Difficulty.allCases, chosen: filter.difficulty, \.rawValue)
    statuses = Self.choices(
      "Any progress", ProblemFilter.Status.allCases, chosen: filter.status, \.title)
    groups = Dictionary(grouping: shown, by: \.summary.topic)
      .map { topic, entries in
        Group(topic: topic, count: String(entries.count), rows: entries.map(Row.init))
      }
      .sorted { Self.place($0.topic) < Self.place($1.topic) }
    empty = shown.isEmpty ? Empty(catalogueIsEmpty: entries.isEmpty) : nil
  }

  private static func count(shown: Int, all: Int, solved: Int) -> String {
    let problems = all == 1 ? "1 problem" : "\(all) problems"
    return shown == all ? "\(problems), \(solved) solved" : "\(shown) of \(problems)"
  }

  private static func place(_ topic: Topic) -> Int { Topic.allCases.firstIndex(of: topic) ?? 0 }

  private static func choices<Option: RawRepresentable<String> & Equatable>(
    _ all: String, _ options: [Option], chosen: Option?, _ title: (Option) -> String
  ) -> [Choice] {
    [Choice(value: "", title: all, isChosen: chosen == nil)]
      + options.map { option in
        Choice(value: option.rawValue, title: title(option), isChosen: option == chosen)
      }
  }
}

extension Problems.Model.Row {
  init(_ entry: Problems.Entry) {
    let summary = entry.summary
    path = .problem(slug: summary.slug, ProblemView())
    slug = summary.slug
    title = summary.title
    number = summary.number.map(String.init) ?? ""
    difficulty = summary.difficulty
    status = entry.status
    statusTitle = entry.status.title
    time = "\(summary.minutes) min"
  }
}

extension Problems.Model.Empty {
  fileprivate init(catalogueIsEmpty: Bool) {
    if catalogueIsEmpty {
      message = "Your problems will stand here."
      hint = "The catalogue is empty: build it with: focus catalogue build."
    } else {
      message = "No problem fits."
      hint = "Take a word out of the search, or a filter off."
      wayOut = .problems(.all)
    }
  }
}

extension ProblemFilter.Status {
  /// The name shown to people.
  public var title: String {
    switch self {
    case .todo: "To do"
    case .attempted: "Attempted"
    case .solved: "Solved"
    }
  }
}
