public import Markup
import SiteKit

extension Widget {
  /// Where the day can be shown besides this site.
  public struct AccessModel: Sendable, Hashable {
    /// An address that carries the key, for one kind of program.
    public struct Address: Sendable, Hashable {
      public var title: String
      public var words: String
      public var url: String
    }

    /// A line for a terminal or a bar's settings.
    public struct Command: Sendable, Hashable {
      public var title: String
      public var words: String
      public var text: String
    }

    /// Empty as long as there is no key.
    public var addresses: [Address]
    public var commands: [Command]

    /// `origin` is where this server answers, without a slash at its end.
    public init(key: String?, origin: String) {
      addresses = key.map { Self.addresses(key: $0, origin: origin) } ?? []
      commands = Format.allCases.map {
        Command(title: $0.title, words: $0.use, text: "focus widget --format \($0.rawValue)")
      }
    }

    private static func addresses(key: String, origin: String) -> [Address] {
      func url(_ path: WidgetPath) -> String { origin + SitePath.widget(path).description }
      return [
        Address(
          title: "Calendar", words: "Subscribe to it in your calendar program.",
          url: url(.calendar(key: key))),
        Address(
          title: "Picture",
          words: "For notes and start pages; light or dark as the viewer prefers.",
          url: url(.svg(key: key))),
        Address(title: "Data", words: "JSON, for scripts.", url: url(.json(key: key))),
      ]
    }
  }

  /// The page that shows, renews and revokes the key.
  public static func accessPage(_ model: AccessModel, _ context: PageContext) -> HTML {
    Shell.page(
      title: "Your day elsewhere", section: .settings, context: context, scripts: ["widget"],
      styles: ["widget"],
      body: """
        <header class="page-head"><h1>Your day elsewhere</h1>
        <p>The small window, and what other programs may read.</p></header>
        \(window)
        \(addresses(model, context))
        \(commands(model))
        """)
  }

  private static let window: HTML = """
    <section class="card elsewhere">
    <h2>The small window</h2>
    <p>350 × 560, kept up to date; put it wherever you like.</p>
    <p><a class="button" href="\(SitePath.widget(.page))" target="_blank" \
    data-small-window>Open the small window</a></p>
    </section>
    """

  private static func addresses(_ model: AccessModel, _ context: PageContext) -> HTML {
    let renew: HTML = """
      <form method="post" action="\(SitePath.widget(.access))">\(context.field)
      <button type="submit"\(" class=\"primary\"", if: model.addresses.isEmpty)>\
      \(model.addresses.isEmpty ? "Make the addresses" : "Make new ones")</button></form>
      """
    guard !model.addresses.isEmpty else {
      return """
        <section class="card elsewhere">
        <h2>Addresses for other programs</h2>
        <p>They contain a key with which a program can read your day, your calendar and nothing else. You \
        can revoke it at any time.</p>
        \(renew)
        </section>
        """
    }
    return """
      <section class="card elsewhere">
      <h2>Addresses for other programs</h2>
      <p>Anyone who knows one can read your day and your calendar, and nothing else. Make new ones \
      or revoke them to shut out anyone who has these.</p>
      \(model.addresses.map(address))
      <div class="actions">\(renew)
      <form method="post" action="\(SitePath.widget(.revoke))">\(context.field)
      <button type="submit">Revoke them</button></form></div>
      </section>
      """
  }

  private static func address(_ address: AccessModel.Address) -> HTML {
    """
    <label>\(address.title) <span class="note">\(address.words)</span>
    <input readonly value="\(address.url)"></label>

    """
  }

  private static func commands(_ model: AccessModel) -> HTML {
    """
    <section class="card elsewhere">
    <h2>In the terminal, and in your desktop’s bar</h2>
    <dl>
    \(model.commands.map(command))
    </dl>
    <p>Focus at every log-in, and reminders: <code>focus widget --service systemd</code> on Linux, \
    <code>focus widget --service launchd</code> on a Mac.</p>
    </section>
    """
  }

  private static func command(_ command: AccessModel.Command) -> HTML {
    """
    <div><dt>\(command.title)</dt><dd>\(command.words) <code>\(command.text)</code></dd></div>

    """
  }
}

extension Widget.Format {
  fileprivate var title: String {
    switch self {
    case .text: "Text"
    case .json: "JSON"
    case .xbar: "xbar, SwiftBar, Argos"
    case .waybar: "waybar"
    case .svg: "Picture"
    case .ical: "Calendar"
    case .scriptable: "Scriptable"
    case .ubersicht: "Übersicht"
    }
  }

  fileprivate var use: String {
    switch self {
    case .text: "Your day, in the terminal."
    case .json: "For scripts."
    case .xbar: "A plugin, such as focus.10m.sh, that runs this line."
    case .waybar: "A custom module with “return-type”: “json” that runs this line."
    case .svg: "A file with the picture."
    case .ical: "A file with the calendar."
    case .scriptable: "A script for the home screen of an iPhone."
    case .ubersicht: "A widget for the desktop of a Mac; save it as focus.jsx."
    }
  }
}
