public import Markup

/// A piece of HTML for a page that follows a job; each element replaces the one with its id.
public struct Fragment: Sendable, Equatable {
  /// The name of the server-sent event.
  public var event: String
  public var html: HTML

  package init(event: String, html: HTML) {
    self.event = event
    self.html = html
  }
}
