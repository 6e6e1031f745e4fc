import Features
import Hummingbird
import Synchronization

/// Who may come in: the token, the session that is derived from it, and the names of the server.
struct Access: Sendable {
  let token: AccessToken
  let hosts: HostRules
  /// Nil where no folder could hold it.
  let widgetKey: WidgetKey?
  private let derived = DerivedKeys()

  init(token: AccessToken, hosts: HostRules, widgetKey: WidgetKey? = nil) {
    self.token = token
    self.hosts = hosts
    self.widgetKey = widgetKey
  }

  /// Cookies know no ports, so each server on this machine has a name of its own.
  var cookieName: String { "focus-\(hosts.port)" }
  var formToken: String { keys(port: hosts.port).form }

  /// The cookie of a signed-in browser.
  var cookie: Cookie {
    Cookie(
      name: cookieName, value: keys(port: hosts.port).session, maxAge: 365 * 86_400, path: "/",
      httpOnly: true, sameSite: .strict)
  }

  /// Whether a request carries the session's cookie.
  func isSignedIn(_ request: Request) -> Bool {
    guard let cookie = request.cookies[cookieName] else { return false }
    return isEqualInConstantTime(cookie.value, keys(port: hosts.port).session)
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

  /// Whether an address carries the widget's key; only those that read the day take it.
  func admits(_ path: WidgetPath) -> Bool {
    guard let key = path.key, WidgetKey.isWellFormed(key), let known = widgetKey?.text else {
      return false
    }
    return isEqualInConstantTime(key, known)
  }

  private func keys(port: Int) -> DerivedKeys.Pair {
    derived.pair(of: port) {
      DerivedKeys.Pair(
        port: port, session: token.session(port: port), form: token.formToken(port: port))
    }
  }
}

/// What is derived from the token, worked out once rather than for each request.
private final class DerivedKeys: Sendable {
  struct Pair: Sendable {
    var port: Int
    var session: String
    var form: String
  }

  private let known = Mutex<Pair?>(nil)

  func pair(of port: Int, make: () -> Pair) -> Pair {
    known.withLock { known in
      if let known, known.port == port { return known }
      let pair = make()
      known = pair
      return pair
    }
  }
}
