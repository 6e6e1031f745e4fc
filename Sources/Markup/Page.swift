import Domain

/// A whole document: the head, the ways to the sections, and a body.
public struct Page: Sendable {
  /// An entry of the sidebar and of the phone's bottom bar.
  public struct Section: Sendable, Hashable {
    /// Where there is room for it; what is not shown stands under “More”.
    public enum Place: Sendable, Hashable {
      /// Also in the bar of a phone and beside a problem.
      case always
      /// In the sidebar.
      case wide
      /// At the sidebar's foot.
      case foot
    }

    public var title: String
    public var href: String
    public var icon: HTML
    public var place: Place
    public var isCurrent: Bool

    public init(
      title: String, href: String, icon: HTML, place: Place = .always, isCurrent: Bool
    ) {
      self.title = title
      self.href = href
      self.icon = icon
      self.place = place
      self.isCurrent = isCurrent
    }
  }

  /// How a page uses the window.
  public enum Layout: String, Sendable, Hashable {
    /// A column beside the sidebar that scrolls.
    case column
    /// The whole window, with panes that scroll on their own.
    case workspace
    /// A small window of its own, without the ways to the sections.
    case small
    /// A guest's own page, without the ways to the sections.
    case app
  }

  public var title: String
  public var context: PageContext
  public var layout: Layout
  public var home: String
  /// The folder of css, js and icons, as a URL path with a slash at its end.
  public var assets: String
  public var sections: [Section]
  /// Modules under `js/` beside those of every page, without their ending.
  public var scripts: [String]
  /// Stylesheets under `css/` after those of every page, in the order of the cascade.
  public var styles: [String]
  /// Further elements of the head.
  public var head: HTML
  public var body: HTML

  public init(
    title: String, context: PageContext, layout: Layout = .column, home: String, assets: String,
    sections: [Section], scripts: [String] = [], styles: [String] = [], head: HTML = .empty,
    body: HTML
  ) {
    self.title = title
    self.context = context
    self.layout = layout
    self.home = home
    self.assets = assets
    self.sections = sections
    self.scripts = scripts
    self.styles = styles
    self.head = head
    self.body = body
  }
}

extension Page {
  /// The document from its doctype to its end.
  public var html: HTML {
    """
    <!doctype html>
    <html lang="en"\(theme)>
    \(headElement)
    <body class="\(layout.rawValue)">
    <a class="skip" href="#main">Skip to the content</a>
    \(layout == .small || layout == .app ? nil : navigation)
    <main id="main" tabindex="-1">
    \(body)
    </main>
    </body>
    </html>

    """
  }

  // The theme's script is no module: it must run before the first paint.
  private var headElement: HTML {
    """
    <head>
    <meta charset="utf-8">
    <title>\(title) · Focus</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="csrf-token" content="\(context.formToken)">
    <link rel="icon" type="image/svg+xml" href="\(assets)icons/focus.svg">
    <link rel="apple-touch-icon" href="\(assets)icons/focus-180.png">
    <link rel="manifest" href="\(assets)focus.webmanifest">
    \((["theme", "shell", "controls"] + styles).map(stylesheet))\
    <script src="\(assets)js/theme.js" nonce="\(context.nonce)"></script>
    \((["menu", "offline"] + scripts).map(module))
    \(editorLook)\(reminders)\(head)
    </head>
    """
  }

  private var theme: HTML? {
    context.appearance == .system ? nil : " data-theme=\"\(context.appearance.rawValue)\""
  }

  /// What of the editor is not as the stylesheet has it.
  private var editorLook: HTML? {
    let size = context.editorFontSize
    let changes = [
      size == Preferences.standard.editorFontSize ? nil : "--editor-size: \(size)px;",
      context.editorTabWidth.map { "--editor-tab: \($0);" },
    ].compactMap(\.self).joined(separator: " ")
    guard !changes.isEmpty else { return nil }
    return "<style nonce=\"\(context.nonce)\">:root { \(changes) }</style>\n"
  }

  private var reminders: HTML? {
    guard !context.reminders.isEmpty else { return nil }
    let all: [HTML] = context.reminders.map { reminder in
      """
      <meta name="reminder" content="\(reminder.words)" data-next="\(reminder.next.description)">

      """
    }
    return "\(all)\(module("reminders"))"
  }

  private func stylesheet(_ name: String) -> HTML {
    """
    <link rel="stylesheet" href="\(assets)css/\(name).css">

    """
  }

  private func module(_ name: String) -> HTML {
    """
    <script type="module" src="\(assets)js/\(name).js" nonce="\(context.nonce)"></script>

    """
  }

  private var navigation: HTML {
    """
    <nav class="sections" aria-label="Sections">
    <a class="brand" href="\(home)">\(Icon.focus.html)<span>Focus</span></a>
    <ul>
    \(sections.filter { $0.place != .foot }.map(entry))
    </ul>
    \(more)
    <ul class="foot">
    \(sections.filter { $0.place == .foot }.map(entry))
    </ul>
    <button class="theme quiet" type="button" data-theme-switch hidden>
    \(Icon.theme.html)<span>Theme</span></button>
    </nav>
    """
  }

  /// What the bar of a phone has no room for.
  private var more: HTML? {
    let rest = sections.filter { $0.place != .always }
    guard !rest.isEmpty else { return nil }
    return """
      <details class="more menu" data-menu>
      <summary\(" class=\"current\"", if: rest.contains(where: \.isCurrent))>\
      \(Icon.more.html)<span>More</span></summary>
      <ul>
      \(rest.map(entry))
      </ul>
      </details>
      """
  }

  private func entry(_ section: Section) -> HTML {
    """
    <li\(" class=\"wide\"", if: section.place == .wide)><a href="\(section.href)"\(" aria-current=\"page\"", if: section.isCurrent)>\
    \(section.icon)<span>\(section.title)</span></a></li>

    """
  }
}
