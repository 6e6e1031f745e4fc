/// Why a service on the network could not do what was asked of it.
public enum OnlineError: UserFacingError, Hashable {
  /// There is no network, or the service cannot be reached.
  case offline(service: String)
  case timedOut(service: String)
  /// Too many requests in too short a time.
  case rateLimited(service: String, retryAfterSeconds: Int?)
  /// The service's own trouble, a status of 500 and above.
  case serviceTrouble(service: String)
  /// A page that wants a person in a browser.
  case challenge(service: String)
  /// Nobody signed in here.
  case signedOut
  /// The cookie or the key is not taken (any more).
  case sessionEnded(service: String)
  /// The cookie's second half does not fit its first.
  case forgeryCheck
  case premium(slug: String)
  case unknownProblem(slug: String)
  /// LeetCode has no such language, or not for this problem.
  case unknownLanguage(Language)
  /// The service may have what was sent to be kept there: its answer was lost, for this reason.
  case fateUnknown(service: String, reason: String)
  /// The service took the code and never said what became of it.
  case neverJudged
  /// The service took the code, and cannot be asked what became of it, for this reason.
  case verdictLost(reason: String)
  /// The service does not know the code any more that was sent to it.
  case resultExpired
  /// The service's judge failed, not the code.
  case judgeFailed(reason: String)
  case answerTooLong(service: String, limitBytes: Int)
  /// A model stopped before the end: at its length limit, or as its service would have no more of it.
  case cutOff(service: String, atLength: Bool)
  /// An answer that is not what the service is known to answer.
  case unreadable(service: String, reason: String)
  /// Any other refusal, a status between 400 and 499.
  case refused(service: String, status: Int, reason: String)
  /// An address in the settings that is none.
  case badAddress(String)
  /// A public address without TLS, to which no key may go.
  case openAddress(String)
  /// An address to which nothing is sent from here.
  case forbiddenAddress(service: String)
  /// Whatever went wrong at an address that a learner of a class chose: which of it, nobody is told.
  case noUsableAnswer(service: String)

  public var message: String {
    switch self {
    case .offline(let service): "\(service) can't be reached."
    case .timedOut(let service): "\(service) didn't answer in time."
    case .rateLimited(let service, let seconds):
      "\(service) wants a pause\(seconds.map { " of \($0) s" } ?? "") between requests."
    case .serviceTrouble(let service): "\(service) has a problem at the moment."
    case .challenge(let service): "\(service) wants to check first that you're human."
    case .signedOut: "You aren't signed in to LeetCode here."
    case .sessionEnded(let service): "\(service) no longer accepts the sign-in."
    case .forgeryCheck: "LeetCode refused the cookie: its csrftoken doesn't match."
    case .premium(let slug): "“\(slug)” needs a paid LeetCode account."
    case .unknownProblem(let slug): "LeetCode has no problem called “\(slug)”."
    case .unknownLanguage(let language):
      "LeetCode doesn't accept \(language.title) for this problem."
    case .fateUnknown(let service, let reason):
      "\(service) may or may not have the code. \(reason)"
    case .neverJudged: "LeetCode took the code, but its verdict didn't come in time."
    case .verdictLost(let reason):
      "LeetCode took the code, but its verdict couldn't be fetched. \(reason)"
    case .resultExpired: "LeetCode no longer has this result."
    case .judgeFailed(let reason): "LeetCode's judge failed: \(reason)"
    case .answerTooLong(let service, let limit):
      "\(service) sent more than the limit of \(limit >> 10) KB."
    case .cutOff(let service, true): "\(service) stopped at its length limit, before the end."
    case .cutOff(let service, false): "\(service) refused to continue and stopped before the end."
    case .unreadable(let service, let reason): "\(service) sent something unknown: \(reason)"
    case .refused(let service, _, let reason): "\(service) refused the request: \(reason)"
    case .badAddress, .openAddress, .forbiddenAddress, .noUsableAnswer: addressMessage
    }
  }

  private var addressMessage: String {
    switch self {
    case .badAddress(let text): "“\(text)” isn't a valid service address."
    case .openAddress(let text): "Anything sent to “\(text)” could be read on the way."
    case .forbiddenAddress(let service): "Focus doesn't send anything to the address of \(service)."
    case .noUsableAnswer(let service): "\(service) gave no usable answer."
    default: ""
    }
  }

  public var hint: String? {
    switch self {
    case .offline: "Everything else works without it; try again when you're online."
    case .timedOut, .serviceTrouble: "Try again in a while."
    case .rateLimited: "Wait a moment, then try again."
    case .challenge(let service):
      "Open \(service) in your browser, pass its check, and paste a fresh cookie."
    case .signedOut: "Paste your cookie in the settings, or run: focus login leetcode"
    case .sessionEnded: "Sign in there again and paste the new cookie into the settings."
    case .forgeryCheck: "Paste the cookie again, with both LEETCODE_SESSION and csrftoken."
    case .premium: "You can still judge it here."
    case .unknownProblem: "You can judge it here."
    case .unknownLanguage: "Choose another language, or judge it here."
    case .fateUnknown(let service, _):
      "Look at your submissions on \(service) before you send it again."
    case .neverJudged, .verdictLost:
      "Look at your submissions on LeetCode before you send it again."
    case .resultExpired:
      "Look at your submissions on LeetCode first: your code is listed there."
    case .judgeFailed:
      "Try again in a while; your code is listed among your submissions on LeetCode."
    case .cutOff: "Try again, or choose another model in the settings."
    case .answerTooLong, .unreadable: "Nothing was changed. The log has the details."
    case .refused: "Nothing was changed. The log has the details."
    case .openAddress:
      "Write https://; http:// is for this machine and your own network."
    case .forbiddenAddress:
      "Link-local addresses and a cloud's metadata services are never used, and a class's teacher "
        + "decides about this machine and its network."
    case .noUsableAnswer:
      "Check the address, the model and the key. A model on this machine or its network has to be allowed "
        + "by your teacher (focus serve --allow-model HOST:PORT)."
    case .badAddress:
      "An address begins with http:// or https://, such as http://127.0.0.1:11434/v1."
    }
  }

  public var retryAfterSeconds: Int? {
    if case .rateLimited(_, let seconds) = self { seconds } else { nil }
  }
}
