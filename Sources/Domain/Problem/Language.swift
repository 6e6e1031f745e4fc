/// A language that a learner may solve problems in.
public enum Language: String, Sendable, Hashable, Codable, CaseIterable {
  case swift, python

  /// The name shown to people.
  public var title: String {
    switch self {
    case .swift: "Swift"
    case .python: "Python"
    }
  }

  /// The ending of its source files, without the dot.
  public var fileExtension: String {
    switch self {
    case .swift: "swift"
    case .python: "py"
    }
  }

  /// LeetCode's name for it (`langSlug`).
  public var leetCodeSlug: String {
    switch self {
    case .swift: "swift"
    case .python: "python3"
    }
  }

  /// The language of a file by its ending, or nil.
  public init?(fileExtension: String) {
    guard let match = Language.allCases.first(where: { $0.fileExtension == fileExtension }) else {
      return nil
    }
    self = match
  }
}
