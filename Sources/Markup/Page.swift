/// A whole document: the head, the ways to the sections, and a body.
public struct Page: Sendable {
  /// An entry of the sidebar and of the phone's bottom bar.
  public struct Section: Sendable, Hashable {
    public var title: String
    public var href: String
    public var icon: HTML
    public var isCurrent: Bool

    public init(title: String, href: String, icon: HTML, isCurrent: Bool) {
      self.title = title
      self.href = href
      self.icon = icon
      self.isCurrent = isCurrent
    }
  }

  /// How a page uses the window.
  public enum Layout: String, Sendable, Hashable {
    /// A column beside the sidebar that scrolls.
    case column
    /// The whole window, with panes that scroll on their own.
    case workspace
  }

  public var title: String
  public var context: PageContext
  public var layout: Layout
  public var home: String
  /// The folder of css, js and icons, as a URL path with a slash at its end.
  public var assets: String
  public var sections: [Section]
  /// Modules under `js/`, without their ending.
  public var scripts: [String]
  /// Further elements of the head.
  public var head: HTML
  public var body: HTML

  public init(
    title: String, context: PageContext, layout: Layout = .column, home: String, assets: String,
    sections: [Section], scripts: [String] = [], head: HTML = .empty, body: HTML
  ) {
    self.title = title
    self.context = context
    self.layout = layout
    self.home = home
    self.assets = assets
    self.sections = sections
    self.scripts = scripts
    self.head = head
    self.body = body
  }
}

extension Page {
  /// The document from its doctype to its end.
  public var html: HTML {
    """
    <!doctype html>
    <html lang="en">
    \(headElement)
    <body class="\(layout.rawValue)">
    <a class="skip" href="#main">Skip to the content</a>
    \(navigation)
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
    <link rel="stylesheet" href="\(assets)css/focus.css">
    <script src="\(assets)js/theme.js" nonce="\(context.nonce)"></script>
    \(scripts.map(module))
    \(head)
    </head>
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
    \(sections.map(entry))
    </ul>
    <button class="theme quiet" type="button" data-theme-switch hidden>
    \(Icon.theme.html)<span>Theme</span></button>
    </nav>
    """
  }

  private func entry(_ section: Section) -> HTML {
    """
    <li><a href="\(section.href)"\(" aria-current=\"page\"", if: section.isCurrent)>\
    \(section.icon)<span>\(section.title)</span></a></li>

    """
  }
}
