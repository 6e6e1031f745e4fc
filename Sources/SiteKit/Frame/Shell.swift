public import Markup

/// The frame around every page: the sections that exist, and where files lie.
public enum Shell {
  /// What the sidebar leads to, in its order.
  public enum Section: Sendable, Hashable, CaseIterable {
    case today, plan, problems, review, focus, stats, drill, takeHomes, journey, settings, log

    package var title: String {
      switch self {
      case .today: "Today"
      case .plan: "Plan"
      case .problems: "Problems"
      case .review: "Review"
      case .focus: "Focus"
      case .stats: "Stats"
      case .drill: "Drill"
      case .takeHomes: "Take-homes"
      case .journey: "Journey"
      case .settings: "Settings"
      case .log: "Log"
      }
    }

    var path: SitePath {
      switch self {
      case .today: .home
      case .plan: .plan(.page)
      case .problems: .problems(.all)
      case .review: .review(.page)
      case .focus: .timer(.page)
      case .stats: .stats(.page)
      case .drill: .drill(.page(.all))
      case .takeHomes: .takeHomes(.page)
      case .journey: .journey(JourneyView())
      case .settings: .settings(.page)
      case .log: .log(.page)
      }
    }

    var icon: Icon {
      switch self {
      case .today: .today
      case .plan: .plan
      case .problems: .problems
      case .review: .review
      case .focus: .timer
      case .stats: .stats
      case .drill: .drill
      case .takeHomes: .takeHomes
      case .journey: .journey
      case .settings: .settings
      case .log: .log
      }
    }

    var place: Page.Section.Place {
      switch self {
      case .today, .problems, .review, .focus: .always
      case .plan, .stats, .drill, .takeHomes, .journey: .wide
      case .settings, .log: .foot
      }
    }
  }

  /// A whole document around a body.
  public static func page(
    title: String, section: Section?, context: PageContext, layout: Page.Layout = .column,
    scripts: [String] = [], styles: [String] = [], head: HTML = .empty, body: HTML
  ) -> HTML {
    Page(
      title: title, context: context, layout: layout, home: SitePath.home.description,
      assets: SitePath.asset("").description,
      sections: Section.allCases.map { entry in
        Page.Section(
          title: entry.title, href: entry.path.description, icon: entry.icon.html,
          place: entry.place, isCurrent: entry == section)
      },
      scripts: scripts, styles: styles, head: head, body: body
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
