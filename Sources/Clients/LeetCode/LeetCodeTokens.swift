internal import Domain

/// The csrf token that each session has at the moment; LeetCode changes it when it likes.
actor LeetCodeTokens {
  private var tokens: [OnlineSession: String] = [:]

  private var asked: Set<OnlineSession> = []

  /// The token of a session, or nil when none is known.
  func token(of session: OnlineSession) -> String? {
    tokens[session] ?? (isCookieValue(session.csrf) ? session.csrf : nil)
  }

  /// Whether a token may be had that is not known yet.
  func isToBeAsked(for session: OnlineSession) -> Bool {
    token(of: session) == nil && !asked.contains(session)
  }

  /// Takes up the token that an answer sets, if it does.
  func note(_ answer: ServiceAnswer, for session: OnlineSession) {
    asked.insert(session)
    for header in answer.headers where header.name.lowercased() == "set-cookie" {
      let pair = header.value.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, String(pair[0]).trimmed == "csrftoken" else { continue }
      let token = String(pair[1]).trimmed
      if isCookieValue(token) { tokens[session] = token }
    }
  }
}

/// Whether a text can be a cookie's value, and so cannot end its header.
func isCookieValue(_ text: String) -> Bool {
  !text.isEmpty
    && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ";") }
}
