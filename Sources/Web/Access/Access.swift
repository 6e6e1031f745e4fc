import AppFeature
import Hummingbird
import SiteKit
import Synchronization

/// Who may come in: the token, the session that is derived from it, and the names of the server.
struct Access: Sendable {
  let token: AccessToken
  let hosts: HostRules
  /// Nil where no folder could hold it.
  let widgetKey: WidgetKey?
  /// Shared by all learners of a server.
  let guesses: GuessLimiter
  private let derived = DerivedKeys()

  init(
    token: AccessToken, hosts: HostRules, widgetKey: WidgetKey? = nil,
    guesses: GuessLimiter = GuessLimiter()
  ) {
    self.token = token
    self.hosts = hosts
    self.widgetKey = widgetKey
    self.guesses = guesses
  }

  /// Cookies know no ports, so each server on this machine has a name of its own.
  var cookieName: String { "focus-\(hosts.port)" }
  var formToken: String { keys(port: hosts.port).form }

  /// The cookie of a browser on this machine that is signed in.
  var cookie: Cookie { cookie(for: .thisMachine) }

  /// The cookie of a browser that is signed in.
  func cookie(for peer: Peer) -> Cookie {
    Cookie(
      name: cookieName, value: session(for: peer), maxAge: 365 * 86_400, path: "/",
      httpOnly: true, sameSite: .strict)
  }

  /// Whether a request carries the session's cookie, from where the session was begun.
  func isSignedIn(_ request: Request, from peer: Peer) -> Bool {
    guard let cookie = request.cookies[cookieName], cookie.value.utf8.count == 64 else {
      return false
    }
    return isEqualInConstantTime(cookie.value, session(for: peer))
  }

  private func session(for peer: Peer) -> String {
    guard peer != .thisMachine else { return keys(port: hosts.port).session }
    return derived.session(of: peer, port: hosts.port) {
      token.session(port: hosts.port, peer: peer)
    }
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

  private struct Place: Hashable {
    var peer: Peer
    var port: Int
  }

  private static let mostPeers = 256

  private let known = Mutex<Pair?>(nil)
  private let sessions = Mutex<[Place: String]>([:])

  func session(of peer: Peer, port: Int, make: () -> String) -> String {
    let place = Place(peer: peer, port: port)
    return sessions.withLock { sessions in
      if let session = sessions[place] { return session }
      if sessions.count >= Self.mostPeers { sessions = [:] }
      let session = make()
      sessions[place] = session
      return session
    }
  }

  func pair(of port: Int, make: () -> Pair) -> Pair {
    known.withLock { known in
      if let known, known.port == port { return known }
      let pair = make()
      known = pair
      return pair
    }
  }
}
