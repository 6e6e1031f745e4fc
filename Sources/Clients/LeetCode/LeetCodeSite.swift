internal import Domain

/// Speaks with LeetCode at an address: heads, cookies, and answers that are checked before use.
struct LeetCodeSite: Sendable {
  static let service = "LeetCode"
  /// The largest list that is read, that of all problems, has some megabytes.
  private static let longestAnswer = 16 << 20
  private static let agent = "Mozilla/5.0 (compatible; Focus)"

  /// Without a slash at its end.
  let address: String
  let requests: RequestExecuting
  let memory = LeetCodeMemory()

  init(address: String, requests: RequestExecuting) {
    var address = address
    while address.hasSuffix("/") { address.removeLast() }
    self.address = address
    self.requests = requests
  }

  private var tokens: LeetCodeTokens { memory.tokens }

  /// What is asked for, and on whose behalf.
  struct Call: Sendable {
    var path: String
    var session: OnlineSession?
    /// The problem whose page the request comes from.
    var slug: String?
    /// Nil: nothing is posted.
    var body: Value?
    /// False for what LeetCode keeps.
    var isRepeatable = true
  }

  /// Sends a call and reads its answer.
  ///
  /// Throws: ``OnlineError`` for everything but JSON that tells of no error;
  /// ``OnlineError/fateUnknown(service:reason:)`` when it is not sure that nothing was kept.
  func value(of call: Call) async throws -> Value {
    let answer = try await send(call)
    do {
      return try LeetCodeAnswer(answer, to: call, now: .systemTime).value
    } catch let error as OnlineError where !call.isRepeatable {
      switch error {
      case .serviceTrouble, .unreadable:
        throw OnlineError.fateUnknown(service: Self.service, reason: error.message)
      default: throw error
      }
    }
  }

  /// The answer as it came; the session's csrf token is asked for first, or taken up from it.
  func send(_ call: Call) async throws -> ServiceAnswer {
    if let slug = call.slug, !isPathPart(slug) { throw OnlineError.unknownProblem(slug: slug) }
    guard let session = call.session else { return try await requests.send(request(call, nil)) }
    guard isCookieValue(session.token) else {
      throw OnlineError.sessionEnded(service: Self.service)
    }
    if await tokens.isToBeAsked(for: session) { try await askForToken(of: session) }
    let token = await tokens.token(of: session)
    let answer = try await send(call, session, token)
    guard LeetCodeAnswer(answer, to: call, now: .systemTime).isForgeryCheck else { return answer }
    // It was refused before anything was done; a token that became old is not the learner's fault.
    if await tokens.token(of: session) == token { try await askForToken(of: session) }
    let fresh = await tokens.token(of: session)
    return fresh == token ? answer : try await send(call, session, fresh)
  }

  private func send(
    _ call: Call, _ session: OnlineSession, _ token: String?
  ) async throws -> ServiceAnswer {
    let answer = try await requests.send(request(call, token))
    await tokens.note(answer, for: session)
    return answer
  }

  /// Whatever a request without a question is answered, it sets the token.
  private func askForToken(of session: OnlineSession) async throws {
    _ = try await send(Call(path: "/graphql/", session: session), session, nil)
  }

  private func request(_ call: Call, _ token: String?) -> ServiceRequest {
    var headers = [
      ServiceHeader("Accept", "application/json"),
      ServiceHeader("User-Agent", Self.agent),
      ServiceHeader("Origin", address),
      ServiceHeader("Referer", call.slug.map { "\(address)/problems/\($0)/" } ?? "\(address)/"),
      ServiceHeader("x-requested-with", "XMLHttpRequest"),
    ]
    if let session = call.session {
      let cookie = ["LEETCODE_SESSION=\(session.token)", token.map { "csrftoken=\($0)" }]
      headers.append(ServiceHeader("Cookie", cookie.compactMap(\.self).joined(separator: "; ")))
      if let token { headers.append(ServiceHeader("x-csrftoken", token)) }
    }
    if call.body != nil { headers.append(ServiceHeader("Content-Type", "application/json")) }
    var request = ServiceRequest(
      service: Self.service, method: call.body == nil ? .get : .post,
      address: address + call.path, headers: headers,
      body: call.body.map { Array($0.json.utf8) } ?? [], isRepeatable: call.isRepeatable,
      answerLimitBytes: Self.longestAnswer)
    request.isKept = !call.isRepeatable
    return request
  }
}

/// Whether a text is one part of a path and nothing else.
func isPathPart(_ text: String) -> Bool {
  let marks: Set<Character> = ["-", "_", "."]
  return !text.isEmpty && !text.hasPrefix(".")
    && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || marks.contains($0)) }
}
