import Catalogue
public import Domain
public import SiteKit
internal import Study

extension Problems {
  /// What is shown of the problems, for the browser and the terminal.
  public struct Model: Sendable, Equatable {
    /// One choice of a filter; an empty value means all.
    public struct Choice: Sendable, Equatable {
      public var value: String
      public var title: String
      public var isChosen: Bool
    }

    /// One of the ways to lay the problems out.
    public struct ViewLink: Sendable, Equatable {
      public var title: String
      public var path: SitePath
      public var isCurrent: Bool
    }

    public struct Row: Sendable, Equatable {
      public var path: SitePath
      public var slug: String
      public var title: String
      public var number: Int?
      public var difficulty: Difficulty
      public var topic: Topic
      public var status: ProblemFilter.Status
      public var isDue: Bool
      public var minutes: Int
      public var lists: [ProblemFilter.List]
      /// Where a search found it, if the row itself does not show it.
      public var finding: String?
      public var prerequisites: [Neighbour]
      /// Known only in an opened topic, and none that is a prerequisite.
      public var companions: [Companions]
    }

    /// Problems that stand in one relation to another.
    public struct Companions: Sendable, Equatable {
      /// `Easier`, `Similar` or `Harder`.
      public var relation: String
      public var problems: [Neighbour]
    }

    /// A problem that another names: a prerequisite, best solved before it, or a companion.
    public struct Neighbour: Sendable, Equatable {
      public var path: SitePath
      public var slug: String
      public var title: String
      public var isSolved: Bool
    }

    /// What stands in place of rows when there are none.
    public struct Empty: Sendable, Equatable {
      public var message: String
      public var hint: String
      /// Where the filters are off, if there are any.
      public var wayOut: SitePath?
    }

    public var view: ProblemFilter.View
    public var views: [ViewLink]
    public var search: String
    public var count: String
    public var total: Int
    public var solved: Int
    public var isNarrowed: Bool
    public var topics: [Choice]
    public var difficulties: [Choice]
    public var lists: [Choice]
    public var statuses: [Choice]
    /// Nil: no review is planned, so nothing can be due.
    public var isDueChosen: Bool?
    /// By how near to the name a search was found, then in the catalogue's order.
    public var rows: [Row]
    /// Draws one of the rows; nil when there is none.
    public var drawing: SitePath?
    /// Whatever is filtered; nil in an empty catalogue, and where nobody said what day it is.
    public var ofTheDay: Row?
    public var map: RoadMap
    /// The one topic that the filter names.
    public var topicMap: TopicMap?
    public var empty: Empty?
  }
}

extension Problems.Model {
  /// Narrows and sorts the problems; choices are offered only where the catalogue has them.
  public init(
    entries: [Problems.Entry], filter: ProblemFilter, today: CivilDate? = nil
  ) {
    let shown = entries.compactMap { entry in filter.finding(in: entry).map { (entry, $0) } }
    let known = entries.bySlug
    view = filter.view ?? .list
    views = Self.views(of: filter, current: view)
    search = filter.search
    total = entries.count
    solved = entries.count { $0.status == .solved }
    isNarrowed = filter.isNarrowing
    count = Self.count(shown: shown.count, all: total, solved: solved)
    let topicsHere = Set(entries.map(\.summary.topic))
    topics = Self.choices(
      "All topics", Topic.allCases.filter(topicsHere.contains), chosen: filter.topic, \.title)
    difficulties = Self.choices(
      "All difficulties", Difficulty.allCases, chosen: filter.difficulty, \.rawValue)
    let listsHere = Set(entries.flatMap(\.summary.lists))
    lists = Self.choices(
      "All lists", ProblemFilter.List.allCases.filter { listsHere.contains($0.rawValue) },
      chosen: filter.list, \.title)
    statuses = Self.choices(
      "Any progress", ProblemFilter.Status.allCases, chosen: filter.status, \.title)
    let isAnythingPlanned = entries.contains { $0.isDue != nil }
    isDueChosen = isAnythingPlanned ? filter.isDue : nil
    let places = Dictionary(uniqueKeysWithValues: zip(Topic.allCases, 0...))
    rows = shown.enumerated().sorted { left, right in
      let ((before, near), (after, far)) = (left.element, right.element)
      return (near, places[before.summary.topic] ?? 0, left.offset)
        < (far, places[after.summary.topic] ?? 0, right.offset)
    }.map { Row($0.element.0, $0.element.1, among: known) }
    drawing = shown.isEmpty ? nil : .drawProblem(filter)
    ofTheDay = today.flatMap { DailyProblem.place(on: $0, of: entries.count) }
      .map { Row(entries[$0]) }
    map = RoadMap(entries: entries, filter: filter)
    topicMap = filter.topic.map { TopicMap($0, entries: entries, filter: filter) }
    if shown.isEmpty {
      empty = Empty(
        catalogueIsEmpty: entries.isEmpty, nothingIsPlanned: filter.isDue && !isAnythingPlanned)
    }
  }

  /// Solved problems of all, from 0 to 100.
  public var percentSolved: Int { total == 0 ? 0 : solved * 100 / total }

  private static func count(shown: Int, all: Int, solved: Int) -> String {
    let problems = all == 1 ? "1 problem" : "\(all) problems"
    return shown == all ? "\(problems), \(solved) solved" : "\(shown) of \(problems)"
  }

  private static func views(
    of filter: ProblemFilter, current: ProblemFilter.View
  ) -> [ViewLink] {
    ProblemFilter.View.allCases.map { view in
      ViewLink(
        title: view == .map ? "Road map" : "List", path: .problems(filter.shown(as: view)),
        isCurrent: view == current)
    }
  }

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
  /// More prerequisites than these are counted, not named.
  static let namedPrerequisites = 3

  /// Looks its prerequisites up among the known problems.
  init(
    _ entry: Problems.Entry, _ finding: Problems.Finding = .name,
    among known: [String: Problems.Entry] = [:]
  ) {
    let summary = entry.summary
    path = .problem(slug: summary.slug, ProblemView())
    slug = summary.slug
    title = summary.title
    number = summary.number
    difficulty = summary.difficulty
    topic = summary.topic
    status = entry.status
    isDue = entry.isDue == true
    minutes = summary.minutes
    lists = ProblemFilter.List.allCases.filter { summary.lists.contains($0.rawValue) }
    self.finding = finding.words
    prerequisites = Self.neighbours(summary.prerequisites, among: known)
    companions = entry.companionsByRelation.map { relation, slugs in
      Problems.Model.Companions(
        relation: relation, problems: Self.neighbours(slugs, among: known))
    }.filter { !$0.problems.isEmpty }
  }

  private static func neighbours(
    _ slugs: [String], among known: [String: Problems.Entry]
  ) -> [Problems.Model.Neighbour] {
    slugs.compactMap { known[$0] }.map { entry in
      Problems.Model.Neighbour(
        path: .problem(slug: entry.summary.slug, ProblemView()), slug: entry.summary.slug,
        title: entry.summary.title, isSolved: entry.status == .solved)
    }
  }

  /// `After Two Sum, 3Sum`: what is not solved of its prerequisites; nil for a solved problem.
  public var after: String? { openPrerequisites(by: \.title).map { "After \($0)" } }

  /// What should be solved first, as a line; nil where nothing should, and for a solved problem.
  func openPrerequisites(by name: (Problems.Model.Neighbour) -> String) -> String? {
    let open = prerequisites.filter { !$0.isSolved }
    guard status != .solved, !open.isEmpty else { return nil }
    let names = open.prefix(Self.namedPrerequisites).map(name).joined(separator: ", ")
    let further = open.count - Self.namedPrerequisites
    return further > 0 ? "\(names) + \(further)" : names
  }
}

extension [Problems.Entry] {
  /// Each problem by its slug.
  var bySlug: [String: Problems.Entry] {
    Dictionary(map { ($0.summary.slug, $0) }) { first, _ in first }
  }
}

extension Problems.Model.Empty {
  fileprivate init(catalogueIsEmpty: Bool, nothingIsPlanned: Bool) {
    if catalogueIsEmpty {
      message = "Your problems will appear here."
      hint = "The catalogue is empty: build it with: focus catalogue build."
    } else if nothingIsPlanned {
      message = "Nothing is due."
      hint = "No review is planned yet."
      wayOut = .problems(.all)
    } else {
      message = "No problems match."
      hint = "Remove a word from the search, or a filter."
      wayOut = .problems(.all)
    }
  }
}
