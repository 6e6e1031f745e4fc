import HTTPTypes
import Markup

extension HTTPField.Name {
  private static func own(_ name: String) -> HTTPField.Name {
    guard let field = HTTPField.Name(name) else { preconditionFailure("\(name) isn't a header") }
    return field
  }

  /// Set by our scripts when they ask for a piece of a page.
  static let focusFragment = own("Focus-Fragment")
  /// The revision of the draft that an answer speaks of.
  static let draftRevision = own("Draft-Revision")
  static let formToken = own(PageContext.tokenHeader)
  static let lastEventID = own("Last-Event-ID")
  static let prefer = own("Prefer")
  static let secFetchSite = own("Sec-Fetch-Site")
  static let frameOptions = own("X-Frame-Options")
  static let referrerPolicy = own("Referrer-Policy")
  static let resourcePolicy = own("Cross-Origin-Resource-Policy")
  static let openerPolicy = own("Cross-Origin-Opener-Policy")
}
