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
    .runtimeError, note: "Your code wrote to a file descriptor that Focus uses itself.", line: nil)
}

// MARK: - Frames

extension Outcome {
  /// What a frame says of a case; nil for one that is no answer.
  ///
  /// A source of ours that `isTrusted` may answer with as much as it likes.
  init?(answer frame: Frame, isTrusted: Bool = false) {
    switch frame.known {
    case .result:
      do throws(JSONError) {
        let most = isTrusted ? Int.max : Frame.mostValueBytes
        self = .answer(try Value(json: frame.payload, memoryLimitBytes: most))
      } catch {
        self = .wrong(
          note: error.isTooLarge
            ? "Your answer is far too large to be right: \(Excerpt.grouped(frame.payload.count)) bytes."
            : "Your answer can't be read: it isn't valid JSON.")
      }
    case .unreadable: self = .wrong(note: frame.value?.text ?? "Your answer can't be read.")
    case .failure:
      let value = frame.value
      let isMemory = value?["memory"] == .bool(true)
      let note =
        value?["message"]?.text
        ?? (isMemory
          ? "Your code ran out of memory." : "Your code failed.")
      self = .failed(
        isMemory ? .memoryLimit : .runtimeError, note: note, line: value?["line"]?.integer)
    default: return nil
    }
  }

  /// What a program says that cannot be loaded.
  init(refusal frame: Frame) {
    guard frame.known == .refused else {
      self = frame.known == .failure ? Outcome(answer: frame) ?? .outOfTurn : .outOfTurn
      return
    }
    let items = frame.value?.elements ?? []
    self = .refused(
      items.prefix([Diagnostic].most).map { item in
        Diagnostic(
          line: item["line"]?.integer ?? 1, column: item["column"]?.integer ?? 1,
          severity: .error, message: item["message"]?.text ?? "")
      }.bounded)
  }
}

// MARK: - Ends

extension Outcome {
  /// A process that ended before it answered.
  init(
    _ end: JailExit, record: Sitting.Record, limit: TimeLimit, memoryBytes: Int? = nil,
    crash: CrashNote?, obituary: (([UInt8]) -> Obituary?)?
  ) throws(JudgeError) {
    switch end.cause {
    case .program: self = .ended(end.status, record.stderr, crash, obituary)
    case .cpuLimit: self = .failed(.timeLimit, note: limit.sentence(record.cpu), line: nil)
    case .wallLimit where !end.isAsleep: self = .failed(.timeLimit, note: end.sentence, line: nil)
    case .wallLimit, .idleLimit: self = .failed(.idleLimit, note: end.sentence, line: nil)
    case .memoryLimit:
      let most = memoryBytes.map { " (limit \($0 >> 20) MB)" } ?? ""
      self = .failed(.memoryLimit, note: "Your code ran out of memory\(most).", line: nil)
    case .outputLimit: self = .failed(.outputLimit, note: end.sentence, line: nil)
    case .deniedCall(let name):
      self = .failed(
        .denied,
        note: "Your code asked the system for something that isn't allowed here (\(name)).",
        line: nil)
    case .cancelled: self = .failed(.cancelled, note: "Cancelled.", line: nil)
    case .jailFailure(let reason): throw .jailFailed(reason)
    }
  }

  private static func ended(
    _ status: JailExit.Status, _ stderr: [UInt8], _ crash: CrashNote?,
    _ obituary: (([UInt8]) -> Obituary?)?
  ) -> Outcome {
    if let known = obituary?(stderr) {
      return .failed(known.kind, note: known.message, line: known.line)
    }
    switch status {
    case .exited(let code):
      return .failed(
        .runtimeError,
        note: "Your code ended itself (exit status \(code)) before it answered.", line: nil)
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
    case .wallLimit: "Your code took too long."
    case .idleLimit: "Your code waited without doing anything."
    case .memoryLimit: "Your code ran out of memory."
    case .outputLimit: "Your code printed too much."
    default: ""
    }
  }
}
