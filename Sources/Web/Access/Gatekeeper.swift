import Features
import Hummingbird

/// Lets in whoever has the right name, session and origin; everything else is refused in words.
struct Gatekeeper: RouterMiddleware {
  let access: Access
  /// Whether it is one of a class, whose learners have no terminal of the server.
  var isOfClass = false

  func handle(
    _ request: Request, context: SiteContext,
    next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    guard access.hosts.admits(authority: request.head.authority) else {
      throw WebError.foreignHost
    }
    // The system's file names end at a zero byte, so what is asked for would not be what is given.
    guard !request.uri.path.contains("%00") else { throw HTTPError(.notFound) }
    let path = SitePath(request.uri.description)
    if case .signIn(let token) = path, !request.isStateChange { return try signIn(with: token) }
    guard context.isSignedIn || isOpen(path) || holdsKey(path, request) else {
      throw isOfClass ? WebError.unknownLearner : WebError.notSignedIn
    }
    if request.isStateChange || isEventStream(path, request) {
      guard access.isFromOwnPage(request) else { throw WebError.foreignOrigin }
    }
    return try await next(request, context)
  }

  /// Leaves the cookie and leads away at once, so that the token stays in no address bar.
  private func signIn(with token: String) throws -> Response {
    guard access.token.admits(token) else {
      throw isOfClass ? WebError.unknownLearner : WebError.wrongToken
    }
    var response = Response.redirect(to: SitePath.home.description, type: .normal)
    response.headers[.cacheControl] = "no-store"
    response.setCookie(access.cookie)
    return response
  }

  /// What a stranger may see: that the server lives, and how its pages look.
  private func isOpen(_ path: SitePath?) -> Bool {
    switch path {
    case .health, .asset, .widget(.serviceWorker): true
    default: false
    }
  }

  /// Whether it only reads the day, with the widget's key.
  private func holdsKey(_ path: SitePath?, _ request: Request) -> Bool {
    guard !request.isStateChange, case .widget(let path) = path else { return false }
    return access.admits(path)
  }

  private func isEventStream(_ path: SitePath?, _ request: Request) -> Bool {
    switch path {
    // Its address is that of a page too, to which a link may lead.
    case .advice(_, .events), .drill(.events):
      request.headers[.accept]?.contains("text/event-stream") == true
    case .jobEvents, .traceEvents, .today(.changes), .timer(.events), .widget(.events),
      .log(.events), .settings(.leetCode(.events)), .takeHomes(.events), .apps(.patches):
      true
    default: false
    }
  }
}
