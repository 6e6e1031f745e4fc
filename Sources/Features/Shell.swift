public import Markup

/// The frame around every page: the sections that exist, and where files lie.
public enum Shell {
  /// What the sidebar leads to, in its order.
  public enum Section: Sendable, Hashable, CaseIterable {
    case problems, journey

    var title: String {
      switch self {
      case .problems: "Problems"
      case .journey: "Journey"
      }
    }

    var path: SitePath {
      switch self {
      case .problems: .problems(.all)
      case .journey: .journey(JourneyView())
      }
    }

    var icon: Icon {
      switch self {
      case .problems: .problems
      case .journey: .journey
      }
    }
  }

  /// A whole document around a body.
  public static func page(
    title: String, section: Section?, context: PageContext, layout: Page.Layout = .column,
    scripts: [String] = [], head: HTML = .empty, body: HTML
  ) -> HTML {
    Page(
      title: title, context: context, layout: layout, home: SitePath.home.description,
      assets: SitePath.asset("").description,
      sections: Section.allCases.map { entry in
        Page.Section(
          title: entry.title, href: entry.path.description, icon: entry.icon.html,
          isCurrent: entry == section)
      },
      scripts: scripts, head: head, body: body
    ).html
  }

  /// A page that says what happened and what to do next, for anything that went wrong.
  public static func message(
    title: String, message: String, hint: String?, context: PageContext
  ) -> HTML {
    page(
      title: title, section: nil, context: context,
      body: """
        <div class="notice">
        <h1>\(title)</h1>
        <p>\(message)</p>
        \(hint.map { "<p>\($0)</p>" as HTML })
        <p><a class="button" href="\(SitePath.problems(.all))">All problems</a></p>
        </div>
        """)
  }
}
