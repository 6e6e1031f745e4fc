import Domain
import Hummingbird
import Markup

/// Gives each request its nonce, and each answer the headers that bind the browser.
struct SecurityHeaders: RouterMiddleware {
  let access: Access

  func handle(
    _ request: Request, context: SiteContext,
    next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    // Each random number is a call of the system.
    let random = [UInt64.random(in: .min ... .max), .random(in: .min ... .max)]
    let nonce = SHA256.hex(
      bytes: random.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } })
    context.isSignedIn = access.isSignedIn(request, from: context.peer)
    // A stranger's page has no form.
    context.page = PageContext(
      nonce: nonce, formToken: context.isSignedIn ? access.formToken : "")
    var response = try await next(request, context)
    if response.headers[.contentSecurityPolicy] == nil {
      response.headers[.contentSecurityPolicy] = Self.policy(nonce: nonce)
    }
    response.headers[.xContentTypeOptions] = "nosniff"
    response.headers[.frameOptions] = "DENY"
    // Not `no-referrer`: browsers then send `Origin: null` with posted forms.
    response.headers[.referrerPolicy] = "same-origin"
    response.headers[.resourcePolicy] = response.headers[.resourcePolicy] ?? "same-origin"
    response.headers[.openerPolicy] = "same-origin"
    if response.headers[.cacheControl] == nil {
      response.headers[.cacheControl] = "private, no-cache"
    }
    return response
  }

  static func policy(nonce: String) -> String {
    [
      "default-src 'none'", "script-src 'self' 'nonce-\(nonce)'",
      "style-src 'self' 'nonce-\(nonce)'", "img-src 'self' data:", "font-src 'self'",
      "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "form-action 'self'",
      "base-uri 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }
}
