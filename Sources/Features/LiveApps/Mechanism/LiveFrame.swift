public import Markup
import SiteKit

/// What stands around an app on a page: where its links lead and how its forms come back.
public struct LiveFrame: Sendable {
  var app: String
  var session: String
  var context: PageContext

  /// Where a path of the app's leads.
  public func link(_ path: String) -> String {
    SitePath.apps(.page(app: app, AppPage(path: path))).description
  }

  /// Where a picture of the app's is.
  public func picture(_ name: String, size: String) -> String {
    SitePath.apps(.picture(app: app, name: name, size: size)).description
  }

  /// Where something of the app's can be downloaded.
  public func file(_ name: String) -> String {
    SitePath.apps(.file(app: app, name: name)).description
  }

  /// A form that sends an event; what it holds may have a field called `value`.
  public func form(_ event: String, attributes: HTML = .empty, _ content: HTML) -> HTML {
    """
    <form method="post" action="\(SitePath.apps(.event(app: app, session: session)))"\
     data-live-form\(attributes)>\(context.field)\
    <input type="hidden" name="event" value="\(event)">\(content)</form>
    """
  }

  /// A button that sends an event.
  public func button(
    _ event: String, _ title: String, value: String = "", attributes: HTML = .empty
  ) -> HTML {
    form(
      event,
      """
      <button name="value" value="\(value)"\(attributes)>\(title)</button>
      """)
  }
}
