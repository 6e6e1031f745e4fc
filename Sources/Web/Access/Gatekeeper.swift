import Domain
import Hummingbird
import Logging
import SiteKit

/// Lets in whoever has the right name, session and origin; everything else is refused in words.
struct Gatekeeper: RouterMiddleware {
  /// No address of ours comes near.
  static let longestAddress = 2_048
  static let longestSearch = 200

  let access: Access
  let services: Services
  /// One of a class has a name, and no terminal of the server.
  var learner = ""

  private var isOfClass: Bool { !learner.isEmpty }

  func handle(
    _ request: Request, context: SiteContext,
    next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    guard access.hosts.admits(authority: request.head.authority) else {
      throw WebError.foreignHost
    }
    // Before anything looks at it: searches and nearest names take longer the longer it is.
    guard request.uri.description.utf8.count <= Self.longestAddress else {
      throw WebError.addressTooLong(limitBytes: Self.longestAddress)
    }
    // The system's file names end at a zero byte, so what is asked for would not be what is given.
    guard !request.uri.path.contains("%00") else { throw HTTPError(.notFound) }
    let path = SitePath(request.uri.description)
    if case .signIn(let token) = path { return try await signIn(with: token, request, context) }
    if try await !holdsKey(path, request, context) {
      guard context.isSignedIn || isOpen(path) else {
        throw isOfClass ? WebError.unknownLearner : WebError.notSignedIn
      }
    }
    if request.isStateChange || isEventStream(path, request) {
      guard access.isFromOwnPage(request) else { throw WebError.foreignOrigin }
    }
    try check(search: path)
    return try await next(request, context)
  }

  private func check(search path: SitePath?) throws(WebError) {
    let search =
      switch path {
      case .problems(let filter), .drawProblem(let filter): filter.search
      case .log(.entries(let filter)), .log(.events(let filter, _)): filter.search
      default: ""
      }
    guard search.utf8.count <= Self.longestSearch else {
      throw .searchTooLong(limitLetters: Self.longestSearch)
    }
  }

  /// Leaves the cookie and leads away at once, so that the token stays in no address bar.
  ///
  /// A class is asked first, as a link may be another learner's: who follows it would work for them.
  private func signIn(
    with token: String, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    try access.guesses.check(context.peer, at: services.now())
    guard access.token.admits(token) else {
      await note(wrong: "sign-ins", context)
      throw isOfClass ? WebError.unknownLearner : WebError.wrongToken
    }
    if request.isStateChange {
      guard access.isFromOwnPage(request) else { throw WebError.foreignOrigin }
    } else if isOfClass {
      var response = Response(html: SignInPage.html(learner, token: token, context.page))
      response.headers[.cacheControl] = "no-store"
      return response
    }
    var response = Response.redirect(to: SitePath.home.description, type: .normal)
    response.headers[.cacheControl] = "no-store"
    response.setCookie(access.cookie(for: context.peer))
    return response
  }

  /// In the server's terminal, and in the log of the only learner: a class's are nobody else's.
  private func note(wrong what: String, _ context: SiteContext) async {
    guard let count = access.guesses.note(context.peer, at: services.now()) else { return }
    let line = "Wrong \(what) from \(context.peer.name): \(count) since the last such line."
    context.logger.error("\(line)")
    if !isOfClass { await services.log(.network, .warning, line) }
  }

  /// What a stranger may see: that the server lives, and how its pages look.
  private func isOpen(_ path: SitePath?) -> Bool {
    switch path {
    case .health, .asset, .widget(.serviceWorker): true
    default: false
    }
  }

  /// Whether it only reads the day, with the widget's key.
  private func holdsKey(
    _ path: SitePath?, _ request: Request, _ context: SiteContext
  ) async throws -> Bool {
    guard !request.isStateChange, case .widget(let path) = path, path.key != nil else {
      return false
    }
    if !context.isSignedIn { try access.guesses.check(context.peer, at: services.now()) }
    if access.admits(path) { return true }
    if !context.isSignedIn { await note(wrong: "keys", context) }
    return false
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
