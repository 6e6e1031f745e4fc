/// An error whose description tells a person what happened and what to do next.
public protocol UserFacingError: Error, CustomStringConvertible {
  /// What happened, as a sentence.
  var message: String { get }
  /// The next step, as a sentence; nil when there is none.
  var hint: String? { get }
  /// When trying again may help; nil when waiting alone does not.
  var retryAfterSeconds: Int? { get }
}

extension UserFacingError {
  public var hint: String? { nil }
  public var retryAfterSeconds: Int? { nil }
  public var description: String { [message, hint].compactMap(\.self).joined(separator: " ") }
}
