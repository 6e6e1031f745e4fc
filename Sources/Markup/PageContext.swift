public import Domain

/// What every page of one request carries: the policy's nonce, the form token, and the learner's wishes.
public struct PageContext: Sendable, Hashable {
  /// The name of the form field that holds the token.
  public static let tokenField = "csrf"
  /// The name of the header in which scripts send the token.
  public static let tokenHeader = "X-CSRF-Token"

  /// The nonce of the Content-Security-Policy of this answer.
  public var nonce: String
  /// The token that a state change must bring back.
  public var formToken: String

  /// How the page looks from its first paint on.
  public var appearance = Preferences.Appearance.system
  /// In pixels.
  public var editorFontSize = Preferences.standard.editorFontSize
  /// In columns; nil: the stylesheet's.
  public var editorTabWidth: Int?
  /// What the browser tells the learner while the page is open.
  public var reminders: [Reminder] = []

  public init(nonce: String, formToken: String) {
    self.nonce = nonce
    self.formToken = formToken
  }

  /// A sentence and when it is told, once a day.
  public struct Reminder: Sendable, Hashable {
    public var words: String
    public var next: Instant

    public init(words: String, next: Instant) {
      self.words = words
      self.next = next
    }
  }

  /// The hidden field that a form needs to be accepted.
  public var field: HTML {
    "<input type=\"hidden\" name=\"\(Self.tokenField)\" value=\"\(formToken)\">"
  }
}
