public import Domain

/// Why proposed cases could not be looked at.
public enum ProposalError: UserFacingError, Hashable {
  /// What a provider sent is no list of cases.
  case unreadable(origin: String, reason: String)
  /// There is nothing that answers could be checked with.
  case noReferences(slug: String)

  public var message: String {
    switch self {
    case .unreadable(let origin, let reason): "What \(origin) sent isn't a list of cases: \(reason)"
    case .noReferences(let slug):
      "Answers of “\(slug)” can't be confirmed here: two references are needed."
    }
  }

  public var hint: String? {
    switch self {
    case .unreadable: "Nothing was changed. Try again, or choose another model in the settings."
    case .noReferences: "focus doctor lists the languages that can be run."
    }
  }
}
