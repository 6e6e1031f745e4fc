/// The outcome of a case or a whole submission; one model for local and LeetCode results.
public enum VerdictKind: String, Sendable, Hashable, Codable, CaseIterable {
  case accepted
  case wrongAnswer = "wrong-answer"
  case memoryLimit = "memory-limit"
  case outputLimit = "output-limit"
  case timeLimit = "time-limit"
  case runtimeError = "runtime-error"
  case internalError = "internal-error"
  case compileError = "compile-error"
  /// A forbidden system call ended the program.
  case denied
  case cancelled
  /// Wall time was used up without CPU.
  case idleLimit = "idle-limit"

  /// LeetCode's code where it has one.
  public var statusCode: Int {
    switch self {
    case .accepted: 10
    case .wrongAnswer: 11
    case .memoryLimit: 12
    case .outputLimit: 13
    case .timeLimit: 14
    case .runtimeError: 15
    case .internalError: 16
    case .compileError: 20
    case .denied: 50
    case .cancelled: 51
    case .idleLimit: 52
    }
  }

  /// The name shown to people.
  public var title: String {
    switch self {
    case .accepted: "Accepted"
    case .wrongAnswer: "Wrong answer"
    case .memoryLimit: "Memory limit exceeded"
    case .outputLimit: "Output limit exceeded"
    case .timeLimit: "Time limit exceeded"
    case .runtimeError: "Runtime error"
    case .internalError: "Internal error"
    case .compileError: "Compile error"
    case .denied: "Forbidden operation"
    case .cancelled: "Cancelled"
    case .idleLimit: "Waited too long"
    }
  }
}
