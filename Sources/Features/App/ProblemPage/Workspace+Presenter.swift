public import CodingFeature
public import Domain
public import JourneyFeature
import OnlineFeature
import ProblemsFeature
public import SiteKit

extension Workspace {
  /// What a problem's page shows.
  public struct Model: Sendable, Equatable {
    public struct Tab: Sendable, Equatable {
      public var name: String
      public var title: String
      public var path: SitePath
      public var isCurrent: Bool
    }

    public struct Link: Sendable, Equatable {
      /// `Easier`, `Harder`, `Similar`, `First solve`.
      public var relation: String
      public var title: String
      public var path: SitePath
      public var difficulty: Difficulty
      public var status: ProblemFilter.Status
    }

    /// A published program.
    public struct Program: Sendable, Equatable {
      public var title: String
      public var language: Language
      public var source: String
      /// How a form calls it, to have it traced.
      public var name: String
      /// Where it is made the draft.
      public var opening: SitePath
      /// Whether the page's editor is set to its language.
      public var fitsEditor: Bool
    }

    public var slug: String
    public var title: String
    public var difficulty: Difficulty
    public var facts: [String]
    public var statement: String
    /// How its trees are written; nil where it has none.
    public var notation: String?
    /// Up to where Focus goes beyond LeetCode's bounds; nil where it doesn't.
    public var beyondBounds: String?
    public var hints: [String]
    /// The help that is open.
    public var opened: Set<PageHelp>
    public var links: [Link]
    public var editorial: EditorialModel
    public var programs: [Program]
    public var tabs: [Tab]
    public var language: Language
    public var languages: [LanguageChoice]
    /// Stands in the place of the buttons that run the code.
    public var obstacle: Obstacle?
    public var judging: Judging
    public var source: String
    public var revision: Int
    public var saved: DraftState
    public var examples: [Coding.Model.CaseTable]
    public var ownCases: OwnCases
    public var submissions: [Submission]
    public var reports: [Reports.Model]
    public var results: Coding.Model?
    public var inputs: [InputGroup]
    public var journey: Journey.Model?
    /// Whether there is a tab for what a language model writes.
    public var hasAdvice: Bool
  }
}

extension Workspace.Model {
  private static let treesAreWritten = """
    Trees are written level by level, from left to right, with null where a child is missing; \
    nothing is written below a missing child, and no null at the end.
    """

  /// Words and links for everything that was read.
  public init(_ content: Workspace.Content) {
    let problem = content.problem
    slug = problem.slug
    title = problem.summary.title
    difficulty = problem.summary.difficulty
    facts = Self.facts(of: problem)
    statement = problem.statement
    notation = problem.signature.types.contains(where: \.holdsTrees) ? Self.treesAreWritten : nil
    beyondBounds = Workspace.beyondBounds(of: problem)
    hints = problem.hints
    opened = content.opened
    links = Self.links(of: content)
    programs = Self.programs(of: problem, first: content.language)
    editorial = Workspace.EditorialModel(
      Editorial(markdown: problem.editorial), programs: programs, content: content)
    tabs = ProblemView.Tab.allCases.map { Tab($0, content: content) }
    language = content.language
    languages = Language.allCases.map { LanguageChoice($0, content: content) }
    obstacle = Obstacle(content)
    judging = Judging(content)
    source = content.draft?.source ?? content.starter
    revision = content.draft?.revision ?? 0
    saved = Workspace.DraftState(
      content.draft, slug: problem.slug, language: content.language)
    examples = Self.examples(of: problem)
    ownCases = Workspace.OwnCases(content.ownCases, problem: problem)
    submissions = Workspace.submissions(content.attempts, content.online, slug: problem.slug)
    reports = content.reports.map { Reports.Model($0, problem: problem) }
    results = content.job.map { Coding.Model(snapshot: $0, problem: problem) }
    inputs = Workspace.inputs(of: content)
    hasAdvice = content.ai.canWrite
    journey = content.journey.map { Journey.model($0, at: content.view.step, withText: true) }
    // What was asked for is gone, with the server or with time.
    if journey == nil, content.view.journey != nil {
      journey = Journey.Model(
        message: JourneyError.gone.message, hint: JourneyError.gone.hint)
    }
  }

  private static func facts(of problem: Problem) -> [String] {
    let summary = problem.summary
    let number = summary.number.map { "LeetCode \($0)" }
    return [summary.topic.title, number, "\(summary.minutes) minutes"].compactMap(\.self)
  }

  private static func links(of content: Workspace.Content) -> [Link] {
    let problem = content.problem
    let named =
      [(relation: "First solve", slugs: problem.prerequisites)]
      + Problems.companions(problem.companions, besides: problem.prerequisites)
    return named.flatMap { relation, slugs in
      slugs.compactMap { content.related[$0] }.map { entry in
        Link(
          relation: relation, title: entry.summary.title,
          path: .problem(slug: entry.summary.slug, ProblemView()),
          difficulty: entry.summary.difficulty, status: entry.status)
      }
    }
  }

  private static func programs(of problem: Problem, first: Language) -> [Program] {
    let order = ["fast", "brute"]
    return problem.solutions.enumerated().sorted { left, right in
      func key(_ item: (offset: Int, element: Solution)) -> (Int, Int, Int) {
        (
          item.element.language == first ? 0 : 1,
          order.firstIndex(of: item.element.name) ?? order.count, item.offset
        )
      }
      return key(left) < key(right)
    }.map { _, solution in
      Program(
        title: Solution.title(of: solution.name), language: solution.language,
        source: solution.source,
        name: Journey.solutionName(solution),
        opening: .openSolution(
          slug: problem.slug, solution.language, name: solution.name),
        fitsEditor: solution.language == first)
    }
  }

  private static func examples(of problem: Problem) -> [Coding.Model.CaseTable] {
    let visible = problem.tests.filter(\.isVisible)
    return visible.enumerated().compactMap { index, test in
      guard case .frozen(let input) = test.input else { return nil }
      let result = CaseResult(
        index: index, visible: true, verdict: .accepted, input: input, expected: test.expected)
      var table = Coding.Model.CaseTable(result, problem: problem)
      table.title = "Example \(index + 1)"
      table.tone = .calm
      return table
    }
  }
}

extension Workspace.Model.Tab {
  fileprivate init(_ tab: ProblemView.Tab, content: Workspace.Content) {
    name = tab.rawValue
    title = tab.rawValue.prefix(1).uppercased() + tab.rawValue.dropFirst()
    var view = content.view
    view.tab = tab
    path = .problem(slug: content.problem.slug, view)
    isCurrent = tab == content.view.tab
  }
}
