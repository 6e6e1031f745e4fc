internal import Domain

/// What a compiler said: of the learner's own lines, and of what stands around them.
protocol CompilerRemarks {
  var own: [Diagnostic] { get }
  var foreign: [String] { get }
}

extension CompilerRemarks {
  var hasErrors: Bool { own.contains { $0.severity == .error } }

  /// For a source without a program: there is always a reason.
  ///
  /// What is said of the surroundings alone means that something is missing in the source, which
  /// `complaint` puts into words.
  func whenFailed(trouble: String?, complaint: (String?) -> Diagnostic) -> [Diagnostic] {
    if let trouble {
      return [Diagnostic(line: 1, column: 1, severity: .error, message: trouble)] + own
    }
    return hasErrors ? own : [complaint(foreign.first)] + own
  }

  /// For an unfinished source that was only checked.
  func whileTyping(trouble: String?, complaint: (String?) -> Diagnostic) -> [Diagnostic] {
    let isFine = trouble == nil && foreign.isEmpty
    return isFine ? own : whenFailed(trouble: trouble, complaint: complaint)
  }
}
