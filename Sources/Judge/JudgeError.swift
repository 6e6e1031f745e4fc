public import Domain

/// Why nothing could be judged: trouble of ours or of the machine.
public enum JudgeError: UserFacingError, Hashable {
  case toolchainMissing(Language, remedy: String)
  case jailTooWeak(level: String)
  case jailFailed(String)
  case runtimeFilesMissing(path: String)
  case outOfDescriptors
  case cacheUnusable(path: String, reason: String)
  case preludeNotBuilt(output: String)
  case malformedCase(reason: String)
  /// A program in this language can be neither recorded nor run on its own.
  case journeyMissing(Language)
  /// A take-home project of the catalogue cannot grade anybody.
  case takeHomeBroken(name: String, reason: String)
  /// An answer to a take-home project with more Swift files than are taken.
  case answerTooLarge(mostFiles: Int)
  /// Too many jobs wait; seconds after which trying again may help.
  case queueFull(retryAfter: Int)

  public var message: String {
    switch self {
    case .toolchainMissing(let language, _): "\(language.title) can't be run on this machine."
    case .jailTooWeak(let level):
      "This machine offers only level \(level) of protection, too little to run code."
    case .jailFailed(let reason): "The jail failed: \(reason)"
    case .runtimeFilesMissing(let path): "Focus's own file \(path) is missing."
    case .outOfDescriptors: Descriptors.words
    case .cacheUnusable(let path, let reason):
      "The cache folder \(path) can't be used: \(reason)"
    case .preludeNotBuilt(let output):
      "Focus's own part of the program couldn't be compiled: \(output)"
    case .malformedCase(let reason): "A test of this problem can't be run: \(reason)"
    case .journeyMissing(let language):
      "Focus has no recorder for \(language.title), and can't run such a program on its own here."
    case .takeHomeBroken(let name, let reason): "The take-home \(name) is broken. \(reason)"
    case .answerTooLarge(let most):
      "The folder has more than \(most) Swift files below Sources and Tests, which is the limit."
    case .queueFull: "Too many runs are waiting already."
    }
  }

  public var hint: String? {
    switch self {
    case .toolchainMissing(_, let remedy): remedy
    case .jailTooWeak: "See `focus doctor` for the step that fails and how to fix it."
    case .jailFailed: "Run `focus doctor`, then try again."
    case .runtimeFilesMissing: "Install Focus again, or set FOCUS_HOME to its folder."
    case .outOfDescriptors: Descriptors.hint
    case .cacheUnusable: "Free some space or set FOCUS_CACHE to a writable folder."
    case .preludeNotBuilt: "Run `focus doctor --clean`, then try again."
    case .malformedCase: "Run `focus catalogue verify` on it."
    case .journeyMissing:
      "Swift and Python have a recorder. A problem's solution runs with focus run."
    case .takeHomeBroken(let name, _):
      "Run `focus takehome verify \(name)`, or install Focus again."
    case .answerTooLarge:
      "Move generated and copied files elsewhere, or name only your answer's folder."
    case .queueFull(let seconds):
      "Wait for yours to end, or try again in \(seconds) \(seconds == 1 ? "second" : "seconds")."
    }
  }

  public var retryAfterSeconds: Int? {
    if case .queueFull(let seconds) = self { return seconds }
    return nil
  }
}

extension JudgeError {
  /// One of our files that cannot be read, or the want of a descriptor that only looks like it.
  static func missing(_ path: String) -> JudgeError {
    Descriptors.areExhausted ? .outOfDescriptors : .runtimeFilesMissing(path: path)
  }

  /// Any error of the jail, as one of the judge's.
  init(_ error: any Error) {
    switch error {
    case let error as JudgeError: self = error
    case let error as any UserFacingError: self = .jailFailed(error.description)
    default: self = .jailFailed("\(error)")
    }
  }
}
