internal import Domain

/// What became of one case before its answer is compared.
enum Outcome {
  case answer(Value)
  /// An answer that cannot be right, with the reason.
  case wrong(note: String)
  /// The program failed, or was stopped.
  case failed(VerdictKind, note: String, line: Int?)
  /// The learner's source cannot be used at all.
  case refused([Diagnostic])

  static let outOfTurn = Outcome.failed(
    .runtimeError, note: "The program wrote to Focus's own channel out of turn.", line: nil)
}

extension Outcome {
  /// A process that ended before it answered.
  init(_ end: JailExit, printed stderr: [UInt8], crash: CrashNote?) throws(JudgeError) {
    switch end.cause {
    case .program: self = .ended(end.status, stderr, crash)
    case .cpuLimit, .wallLimit: self = .failed(.timeLimit, note: end.sentence, line: nil)
    case .idleLimit: self = .failed(.idleLimit, note: end.sentence, line: nil)
    case .memoryLimit: self = .failed(.memoryLimit, note: end.sentence, line: nil)
    case .outputLimit: self = .failed(.outputLimit, note: end.sentence, line: nil)
    case .deniedCall(let name):
      self = .failed(.denied, note: "The system call \(name) is not allowed here.", line: nil)
    case .cancelled: self = .failed(.cancelled, note: "Cancelled.", line: nil)
    case .jailFailure(let reason): throw .jailFailed(reason)
    }
  }

  private static func ended(
    _ status: JailExit.Status, _ stderr: [UInt8], _ crash: CrashNote?
  ) -> Outcome {
    switch status {
    case .exited(let code):
      return .failed(
        .runtimeError,
        note: "The program ended itself (exit status \(code)) before it answered.", line: nil)
    case .signaled(let signal):
      let note = CrashNote.sentence(signal: signal, stderr: stderr, crash: crash)
      return .failed(.runtimeError, note: note, line: crash?.line)
    }
  }
}

extension JailExit {
  fileprivate var sentence: String {
    if !evidence.isEmpty { return evidence.joined(separator: " ") }
    return switch cause {
    case .cpuLimit: "The case used up its CPU time."
    case .wallLimit: "The case used up its time."
    case .idleLimit: "The program waited without doing anything."
    case .memoryLimit: "The program needed more memory than it may have."
    case .outputLimit: "The program printed more than it may."
    default: ""
    }
  }
}
