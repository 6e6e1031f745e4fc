public import Domain
public import SiteKit
import TestForge

extension Coding.Model {
  /// Trouble of ours or of the machine, in the place of a result.
  public init(slug: String, message: String, hint: String?) {
    self.init(slug: slug, headline: "Not judged", tone: .caution, summary: message, hint: hint)
  }

  /// A job as it stands.
  public init(snapshot: JobBoard.Snapshot, problem: Problem) {
    if let verdict = snapshot.verdict {
      self.init(verdict: verdict, purpose: snapshot.submission.purpose, problem: problem)
      keeping = Keeping(snapshot.events.last)
      search = Search(snapshot.events)
      growth = growth ?? GrowthState(snapshot.events.last)
      official = Official(snapshot, verdict: verdict, problem: problem)
      job = snapshot.id
      review = Coding.review(of: verdict, for: snapshot.submission.purpose)
      growthRequest = Coding.growthRequest(after: snapshot)
      // Not before: a form that is being filled in must not be exchanged.
      if case .finished(let attempt) = snapshot.events.last { report = Reports.path(for: attempt) }
    } else if case .failed(let message, let hint) = snapshot.events.last {
      self.init(slug: problem.slug, message: message, hint: hint)
    } else {
      self.init(running: snapshot, problem: problem)
    }
    if !snapshot.isFinished { events = .jobEvents(id: snapshot.id, after: snapshot.events.count) }
  }

  /// What a page shows from the press of a button until the server's first word.
  package static func starting(slug: String) -> Coding.Model {
    var model = Coding.Model(slug: slug, headline: "Starting", tone: .calm)
    model.isUnderWay = true
    return model
  }

  private init(running snapshot: JobBoard.Snapshot, problem: Problem) {
    self.init(
      slug: problem.slug,
      headline: snapshot.submission.purpose == .run ? "Running" : "Judging", tone: .calm)
    job = snapshot.id
    isUnderWay = true
    status = Coding.status(of: snapshot)
    for event in snapshot.events {
      switch event {
      case .planned(let visible):
        marks = visible.indices.map { index in
          let isLeftOut = snapshot.exclusions.contains { $0.index == index }
          return Mark(index: index, tone: .calm, label: "Case \(index + 1)", isLeftOut: isLeftOut)
        }
      case .compiled(_, let found): diagnostics = found
      case .caseFinished(let result) where marks.indices.contains(result.index):
        marks[result.index] = Mark(result, leavingOut: snapshot.exclusions)
      default: break
      }
    }
  }

  /// A kept attempt.
  public init(attempt: Attempt, problem: Problem) {
    self.init(verdict: attempt.verdict, purpose: attempt.purpose, problem: problem)
    report = Reports.path(for: attempt)
  }

  /// A verdict with everything that is known of it.
  public init(verdict: Verdict, purpose: Attempt.Purpose, problem: Problem) {
    self.init(
      slug: verdict.slug, headline: Coding.headline(of: verdict), tone: Tone(verdict.verdict),
      summary: Coding.summary(of: verdict, purpose: purpose),
      hint: Coding.hint(for: verdict, purpose: purpose))
    let isOfficial = verdict.online?.submission != nil
    evidence = verdict.evidence
    exclusions = (verdict.excluded ?? []).map { Coding.sentence(on: $0, in: verdict) }
    listsCases = purpose == .run
    diagnostics = verdict.diagnostics
    // LeetCode tells of one case of many. Where nothing ran, a row of empty marks would say nothing.
    let count = verdict.cases.isEmpty || isOfficial ? 0 : max(verdict.total, verdict.cases.count)
    marks = (0..<count).map {
      Mark(index: $0, tone: .calm, label: "Case \($0 + 1): not reached")
    }
    for result in verdict.cases where marks.indices.contains(result.index) {
      marks[result.index] = Mark(result, leavingOut: verdict.excluded ?? [])
    }
    origin = verdict.firstFailure.map { CaseTable($0, problem: problem, isOfficial: isOfficial) }
    failure = Self.smallest(of: verdict, problem: problem)
    if failure == nil { swap(&failure, &origin) }
    cases = verdict.cases.filter { $0.visible && !isOfficial }.filter { !$0.input.isEmpty }
      .map { CaseTable($0, problem: problem) }
    outputs = verdict.cases.compactMap(Output.init)
    facts = Coding.facts(of: verdict)
    stretch = Coding.stretchSentence(on: verdict)
    growth = verdict.complexity.map {
      .measured(Growth($0, stretch: verdict.stretch, of: problem))
    }
    usages = verdict.online == nil ? verdict.cases.map(Usage.init) : []
  }

  private static func smallest(of verdict: Verdict, problem: Problem) -> CaseTable? {
    guard let smaller = verdict.counterexample else { return nil }
    let kind = verdict.firstFailure?.verdict ?? verdict.verdict
    var result = CaseResult(
      index: 0, visible: false, verdict: kind, input: smaller.input,
      expected: smaller.expected, actual: smaller.actual)
    result.longAnswer = smaller.longAnswer
    var table = CaseTable(result, problem: problem)
    // A program's own last words may have no end.
    let words = smaller.note.map { $0.hasSuffix(".") ? $0 : "\($0)." }
    table.note = [words, smaller.sizes(in: problem)].compactMap(\.self).joined(separator: " ")
    table.title = "The smallest input found to fail: \(kind.title)"
    return table
  }
}

extension Coding.Model.Search {
  /// Nil when the events tell of no search.
  fileprivate init?(_ events: [Coding.Event]) {
    let wasBegun = events.contains { if case .shrinking = $0 { true } else { false } }
    guard wasBegun else { return nil }
    if case .finished(let attempt) = events.last {
      self = attempt.verdict.counterexample == nil ? .foundNothing : .found
    } else {
      self = .underWay
    }
  }
}

extension Coding.Model.Keeping {
  /// Nil when the verdict is kept.
  fileprivate init?(_ last: Coding.Event?) {
    switch last {
    case .judged: self = .underWay
    case .failed(let message, let hint): self = .failed(message: message, hint: hint)
    default: return nil
    }
  }
}

extension Coding.Model.Mark {
  /// A case that is left out has no colour, whatever came of it.
  package init(_ result: CaseResult, leavingOut exclusions: [Exclusion]) {
    let isLeftOut = exclusions.contains { $0.index == result.index }
    let words = isLeftOut ? "left out by you; it ended with: " : ""
    self.init(
      index: result.index, tone: isLeftOut ? .calm : Tone(result.verdict),
      label: "Case \(result.index + 1): \(words)\(result.verdict.title)", isLeftOut: isLeftOut)
  }
}

extension Coding.Model.Output {
  fileprivate init?(_ result: CaseResult) {
    guard !result.stdout.isEmpty || !result.stderr.isEmpty else { return nil }
    title = "Case \(result.index + 1)"
    fields = Field.outputs(of: result)
  }
}

extension Coding.Model.Usage {
  fileprivate init(_ result: CaseResult) {
    title = "Case \(result.index + 1)"
    verdict = result.verdict.title
    time = Measure.time(milliseconds: result.cpuMilliseconds)
    memory = Measure.memory(bytes: result.peakMemoryBytes)
  }
}
