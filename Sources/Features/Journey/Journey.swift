public import Domain
public import TraceFile

/// The Data Journey: a run recorded step by step, and looked at forward and backward.
public enum Journey {
  /// A finished recording.
  public struct Recording: Sendable {
    public var report: TraceReport
    /// Nil when nothing could be recorded.
    public var trace: Trace?
  }
}

/// Why nothing was recorded.
public enum JourneyError: UserFacingError, Hashable {
  case noExample(slug: String)
  case doesNotCompile([Diagnostic])
  case notRecorded
  case badSteps(String)
  case badExport(String)

  public var message: String {
    switch self {
    case .noExample(let slug): "“\(slug)” has no example whose input could be traced."
    case .doesNotCompile(let diagnostics):
      diagnostics.map { "Line \($0.line): \($0.message)" }.joined(separator: "\n")
    case .notRecorded: "The program ran, but nothing of it could be recorded."
    case .badSteps(let text): "“\(text)” is no range of steps."
    case .badExport(let name): "“\(name)” has no ending that says what to write."
    }
  }

  public var hint: String? {
    switch self {
    case .noExample: "Give one with --input."
    case .doesNotCompile: "Mend it, then trace again."
    case .notRecorded: "See the notes above; a smaller program may help to find the reason."
    case .badSteps: "Write it as 10..20."
    case .badExport: "End it in .djt, .html, .jsonl, .pt.json or .svg."
    }
  }
}
