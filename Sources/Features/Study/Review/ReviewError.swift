public import Domain

/// What a learner may do wrong with a review.
public enum ReviewError: UserFacingError, Hashable {
  /// There is no such review of the problem.
  case gone
  case unknownGrade(name: String)

  public var message: String {
    switch self {
    case .gone: "This review doesn't exist."
    case .unknownGrade(let name): "“\(name)” isn't a grade."
    }
  }

  public var hint: String? {
    switch self {
    case .gone: "The problem's page under Review lists them."
    case .unknownGrade: "Grades are again, hard, good and easy."
    }
  }
}
