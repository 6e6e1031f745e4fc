import Domain
import Synchronization

/// Who may come in, and what stands in the way.
extension LeetCodeStub {
  /// Whose session a request has, if the site takes it.
  func member(of request: StubRequest) -> Member? {
    guard faults.take(.sessionExpired) == false,
      let session = request.cookies["LEETCODE_SESSION"]
    else { return nil }
    let world = world
    return world.sessions[session].flatMap { world.member($0) }
  }

  /// The csrftoken that is made for whoever asks; another one after each that was made anew.
  private var csrf: String {
    let rotations = state.withLock { $0.rotations }
    return rotations == 0 ? "stub-csrf" : "stub-csrf-\(rotations)"
  }

  var csrfCookie: ServiceHeader {
    ServiceHeader("Set-Cookie", "csrftoken=\(csrf); Max-Age=31449600; Path=/; SameSite=Lax")
  }

  /// What a fault answers instead of the site, to whatever was asked.
  func refusal(of request: StubRequest) -> StubAnswer? {
    switch faults.take({ Self.barriers.contains($0) }) {
    case .cloudflare: Self.challenge
    case .csrf: Self.forgeryPage
    case .csrfJSON:
      .json(["detail": "CSRF Failed: CSRF token missing or incorrect."], status: 403)
    case .loginRedirect:
      .html(
        "Found", status: 302,
        headers: [ServiceHeader("Location", "/accounts/login/?next=\(request.path)")], "")
    case .tooFast:
      .json(
        ["error": "Too many requests."], status: 429, headers: [ServiceHeader("Retry-After", "2")])
    case .tooFastSilent: .html("Too Many Requests", status: 429, "")
    case .clientClosed: StubAnswer(499, type: "text/html")
    case .html500: .html("Server Error", status: 500, "Something went wrong on this server.")
    case .notJSON: .html("Welcome", status: 200, "A page where JSON was expected.")
    case .silent: .silence
    case .huge: .huge
    default: nil
    }
  }

  private static let barriers: Set<LeetCodeFault> = [
    .cloudflare, .csrf, .csrfJSON, .loginRedirect, .tooFast, .tooFastSilent, .clientClosed,
    .html500, .notJSON, .silent, .huge,
  ]

  /// What faults do to an answer on its way out.
  func leaving(_ answer: StubAnswer) -> StubAnswer {
    var answer = answer
    switch faults.take({ [.truncated, .hangUp, .slow, .rotateCSRF].contains($0) }) {
    case .truncated: answer = answer.truncated
    case .hangUp: answer = answer.cut
    case .slow: answer.delay = .seconds(3)
    case .rotateCSRF:
      state.withLock { $0.rotations += 1 }
      answer.headers.append(csrfCookie)
    default: break
    }
    return answer
  }

  /// The page that wants a person in a browser.
  static let challenge = StubAnswer.html(
    "Just a moment...", status: 403, headers: [ServiceHeader("cf-mitigated", "challenge")],
    "Enable JavaScript and cookies to continue")

  private static let forgeryPage = StubAnswer.html(
    "403 Forbidden", status: 403, "CSRF verification failed. Request aborted.")

  /// Refuses what may come from a page of somebody else's.
  ///
  /// Reading needs no csrftoken, but one that is sent must fit; code needs it, and comes from the
  /// problem's page.
  func forgery(in request: StubRequest, to route: LeetCodeRoute) -> StubAnswer? {
    guard request.method == "POST" else { return nil }
    let (cookie, header) = (request.cookies["csrftoken"], request.headers["x-csrftoken"])
    let isOld = state.withLock { $0.rotations > 0 } && cookie != csrf
    switch route {
    case .run(let slug), .submit(let slug):
      guard let cookie, !cookie.isEmpty, cookie == header, !isOld,
        isReferer(request.headers["referer"], of: slug, host: request.headers["host"])
      else { return Self.forgeryPage }
    default:
      guard cookie == header || (cookie ?? "").isEmpty && (header ?? "").isEmpty,
        cookie == nil || !isOld
      else { return Self.forgeryPage }
    }
    return nil
  }

  private func isReferer(_ referer: String?, of slug: String, host: String?) -> Bool {
    let sites = ["https://leetcode.com", "http://\(host ?? "127.0.0.1")"]
    return sites.contains { site in
      referer == "\(site)/problems/\(slug)"
        || referer?.hasPrefix("\(site)/problems/\(slug)/") == true
    }
  }
}
