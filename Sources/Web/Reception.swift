import Hummingbird
import SiteKit

/// Leads each request to the site of the learner whose session, token or key it carries.
///
/// Whoever is nobody's comes to the first site, which refuses strangers like any other.
struct Reception: HTTPResponder {
  private let rooms: [(site: Site, responder: RouterResponder<SiteContext>)]

  /// There must be a site.
  init(_ sites: [Site]) { rooms = sites.map { ($0, $0.router.buildResponder()) } }

  func respond(to request: Request, context: SiteContext) async throws -> Response {
    guard rooms.count > 1 else {
      return try await rooms[0].responder.respond(to: request, context: context)
    }
    let path = SitePath(request.uri.description)
    let room =
      rooms.first {
        $0.site.access.isMeant(by: request, for: path, from: context.peer)
      } ?? rooms[0]
    return try await room.responder.respond(to: request, context: context)
  }
}

extension Access {
  /// Whether a request is of this learner; a token in the address counts before the cookie.
  fileprivate func isMeant(
    by request: Request, for path: SitePath?, from peer: Peer
  ) -> Bool {
    switch path {
    case .signIn(let candidate): token.admits(candidate)
    case .widget(let path) where path.key != nil: admits(path)
    default: isSignedIn(request, from: peer)
    }
  }
}
