public import Domain
public import SiteKit
internal import TestForge

extension Journey {
  /// What a page shows of one request, under way or ended.
  public struct Model: Sendable, Equatable {
    /// A recorded run that the player can open.
    public struct Track: Sendable, Equatable {
      public var title: String
      public var path: SitePath
      /// The steps behind those that are recorded, as far as any run has told.
      public var skipped = 0
    }

    /// One step as text, with the ways to others.
    public struct Step: Sendable, Equatable {
      public var title: String
      public var narration: String
      public var text: String
      public var first: SitePath?
      public var previous: SitePath?
      public var next: SitePath?
      public var last: SitePath?
    }

    /// What came out, beside what was expected.
    public struct Outcome: Sendable, Equatable {
      public var got: Value
      public var expected: Value
      public var isRight: Bool
      /// Whether it is a list of answers, one a call.
      public var isDesign: Bool
    }

    public var headline: String
    public var tone: Tone
    public var summary: String
    public var hint: String?
    /// The request's identifier; nil when there is none (yet).
    public var job: String?
    /// The page that shows it.
    public var page: SitePath?
    public var isUnderWay: Bool
    /// Whether the tracks are only the beginning.
    public var isGrowing: Bool
    public var tracks: [Track]
    /// What else of the run can be recorded.
    public var windows: [Journey.Window]
    public var diagnostics: [Diagnostic]
    /// What went in, came out and was printed.
    public var fields: [Field]
    /// Nil where the right answer is not known.
    public var outcome: Outcome?
    public var step: Step?

    init(
      _ headline: String, _ tone: Tone, summary: String = "", hint: String? = nil
    ) {
      self.headline = headline
      self.tone = tone
      self.summary = summary
      self.hint = hint
      isUnderWay = false
      isGrowing = false
      tracks = []
      windows = []
      diagnostics = []
      fields = []
    }
  }
}

extension Journey.Model {
  /// Trouble of ours or of the machine, in the place of a journey.
  public init(message: String, hint: String?) {
    self.init("No journey", .caution, summary: message, hint: hint)
  }

  /// What a page shows from the press of a button until the server's first word.
  package static var starting: Journey.Model {
    var model = Journey.Model("Starting", .calm)
    model.isUnderWay = true
    return model
  }

  /// A request as it stands; `page` leads to it, at a step if one is given.
  public init(
    _ snapshot: Journey.Snapshot, page: (_ step: Int?) -> SitePath
  ) {
    let runs = snapshot.submission.runs
    let reports = runs.indices.compactMap { snapshot.report(of: $0) }
    switch snapshot.events.last {
    case .finished: self.init(reports: reports, of: snapshot.submission)
    case .failed(let message, let hint):
      self.init(message: message, hint: hint)
    default:
      self.init("Recording", .calm, summary: Self.status(of: snapshot))
      isUnderWay = true
    }
    hint = snapshot.missedWindow ?? hint
    job = snapshot.id
    self.page = page(nil)
    tracks = runs.enumerated().filter { snapshot.path(of: $0.offset) != nil }.map {
      Track(
        title: $0.element.title, path: .traceFile(id: snapshot.id, run: $0.offset),
        skipped: snapshot.report(of: $0.offset)?.skipped ?? 0)
    }
    if !isUnderWay, !tracks.isEmpty, reports.isEmpty {
      headline = "Ended early"
      summary += " This is what was recorded until then."
    }
    isGrowing = isUnderWay && !tracks.isEmpty
    // A comparison waits for both.
    if isUnderWay, runs.count > 1 { tracks = [] }
  }

  private static func status(of snapshot: Journey.Snapshot) -> String {
    let runs = snapshot.submission.runs
    // Which of two it is about.
    let name = { (run: Int) in runs.count > 1 ? " (\(runs[run].title))" : "" }
    return switch snapshot.events.last {
    case .queued(ahead: 0): "Waiting for a free place…"
    case .queued(ahead: 1): "Waiting for one run before this one…"
    case .queued(let ahead): "Waiting for \(ahead) runs before this one…"
    case .preparing(let run, let build): "\(build.sentence)\(name(run))"
    case .compiling(let run): "Preparing and running…\(name(run))"
    case .growing(let run, _, let steps):
      "\(Measure.count(steps, "step")) so far; the program is still running…\(name(run))"
    case .recorded(let run, _) where runs.indices.contains(run + 1): "Next…\(name(run + 1))"
    default: "Starting…"
    }
  }

  private init(reports: [TraceReport], of request: Journey.Request) {
    guard let last = reports.last else {
      self.init(message: "Nothing was recorded.", hint: nil)
      return
    }
    // Of two runs the learner's own is the first, and what matters.
    let main = reports[0]
    if last.ending == .refused {
      let errors = last.diagnostics.count { $0.severity == .error }
      self.init("Compile error", .bad, summary: errors == 1 ? "1 error." : "\(errors) errors.")
      if reports.count > 1 { summary += " It is in the reference." }
    } else if reports.count > 1 {
      self.init("Side by side", .calm, summary: Self.summary(of: reports, request))
    } else {
      self.init(main)
      if let outcome = Outcome(request, main) { tell(outcome) }
    }
    diagnostics = last.diagnostics
    fields = Self.fields(of: request, main)
  }

  private mutating func tell(_ outcome: Outcome) {
    self.outcome = outcome
    guard !outcome.isRight, tone == .good else { return }
    (headline, tone) = ("Wrong answer", .bad)
    let got = outcome.got.json.prefix(80)
    summary =
      "It returned \(got), expected \(outcome.expected.json.prefix(80)). "
      + summary.replacing(" It answers \(got).", with: "")
  }

  private init(_ report: TraceReport) {
    let steps = report.extent
    let time = Measure.time(milliseconds: report.milliseconds)
    switch (report.ending, report.mode) {
    case (_, .plain) where report.path == nil: self.init(plain: report)
    case (.failed(let kind, let note, let line), _):
      // Some notes name the line themselves.
      let place = line.flatMap { note.contains("(line \($0))") ? nil : "Line \($0): " } ?? ""
      self.init(
        kind.title, .bad,
        summary: note.isEmpty ? "\(steps) in \(time)." : "\(place)\(note) (\(steps) in \(time))",
        hint: report.isWithinTheRun
          ? nil : "The journey opens at its last step; go back from there.")
      if let step = report.nextStep {
        hint = [step, hint].compactMap(\.self).joined(separator: " ")
      }
    default:
      let answer = report.answer.map { " It answers \($0.json.prefix(80))." } ?? ""
      let isWell = report.status == 0
      self.init(
        isWell ? "Recorded" : "Ended with status \(report.status)", isWell ? .good : .caution,
        summary: "\(steps) in \(time).\(answer)")
    }
    if let leftOut = report.leftOut {
      summary += report.steps > 0 ? " \(leftOut)" : " The run has no such step."
    }
    windows = report.windows
    if !report.reasons.isEmpty, report.path != nil {
      hint = (report.reasons + [hint].compactMap(\.self)).joined(separator: " ")
    }
  }

  /// A program that ran, and of which nothing is recorded.
  private init(plain report: TraceReport) {
    let time = Measure.time(milliseconds: report.milliseconds)
    let why = report.reasons.isEmpty ? [JourneyError.notRecorded.message] : report.reasons
    let answer = report.answer.map { "It answers \($0.json.prefix(80)) after \(time)." }
    self.init(
      "Ran without a journey", .caution,
      summary: (why + [report.failure, answer].compactMap(\.self)).joined(separator: " "),
      hint: report.nextStep)
  }

  private static func summary(of reports: [TraceReport], _ request: Journey.Request) -> String {
    zip(request.runs, reports).map { run, report in
      let answer = report.answer.map { ", answer \($0.json.prefix(80))" } ?? ""
      let end =
        if case .failed(let kind, _, _) = report.ending { ", \(kind.title.lowercased())" } else {
          answer
        }
      return "\(run.title): \(Measure.count(report.steps, "step"))\(end)."
    }.joined(separator: " ")
  }

  private static func fields(
    of request: Journey.Request, _ report: TraceReport
  ) -> [Field] {
    var fields: [Field] = []
    if case .problem(let problem, let input) = request.subject {
      fields = Field.input(input, of: problem)
      if let answer = report.answer { fields.append(Field("Got", answer)) }
    }
    let streams = [("stdout", report.standardOutput), ("stderr", report.standardError)]
    return fields
      + streams.filter { !$0.1.isEmpty }.map {
        Field($0.0, String(decoding: $0.1, as: UTF8.self))
      }
  }
}

extension Journey.Model.Step {
  init(_ state: Journey.StateText, page: (_ step: Int?) -> SitePath) {
    title = "Step \(state.step) of \(state.steps.upperBound)"
    narration = state.narration
    text = state.text
    if state.step > state.steps.lowerBound {
      first = page(state.steps.lowerBound)
      previous = page(state.step - 1)
    }
    if state.step < state.steps.upperBound {
      next = page(state.step + 1)
      last = page(state.steps.upperBound)
    }
  }
}

extension Journey.Model.Outcome {
  /// The longest answer that a page's header can be given.
  private static let longest = 4096

  /// Nil where no answer came, or the right one is not known.
  init?(_ request: Journey.Request, _ report: TraceReport) {
    guard case .problem(let problem, let input) = request.subject, report.ending == .finished,
      let got = report.answer, let expected = request.expected,
      got.json.utf8.count <= Self.longest, expected.json.utf8.count <= Self.longest
    else { return nil }
    let judgement = judgeAnswer(
      got, expected: expected, input: input, problem: problem, orderMatters: nil)
    let isDesign = if case .design = problem.signature { true } else { false }
    self.init(
      got: got, expected: expected, isRight: judgement.isAccepted, isDesign: isDesign)
  }

  /// As the player takes it.
  var json: String {
    Value.object([
      "got": got, "expected": expected, "isRight": .bool(isRight), "isDesign": .bool(isDesign),
    ]).json
  }
}
