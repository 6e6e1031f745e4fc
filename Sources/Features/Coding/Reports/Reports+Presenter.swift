public import Domain
public import SiteKit

extension Reports {
  /// One report in words.
  public struct Model: Sendable, Equatable {
    public var id: Int
    public var slug: String
    /// `Case 5`.
    public var title: String
    public var headline: String
    public var tone: Tone
    /// What the references and the learner's program say, a sentence or two each.
    public var sentences: [String]
    public var reason: String
    public var input: [Field]
    public var madeAt: Instant
    /// Whether the learner may have it left out all the same.
    public var canInsist: Bool
    public var leavesOut: Bool
  }

  /// The page on which a test is reported.
  public struct FormModel: Sendable, Equatable {
    public var slug: String
    public var action: SitePath
    /// What is reported.
    public var words: String
    public var input: [Field]
    public var typed: String
    public var trouble: String?

    public init(_ subject: Subject, typed: String = "", trouble: String? = nil) {
      let result = subject.result
      slug = subject.problem.slug
      action = .reportTest(slug: slug, attempt: subject.attempt.id, index: result.index)
      let smallest =
        subject.smallest == nil ? "" : " The smallest failing input found is judged along with it."
      words =
        "Case \(result.index + 1) of your submission ended with: \(result.verdict.title)."
        + smallest
      input = Field.input(result.input, of: subject.problem)
      self.typed = typed
      self.trouble = trouble
    }
  }
}

extension Reports.Model {
  public init(_ standing: Reports.Standing, problem: Problem?) {
    let report = standing.report
    id = report.id
    slug = report.slug
    title = "Case \(report.index + 1)"
    reason = report.reason
    madeAt = report.madeAt
    input = problem.map { Field.input(report.test.input, of: $0) } ?? []
    leavesOut = report.leavesOut && !standing.isStale
    canInsist = report.decision == .stands && !standing.isStale
    (headline, tone) = Self.headline(of: standing)
    sentences = Self.sentences(on: report)
    if leavesOut {
      sentences.append("The case still runs, but no longer decides about submissions.")
    }
  }

  private static func headline(
    of standing: Reports.Standing
  ) -> (String, Tone) {
    if standing.isStale {
      return ("Out of date: the problem no longer has this test", .calm)
    }
    if standing.report.withdrawnAt != nil { return ("Counted again", .calm) }
    return switch standing.report.decision {
    case .stands: ("The test is valid", .calm)
    case .disputed: ("Left out: the references disagree", .caution)
    case .invalid: ("Left out: its input breaks a constraint", .caution)
    case .insisted: ("Left out at your request", .caution)
    }
  }

  private static func sentences(on report: TestReport) -> [String] {
    var all: [String] = []
    if !report.breaches.isEmpty {
      all.append(
        "The input breaks what the problem allows: \(report.breaches.joined(separator: " "))")
    }
    let needsExpected = report.expectedHash != nil
    let first = words(
      on: report.test, ending: report.outcome, needsExpected: needsExpected)
    let ending = report.decision == .stands ? " The test is valid." : ""
    all.append(first.capitalised + ending)
    all += silence(report.test)
    if let smallest = report.smallest {
      let place = excerpt(smallest.input.isEmpty ? nil : .array(smallest.input))
      let second = words(on: smallest, ending: report.outcome, needsExpected: needsExpected)
      all.append("On the smallest input that fails in the same way, \(place): \(second)")
    }
    return all
  }

  /// Who answers what on an input; a disagreement comes before everything else.
  private static func words(
    on finding: TestReport.Finding, ending: VerdictKind, needsExpected: Bool
  ) -> String {
    let wrong = finding.answers.filter { $0.verdict == .wrongAnswer }
    let right = finding.answers.filter { $0.verdict == .accepted }
    let program = program(finding, ending)
    guard wrong.isEmpty else {
      if needsExpected, right.isEmpty, Set(wrong.map(\.answer)).count == 1 {
        let (who, answers) =
          Set(wrong.map(\.solution)).count > 1
          ? ("the references disagree", "they answer")
          : ("the \(wrong[0].solution) reference disagrees", "the reference answers")
        return "\(who) with the test: it expects \(excerpt(finding.expected)), "
          + "\(answers) \(excerpt(wrong[0].answer)); \(program)."
      }
      let said = (right + wrong).map { "\(name($0)) answers \(excerpt($0.answer))" }
      let test = needsExpected ? "the test expects \(excerpt(finding.expected)), " : ""
      return "the references disagree: \(test)\(said.joined(separator: ", ")); \(program)."
    }
    guard let one = right.first else {
      return "no reference gave an answer here, so nothing contradicts the test; \(program)."
    }
    let areBoth = Set(right.map(\.solution)).count > 1
    let who = areBoth ? "both references answer" : "the \(one.solution) reference answers"
    let answer = excerpt(needsExpected ? finding.expected ?? one.answer : one.answer)
    let check = needsExpected ? "" : ", which the problem's own check accepts"
    return "\(who) \(answer)\(check); \(program)."
  }

  private static func program(_ finding: TestReport.Finding, _ ending: VerdictKind) -> String {
    guard ending == .wrongAnswer else {
      return "your program ended with “\(ending.title)”"
    }
    return finding.actual.map { "your program answers \(excerpt($0))" }
      ?? "your program's answer differs"
  }

  /// The references that gave no answer, each with the reason.
  private static func silence(_ finding: TestReport.Finding) -> [String] {
    finding.answers.filter { $0.verdict != .accepted && $0.verdict != .wrongAnswer }.map {
      "\(name($0).capitalised) gave no answer: \($0.verdict.title.lowercased())."
    }
  }

  private static func name(_ answer: TestReport.Answer) -> String {
    "the \(answer.solution) reference in \(answer.language.title)"
  }

  private static func excerpt(_ value: Value?) -> String {
    guard let value else { return "a value too large to save" }
    let text = value.json
    return text.count <= 120 ? text : text.prefix(119) + "…"
  }
}

extension String {
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
