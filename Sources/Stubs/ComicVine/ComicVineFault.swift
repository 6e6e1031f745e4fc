/// What the stand-in for Comic Vine can do wrong, after what its clients have met.
public enum ComicVineFault: String, StubFault {
  // What its envelope says.
  case wrongKey = "wrong-key"
  case wrongKey200 = "wrong-key-200"
  case notFound = "not-found"
  case filterError = "filter-error"
  case subscribersOnly = "subscribers-only"
  case rateLimited = "rate-limited"
  case rateLimited200 = "rate-limited-200"
  // What stands in the way.
  case serverError = "server-error"
  case unavailable
  case html
  case truncated
  case hangUp = "hang-up"
  case silent
  case slow
  case huge
  // What its answers look like.
  case overlap
  case nulls
  case wrongShape = "wrong-shape"
  case noResults = "no-results"
  // Its pictures.
  case picturesMissing = "pictures-missing"
  case picturesBroken = "pictures-broken"
  case picturesSlow = "pictures-slow"
  case picturesSilent = "pictures-silent"

  public var phrase: String { LineFault(self)?.phrase ?? ownPhrase }

  private var ownPhrase: String {
    switch self {
    case .wrongKey: "no key is accepted (401, status_code 100)"
    case .wrongKey200: "no key is accepted, and the status is still 200 (status_code 100)"
    case .notFound: "it has no such hero (404, status_code 101)"
    case .filterError: "the filter is refused (status_code 104)"
    case .subscribersOnly: "the request is for subscribers only (status_code 105)"
    case .rateLimited: "too many requests (420, status_code 107)"
    case .rateLimited200: "too many requests, and the status is still 200 (status_code 107)"
    case .overlap: "each page repeats the last three heroes of the page before"
    case .nulls: "whatever may be null is null"
    case .wrongShape: "results is an object where a list belongs, and a list for a detail"
    case .noResults: "nothing is ever found"
    case .picturesMissing: "pictures are missing (404)"
    case .picturesBroken: "pictures are bytes that no decoder reads"
    case .picturesSlow: "each picture is held for three seconds"
    case .picturesSilent: "no picture is ever sent"
    default: rawValue
    }
  }

  /// Whether it shows in pictures alone.
  var isOfPictures: Bool {
    [.picturesMissing, .picturesBroken, .picturesSlow, .picturesSilent].contains(self)
  }

  /// Whether it changes what an answer holds, not whether there is one.
  var isShape: Bool { [.overlap, .nulls, .wrongShape, .noResults].contains(self) }
}
