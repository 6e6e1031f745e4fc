import Domain

/// Why the jail could not be used.
enum JailError: UserFacingError, Hashable {
  case supervisorMissing(path: String)
  case supervisorFailed(String)
  case invalidSpec(String)

  var message: String {
    switch self {
    case .supervisorMissing(let path): "The jail's program \(path) cannot be run."
    case .supervisorFailed(let reason): "The jail's supervisor does not answer: \(reason)."
    case .invalidSpec(let reason): "The jail cannot run this: \(reason)."
    }
  }

  var hint: String? {
    switch self {
    case .supervisorMissing: "Build it with `./focus check`, or set FOCUS_JAIL to its path."
    case .supervisorFailed: "Run `focus doctor`, then start Focus again."
    case .invalidSpec: nil
    }
  }
}
