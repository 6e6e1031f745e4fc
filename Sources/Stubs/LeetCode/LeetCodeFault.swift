/// What the stand-in for LeetCode can do wrong, after what its clients have met.
public enum LeetCodeFault: String, StubFault {
  // How long the judge takes.
  case pendingLong = "pending-long"
  case never
  case expires
  case failure
  // What the judge says, of runs and of submissions.
  case wrongAnswer = "wrong-answer"
  case memoryLimit = "memory-limit"
  case outputLimit = "output-limit"
  case timeLimit = "time-limit"
  case runtimeError = "runtime-error"
  case internalError = "internal-error"
  case compileError = "compile-error"
  case unknownError = "unknown-error"
  case timeout
  case restrictions
  // Who comes in.
  case cloudflare
  case csrf
  case csrfJSON = "csrf-json"
  case loginRedirect = "login-redirect"
  case unauthorized
  case sessionExpired = "session-expired"
  case rotateCSRF = "rotate-csrf"
  case anonymousStatus = "anonymous-status"
  // What stands in the way.
  case tooFast = "too-fast"
  case tooFastSilent = "too-fast-silent"
  case tooSoon = "too-soon"
  case clientClosed = "499"
  case html500 = "html-500"
  case notJSON = "not-json"
  case truncated
  case hangUp = "hang-up"
  case silent
  case slow
  case huge
  // What it knows.
  case nullData = "null-data"
  case paid
  case unknownUser = "unknown-user"
  case unknownProblem = "unknown-problem"
  // What its answers look like.
  case finishedOnly = "finished-only"
  case shapes2020 = "shapes-2020"
  case textNumbers = "text-numbers"

  public var phrase: String { Self.phrases[self] ?? rawValue }

  private static let phrases: [LeetCodeFault: String] = [
    .pendingLong: "answers PENDING twenty times before the result",
    .never: "answers PENDING forever",
    .expires: "starts to judge, then forgets it and answers PENDING forever",
    .failure: "the judge fails: the state is FAILURE",
    .wrongAnswer: "runs and submissions are wrong (status 11; a run: 10 and correct_answer false)",
    .memoryLimit: "runs and submissions use too much memory (status 12)",
    .outputLimit: "runs and submissions print too much (status 13)",
    .timeLimit: "runs and submissions take too long (status 14)",
    .runtimeError: "runs and submissions crash (status 15)",
    .internalError: "runs and submissions meet an internal error (status 16)",
    .compileError: "nothing compiles (status 20)",
    .unknownError: "runs and submissions meet an unknown error (status 21)",
    .timeout: "the judge times out (status 30)",
    .restrictions: "restrictions failed (status 50)",
    .cloudflare: "a challenge page instead of every answer (403, cf-mitigated)",
    .csrf: "the forgery check fails, as a page (403)",
    .csrfJSON: "the forgery check fails, as JSON (403)",
    .loginRedirect: "every request is redirected to the sign-in page (302)",
    .unauthorized: "whatever needs a session is refused (401)",
    .sessionExpired: "no cookie is accepted any longer, and the status is still 200",
    .rotateCSRF: "each answer sets a new csrftoken, and only the newest is accepted",
    .anonymousStatus: "the status of every problem is null, for every member",
    .tooFast: "too many requests (429), with Retry-After",
    .tooFastSilent: "too many requests (429), without Retry-After",
    .tooSoon: "runs and submissions come too soon (200 with an error)",
    .clientClosed: "every request is answered with 499",
    .html500: "every request is answered with a page and 500",
    .notJSON: "every request is answered with a page and 200",
    .truncated: "the second half of each body is missing",
    .hangUp: "the line breaks in the middle of each answer",
    .silent: "no request is answered",
    .slow: "each answer is held for three seconds",
    .huge: "each answer has ten megabytes",
    .nullData: "each field of GraphQL is null",
    .paid: "every problem needs a paid account",
    .unknownUser: "nobody is a member",
    .unknownProblem: "no slug is a problem's",
    .finishedOnly: "results say that they are finished and have no state",
    .shapes2020:
      "results as of 2020: without finished, and a run's expected answers come separately",
    .textNumbers: "numbers of results are texts",
  ]
}

extension LeetCodeFault {
  /// What the judge says under this fault; nil: what it would say without.
  var outcome: LeetCodeOutcome? {
    switch self {
    case .wrongAnswer: .wrongAnswer
    case .memoryLimit: .memoryLimit
    case .outputLimit: .outputLimit
    case .timeLimit: .timeLimit
    case .runtimeError: .runtimeError
    case .internalError: .internalError
    case .compileError: .compileError
    case .unknownError: .unknownError
    case .timeout: .timeout
    case .restrictions: .restrictionsFailed
    default: nil
    }
  }

  /// Whether results of the judge look otherwise.
  var isShape: Bool { [.finishedOnly, .shapes2020, .textNumbers].contains(self) }

  /// Whether the judge takes its own time.
  var isPace: Bool { [.pendingLong, .never, .expires, .failure].contains(self) }
}
