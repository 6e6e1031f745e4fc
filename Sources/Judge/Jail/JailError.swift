import Domain

/// Why the jail could not be used.
enum JailError: UserFacingError, Hashable {
  case supervisorMissing(path: String)
  case supervisorFailed(String)
  case invalidSpec(String)
  case workersUnavailable(JailLevel)
  case workerFailed(String)
  case workerBusy
  case workerGone

  var message: String {
    switch self {
    case .supervisorMissing(let path): "The jail's program \(path) can't be run."
    case .supervisorFailed(let reason): "The jail's supervisor doesn't answer: \(reason)."
    case .invalidSpec(let reason): "The jail can't run this: \(reason)."
    case .workersUnavailable(let level): "At level \(level) the jail keeps no workers."
    case .workerFailed(let reason): "The jail's worker didn't start: \(reason)."
    case .workerBusy: "The jail's worker is still running another program."
    case .workerGone: "The jail's worker has ended."
    }
  }

  var hint: String? {
    switch self {
    case .supervisorMissing: "Build it with `./focus check`, or set FOCUS_JAIL to its path."
    case .supervisorFailed: "Run `focus doctor`, then start Focus again."
    case .workerFailed: "Run `focus doctor`."
    case .invalidSpec, .workersUnavailable, .workerBusy, .workerGone: nil
    }
  }
}
