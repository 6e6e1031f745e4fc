public import Domain

/// What TestForge cannot do, and why.
public enum ForgeError: UserFacingError, Equatable {
  /// A problem's constraints or generator are not written as they must be.
  case form(String)
  /// A recipe could not make what it promises.
  case recipe(String)
  /// A generator command names a family that the problem does not have.
  case unknownFamily(String, known: [String])
  /// An own case is not an input of the problem.
  case input(String, hint: String)

  public var message: String {
    switch self {
    case .form(let reason), .recipe(let reason), .input(let reason, _): reason
    case .unknownFamily(let name, _): "The generator has no family called \(name)."
    }
  }

  public var hint: String? {
    switch self {
    case .form, .recipe: nil
    case .unknownFamily(_, let known): "It has: \(known.sorted().joined(separator: ", "))."
    case .input(_, let hint): hint
    }
  }
}
