public import Domain

/// What keeps an author's tool from its work.
public enum AuthoringError: UserFacingError, Hashable {
  /// The judge ended without a verdict on a file.
  case noVerdict(String)
  /// The forge cannot judge a folder; the gate's words for it, which begin with the place.
  case notReady(slug: String, reason: String)
  /// The new cases do not go into a `tests.json`, which is named with the line of its cases.
  case noRoom(place: String, reason: String)
  /// A new problem's folder is there already.
  case isThere(folder: String)
  /// A slug is not made of small letters, digits and hyphens.
  case badSlug(String)
  /// A signature that cannot be read, with where.
  case badSignature(reason: String)

  public var message: String {
    switch self {
    case .noVerdict(let file): "The judge ended without a verdict on \(file)."
    case .notReady(let slug, let reason): "\(reason) Cases for \(slug) can't be forged yet."
    case .noRoom(let place, let reason): "\(place): it was left as it is: \(reason)"
    case .isThere(let folder): "\(folder) already exists and was left as it is."
    case .badSlug(let slug): "“\(slug)” isn't a valid slug."
    case .badSignature(let reason): "The signature can't be read: \(reason)"
    }
  }

  public var hint: String? {
    switch self {
    case .noVerdict: "Run: focus doctor"
    case .notReady(let slug, _): "Run: focus catalogue verify \(slug)"
    case .noRoom: "Remove a case that finds nothing new."
    case .isThere: "Continue with it, or choose another slug."
    case .badSlug: "Use lowercase letters, digits and single hyphens, as in two-sum."
    case .badSignature:
      "As in: 'twoSum(nums: [int], target: int) -> [int]', or 'Stack(); push(x: int); pop() -> int'."
    }
  }

  /// Whether other words on the command line would help.
  public var isUsage: Bool {
    switch self {
    case .isThere, .badSlug, .badSignature: true
    case .noVerdict, .notReady, .noRoom: false
    }
  }
}
