public import Domain

/// What a learner may do wrong with a review.
public enum ReviewError: UserFacingError, Hashable {
  /// There is no such review of the problem.
  case gone
  case unknownGrade(name: String)

  public var message: String {
    switch self {
    case .gone: "There is no such review."
    case .unknownGrade(let name): "“\(name)” is no grade."
    }
  }

  public var hint: String? {
    switch self {
    case .gone: "The problem's page under Review shows those that there are."
    case .unknownGrade: "Grades are again, hard, good and easy."
    }
  }
}
