/// What every page of one request carries: the policy's nonce and the form token.
public struct PageContext: Sendable, Hashable {
  /// The name of the form field that holds the token.
  public static let tokenField = "csrf"
  /// The name of the header in which scripts send the token.
  public static let tokenHeader = "X-CSRF-Token"

  /// The nonce of the Content-Security-Policy of this answer.
  public var nonce: String
  /// The token that a state change must bring back.
  public var formToken: String

  public init(nonce: String, formToken: String) {
    self.nonce = nonce
    self.formToken = formToken
  }

  /// The hidden field that a form needs to be accepted.
  public var field: HTML {
    "<input type=\"hidden\" name=\"\(Self.tokenField)\" value=\"\(formToken)\">"
  }
}
