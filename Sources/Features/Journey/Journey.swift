public import Domain
public import TraceFile

/// The Data Journey: a run recorded step by step, and looked at forward and backward.
public enum Journey {
  /// A finished recording.
  public struct Recording: Sendable {
    public var report: TraceReport
    /// Nil when nothing could be recorded.
    public var trace: Trace?

    public init(report: TraceReport, trace: Trace?) {
      self.report = report
      self.trace = trace
    }
  }
}

/// Why nothing was recorded.
public enum JourneyError: UserFacingError, Hashable {
  case noExample(slug: String)
  case noSolution(name: String)
  case inputTooLong(bytes: Int)
  /// A large input that a page named and that is not kept (any more).
  case inputGone
  /// The trace is not kept (any more).
  case gone
  case doesNotCompile([Diagnostic])
  case notRecorded
  case badSteps(String)
  /// A file that can't be opened as a trace, and why.
  case badTrace(file: String, reason: String)
  case badExport(String)

  public var message: String {
    switch self {
    case .noExample(let slug): "“\(slug)” has no example whose input could be traced."
    case .noSolution(let name): "The catalogue has no solution called “\(name)” for this problem."
    case .inputTooLong(let bytes):
      "The input is \(bytes) bytes long; the limit is \(Journey.inputLimitBytes)."
    case .inputGone: "This input is no longer kept."
    case .gone: "This trace is gone: run it again."
    case .doesNotCompile(let diagnostics):
      diagnostics.map { item in
        let isSentence = item.message.last.map { ".!?".contains($0) } ?? false
        return "Line \(item.line): \(item.message)" + (isSentence ? "" : ".")
      }.joined(separator: "\n")
    case .notRecorded: "The program ran, but nothing could be recorded."
    case .badSteps(let text): "“\(text)” isn't a valid step range."
    case .badTrace(let file, let reason): "“\(file)” can't be opened. \(reason)"
    case .badExport(let name): "The extension of “\(name)” doesn't say what to write."
    }
  }

  public var hint: String? {
    switch self {
    case .noExample: "Give one with --input."
    case .noSolution: "Reload the page and choose another."
    case .inputTooLong: "Shorten it."
    case .inputGone: "Run the case again, or add it to your cases, then trace it."
    case .gone: "Traces are only kept for a while, until the server restarts at most."
    case .doesNotCompile: "Fix it, then trace again."
    case .notRecorded: "See the notes above; a smaller program may help to find the reason."
    case .badSteps: "Write it as 10..20."
    case .badTrace: nil
    case .badExport: "End it in .djt, .html, .jsonl, .pt.json or .svg."
    }
  }
}
