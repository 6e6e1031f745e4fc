internal import Domain

/// What one process told of its tests, and how it ended.
struct TestRun: Sendable {
  /// A test that ended.
  struct Ended: Sendable, Hashable {
    var id: String
    /// The first thing that it complained of.
    var failure: String?
  }

  private static let mostRecordBytes = 1 << 20

  /// The module whose tests count; identifiers are told without it.
  let module: String
  /// What a record begins with, which the tests cannot know.
  private let key: [UInt8]
  /// The names that people gave them, by identifier.
  private(set) var names: [String: String] = [:]
  /// Whether something stood between the tests and what is told of them.
  var isTampered = false
  /// Whether a record could not be read, which may have told of a failure.
  private(set) var hasLostRecord = false
  private(set) var begun: Set<String> = []
  private(set) var ended: [String: Ended] = [:]
  private var failures: [String: String] = [:]
  private var line: [UInt8] = []
  var end = JailExit(status: .exited(0), cause: .program)
  var errors = ""
  /// How often each place was reached, as the program counted; nil where it did not end by itself.
  var counts: [UInt8]?

  init(module: String, key: String = "") {
    self.module = module
    self.key = Array(key.utf8)
  }

  /// Takes what the process wrote; gives the tests that have ended by it.
  mutating func take(_ bytes: [UInt8]) -> [Ended] {
    var found: [Ended] = []
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0 {
        if line.starts(with: key) {
          let record = TestRecord(line.dropFirst(key.count))
          hasLostRecord = hasLostRecord || (record == nil && Self.mayTellOfFailure(line))
          if let record, let test = note(record) { found.append(test) }
        }
        line = []
      }
      if line.count < Self.mostRecordBytes { line += part.element }
    }
    return found
  }

  private static func mayTellOfFailure(_ line: [UInt8]) -> Bool {
    line.count >= mostRecordBytes || line.firstRange(of: Array("issueRecorded".utf8)) != nil
  }

  private mutating func note(_ record: TestRecord) -> Ended? {
    let payload = record.payload
    if record.kind == "test", payload.kind == "function", let id = own(payload.id) {
      names[id] = payload.displayName ?? payload.name
    }
    guard record.kind == "event", let id = own(payload.testID), id.contains("/") else {
      return nil
    }
    if let failure = record.failure, failures[id] == nil { failures[id] = failure }
    switch payload.kind {
    case "testStarted": begun.insert(id)
    case "testEnded" where ended[id] == nil && begun.contains(id):
      let test = Ended(id: id, failure: failures[id])
      ended[id] = test
      return test
    default: break
    }
    return nil
  }

  /// An identifier without the module's name; nil for those of other modules.
  private func own(_ id: String?) -> String? {
    guard let id, id.hasPrefix(module + ".") else { return nil }
    return String(id.dropFirst(module.count + 1))
  }

  /// Why tests are missing, in a sentence.
  var reasonForMissing: String {
    switch end.cause {
    case .cpuLimit, .wallLimit, .idleLimit: return "It didn't end in time and was stopped."
    case .memoryLimit: return "It took more memory than allowed and was stopped."
    case .outputLimit: return "It wrote more than allowed and was stopped."
    case .deniedCall(let call): return "It was stopped at a forbidden system call (\(call))."
    case .cancelled, .jailFailure: return "It was stopped."
    case .program: break
    }
    switch end.status {
    case .signaled(let signal):
      return "The process crashed\(fatal ?? " (signal \(signal))")."
    case .exited(let status):
      return "The process left early (exit status \(status)), before the test had ended."
    }
  }

  private var fatal: String? {
    let lines = errors.split(whereSeparator: \.isNewline)
    let line = lines.last { $0.contains("Fatal error") || $0.contains("fatal error") }
    return line.map { ": \($0.trimmingPrefix { $0 == " " })".cut(to: 300) }
  }
}
