/// Where the flow stands.
public enum KYSState: Hashable, Sendable {
  case check, prompt, update
  case save(KYSStatus)
  /// Nil: nothing has run yet.
  case final(KYSOutcome?)

  /// Which of the five states it is, whatever it carries.
  public enum Name: String, CaseIterable, Sendable {
    case check = "Check"
    case prompt = "Prompt"
    case update = "Update"
    case save = "Save"
    case final = "Final"
  }

  public var name: Name {
    switch self {
    case .check: .check
    case .prompt: .prompt
    case .update: .update
    case .save: .save
    case .final: .final
    }
  }
}

extension KYSState: CustomStringConvertible {
  public var description: String {
    switch self {
    case .check, .prompt, .update, .final(nil): name.rawValue
    case .save(let status): "\(name.rawValue)(\(status.rawValue))"
    case .final(let outcome?): "\(name.rawValue)(\(outcome.rawValue))"
    }
  }
}
