/// What LeetCode's judge says of a run or a submission, by its own code.
public enum LeetCodeOutcome: Int, Sendable, Hashable, CaseIterable {
  case accepted = 10
  case wrongAnswer = 11
  case memoryLimit = 12
  case outputLimit = 13
  case timeLimit = 14
  case runtimeError = 15
  case internalError = 16
  case compileError = 20
  case unknownError = 21
  case timeout = 30
  case restrictionsFailed = 50

  /// As the site writes it.
  public var message: String {
    switch self {
    case .accepted: "Accepted"
    case .wrongAnswer: "Wrong Answer"
    case .memoryLimit: "Memory Limit Exceeded"
    case .outputLimit: "Output Limit Exceeded"
    case .timeLimit: "Time Limit Exceeded"
    case .runtimeError: "Runtime Error"
    case .internalError: "Internal Error"
    case .compileError: "Compile Error"
    case .unknownError: "Unknown Error"
    case .timeout: "Timeout"
    case .restrictionsFailed: "Restrictions Failed"
    }
  }

  /// As the list of one's progress abbreviates it.
  var abbreviation: String {
    switch self {
    case .accepted: "AC"
    case .wrongAnswer: "WA"
    case .memoryLimit: "MLE"
    case .outputLimit: "OLE"
    case .timeLimit: "TLE"
    case .runtimeError: "RE"
    case .compileError: "CE"
    default: "IE"
    }
  }

  /// What the code asks for: `stub:wrong` anywhere in it, and so on.
  static func asked(for code: String) -> LeetCodeOutcome? {
    markers.first { code.contains("stub:\($0.key)") }?.value
  }

  private static let markers: KeyValuePairs<String, LeetCodeOutcome> = [
    "wrong": .wrongAnswer, "memory": .memoryLimit, "output": .outputLimit, "timeout": .timeout,
    "time": .timeLimit, "runtime": .runtimeError, "internal": .internalError,
    "compile": .compileError, "unknown": .unknownError, "restrictions": .restrictionsFailed,
    "accepted": .accepted,
  ]
}
