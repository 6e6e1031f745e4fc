import Hummingbird
import Markup

/// What is known of one request.
struct SiteContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The policy's nonce and the form token of this answer's page.
  var page = PageContext(nonce: "", formToken: "")
  var isSignedIn = false
  /// Where the request comes from.
  let peer: Peer

  init(source: ApplicationRequestContextSource) {
    peer = Peer(source.channel.remoteAddress)
    coreContext = CoreRequestContextStorage(source: source)
  }
}

extension Request {
  /// Whether a script asks for a piece of a page.
  var wantsFragment: Bool { headers[.focusFragment] != nil }

  /// Whether whoever asks wants no answer held back (`Prefer: respond-async`, RFC 7240).
  var prefersNoWait: Bool { headers[.prefer]?.contains("respond-async") == true }

  /// Whether it changes something.
  var isStateChange: Bool { method != .get && method != .head }
}
