import Hummingbird

/// Who may come in: the token, the session that is derived from it, and the names of the server.
struct Access: Sendable {
  let token: AccessToken
  let hosts: HostRules

  /// Cookies know no ports, so each server on this machine has a name of its own.
  var cookieName: String { "focus-\(hosts.port)" }
  var formToken: String { token.formToken(port: hosts.port) }

  /// The cookie of a signed-in browser.
  var cookie: Cookie {
    Cookie(
      name: cookieName, value: token.session(port: hosts.port), maxAge: 365 * 86_400, path: "/",
      httpOnly: true, sameSite: .strict)
  }

  /// Whether a request carries the session's cookie.
  func isSignedIn(_ request: Request) -> Bool {
    guard let cookie = request.cookies[cookieName] else { return false }
    return isEqualInConstantTime(cookie.value, token.session(port: hosts.port))
  }

  /// Whether a request comes from a page of this server, as far as the browser says.
  ///
  /// A browser names no origin when a page reads from its own server; then it says so by
  /// `Sec-Fetch-Site`, or an older one by `Referer`.
  func isFromOwnPage(_ request: Request) -> Bool {
    if let origin = request.headers[.origin] { return hosts.admits(origin: origin) }
    if let site = request.headers[.secFetchSite] { return site == "same-origin" }
    return request.headers[.referer].map(hosts.admits(origin:)) ?? false
  }
}
