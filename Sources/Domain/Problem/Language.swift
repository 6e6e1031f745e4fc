/// A language that a learner may solve problems in.
public enum Language: String, Sendable, Hashable, Codable, CaseIterable {
  case swift, python, cpp, java, javascript, go, rust

  /// The name shown to people.
  public var title: String {
    switch self {
    case .swift: "Swift"
    case .python: "Python"
    case .cpp: "C++"
    case .java: "Java"
    case .javascript: "JavaScript"
    case .go: "Go"
    case .rust: "Rust"
    }
  }

  /// The ending of its source files, without the dot.
  public var fileExtension: String {
    switch self {
    case .swift, .cpp, .java, .go: rawValue
    case .python: "py"
    case .javascript: "js"
    case .rust: "rs"
    }
  }

  /// LeetCode's name for it (`langSlug`).
  public var leetCodeSlug: String {
    switch self {
    case .swift, .cpp, .java, .javascript, .rust: rawValue
    case .python: "python3"
    case .go: "golang"
    }
  }

  /// What begins a comment that ends with its line.
  public var lineComment: String { self == .python ? "#" : "//" }

  /// The language of a file by its ending, or nil.
  public init?(fileExtension: String) {
    guard let match = Language.allCases.first(where: { $0.fileExtension == fileExtension }) else {
      return nil
    }
    self = match
  }
}
