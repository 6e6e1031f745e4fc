package import Domain

/// A part of a problem's page that helps, and is closed at first.
public enum PageHelp: Sendable, Hashable {
  /// From 1.
  case hint(Int)
  case editorial, solution
}

extension PageHelp: LosslessStringConvertible {
  public init?(_ description: String) {
    switch description {
    case "editorial": self = .editorial
    case "solution": self = .solution
    default:
      guard description.hasPrefix("hint-"), let number = Int(description.dropFirst(5)),
        (1...9).contains(number)
      else { return nil }
      self = .hint(number)
    }
  }

  public var description: String {
    switch self {
    case .hint(let number): "hint-\(number)"
    case .editorial: "editorial"
    case .solution: "solution"
    }
  }

  /// Where on the problem's page it stands.
  public var tab: ProblemView.Tab {
    switch self {
    case .hint: .description
    case .editorial: .editorial
    case .solution: .solutions
    }
  }

  package init?(_ activity: Activity) {
    switch activity.kind {
    case .hint: self = .hint(activity.part)
    case .editorial: self = .editorial
    case .solution: self = .solution
    case .opened, .draft, .run, .submit: return nil
    }
  }

  package func activity(of slug: String, at moment: Moment) -> Activity {
    switch self {
    case .hint(let number): Activity(slug: slug, kind: .hint, part: number, moment: moment)
    case .editorial: Activity(slug: slug, kind: .editorial, moment: moment)
    case .solution: Activity(slug: slug, kind: .solution, moment: moment)
    }
  }
}
