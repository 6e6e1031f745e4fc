public import Domain

/// What is wrong with the content folder or what was built from it.
public enum CatalogueError: UserFacingError, Equatable {
  /// A file is not written as `Documentation/Problems.md` says; `line` is from 1.
  case form(file: String, line: Int?, reason: String)
  case missing(file: String, reason: String)
  case unreadable(file: String, reason: String)
  case unwritable(file: String, reason: String)
  case notBuilt(folder: String)
  /// The index and a topic file are not of the same build.
  case mixedBuild(file: String)
  case unknownSlug(String, nearest: [String])
  case unknownTakeHome(String, nearest: [String])

  public var message: String {
    switch self {
    case .form(let file, let line?, let reason): "\(file):\(line): \(reason)"
    case .form(let file, nil, let reason), .missing(let file, let reason),
      .unreadable(let file, let reason), .unwritable(let file, let reason):
      "\(file): \(reason)"
    case .notBuilt(let folder): "\(folder) has no built catalogue."
    case .mixedBuild(let file): "\(file) isn't part of the catalogue's index."
    case .unknownSlug(let slug, _): "There's no problem called \(slug)."
    case .unknownTakeHome(let slug, _): "There's no take-home project called \(slug)."
    }
  }

  public var hint: String? {
    switch self {
    case .notBuilt, .mixedBuild: "Run: focus catalogue build"
    case .unknownSlug(_, let nearest) where !nearest.isEmpty,
      .unknownTakeHome(_, let nearest) where !nearest.isEmpty:
      "Did you mean \(nearest.joined(separator: ", "))?"
    default: nil
    }
  }
}
