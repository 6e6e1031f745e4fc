/// What a machine tells of a transition: the old state first, then the new one.
public enum KYSEvent: Hashable, Sendable {
  case exited(KYSState)
  case entered(KYSState)
}

extension KYSEvent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .exited(let state): "exit \(state)"
    case .entered(let state): "enter \(state)"
    }
  }
}
