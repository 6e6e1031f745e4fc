internal import Domain

/// What LeetCode answered to a call; a page of HTML is never taken for data.
struct LeetCodeAnswer: Sendable {
  private static let longestReason = 200

  private let answer: ServiceAnswer
  private let call: LeetCodeSite.Call
  private let now: Instant

  init(_ answer: ServiceAnswer, to call: LeetCodeSite.Call, now: Instant) {
    self.answer = answer
    self.call = call
    self.now = now
  }

  /// Throws: ``OnlineError``.
  var value: Value {
    get throws {
      if isChallenge { throw OnlineError.challenge(service: service) }
      switch answer.status {
      case 429: throw tooSoon
      case 300..<400: throw redirection
      case 401, 403: throw denial
      case 404: if let slug = call.slug { throw OnlineError.unknownProblem(slug: slug) }
      case 500...: throw OnlineError.serviceTrouble(service: service)
      default: break
      }
      if let error = complaint { throw error }
      guard answer.status < 400 else { throw refused("it didn't say why") }
      return try document
    }
  }

  private var service: String { LeetCodeSite.service }
  private var isJSON: Bool { contentType.contains("json") }
  private var contentType: String { answer.header("content-type")?.lowercased() ?? "" }
  /// Enough of a page to know it by.
  private var beginning: String {
    String(decoding: answer.body.prefix(8192), as: UTF8.self).lowercased()
  }

  private var isChallenge: Bool {
    if answer.header("cf-mitigated")?.lowercased() == "challenge" { return true }
    return !isJSON && [403, 429, 503].contains(answer.status)
      && beginning.contains("just a moment")
  }

  private var tooSoon: OnlineError {
    .rateLimited(service: service, retryAfterSeconds: answer.retryAfterSeconds(at: now))
  }

  private var redirection: OnlineError {
    let goal = answer.header("location") ?? ""
    guard goal.contains("/accounts/login") else {
      return refused("it redirects to another address")
    }
    return call.session == nil
      ? refused("it asks you to sign in") : .sessionEnded(service: service)
  }

  /// Whether it was refused for its csrf token or its Referer alone.
  var isForgeryCheck: Bool {
    answer.status == 403 && !isChallenge && speaksOfForgery
  }

  /// Pages of all kinds mention the token; one alone is about it.
  private var speaksOfForgery: Bool {
    beginning.contains(isJSON ? "csrf" : "csrf verification failed")
  }

  private var denial: OnlineError {
    if speaksOfForgery { return .forgeryCheck }
    // LeetCode itself says in JSON that a session has ended; pages come from what stands before it.
    guard isJSON else { return .challenge(service: service) }
    if let slug = call.slug, Self.speaksOfMoney(beginning) { return .premium(slug: slug) }
    return call.session == nil
      ? refused("it asks you to sign in") : .sessionEnded(service: service)
  }

  /// What a short JSON answer of any status complains about.
  private var complaint: OnlineError? {
    guard isJSON, let document = try? document else { return nil }
    guard let words = document["error"]?.words ?? (answer.status >= 400 ? detail(document) : nil)
    else { return nil }
    return error(saying: words)
  }

  private func detail(_ document: Value) -> String? {
    document["detail"]?.words ?? document["message"]?.words
  }

  private static func speaksOfMoney(_ words: String) -> Bool {
    ["premium", "subscri", "paid account"].contains(where: words.contains)
  }

  /// The error that a sentence of LeetCode's stands for.
  func error(saying words: String) -> OnlineError {
    let known = words.lowercased()
    let hasOne: ([String]) -> Bool = { $0.contains(where: known.contains) }
    if hasOne(["too soon", "too many", "rate limit", "throttled"]) { return tooSoon }
    if hasOne(["csrf"]) { return .forgeryCheck }
    if let slug = call.slug, Self.speaksOfMoney(known) { return .premium(slug: slug) }
    if call.session != nil,
      hasOne(["authenticat", "not logged in", "sign in", "log in", "session", "credentials"])
    {
      return .sessionEnded(service: service)
    }
    return refused(String(withoutSecrets(words).prefix(Self.longestReason)))
  }

  private func refused(_ reason: String) -> OnlineError {
    .refused(service: service, status: answer.status, reason: reason)
  }

  private var document: Value {
    get throws {
      guard isJSON else {
        throw OnlineError.unreadable(
          service: service,
          reason: contentType.contains("html")
            ? "a page instead of data" : "data that isn't JSON")
      }
      do {
        return try Value(json: answer.body)
      } catch {
        throw OnlineError.unreadable(
          service: service, reason: "invalid JSON: \(error.reason)")
      }
    }
  }
}
