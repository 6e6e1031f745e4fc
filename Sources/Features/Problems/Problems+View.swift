public import Domain
public import Markup

extension Problems {
  /// The whole page.
  public static func html(_ model: Model, _ context: PageContext) -> HTML {
    Shell.page(
      title: "Problems", section: .problems, context: context, scripts: ["list"],
      body: """
        <header class="page-head">
        <h1>Problems</h1>
        \(filters(model))
        </header>
        \(list(model))
        """)
  }

  /// The part that changes with the filters.
  public static func list(_ model: Model) -> HTML {
    """
    <section id="problem-list" aria-label="Problems">
    <div class="tally">
    <p role="status">\(model.count)</p>
    <progress max="100" value="\(model.percentSolved)" aria-label="Solved"></progress>
    </div>
    \(model.groups.map(group))
    \(model.empty.map(empty))
    </section>

    """
  }

  /// The page for a problem that does not exist, with the nearest that do.
  public static func missing(
    slug: String, nearest: [ProblemSummary], context: PageContext
  ) -> HTML {
    let links = nearest.map { summary in
      """
      <li><a href="\(SitePath.problem(slug: summary.slug, ProblemView()))">\(summary.title)</a></li>

      """ as HTML
    }
    let offer: HTML = "<p>Did you mean one of these?</p>\n<ul>\n\(links)</ul>"
    return Shell.page(
      title: "No such problem", section: .problems, context: context,
      body: """
        <div class="notice">
        <h1>No such problem</h1>
        <p>There is no problem called “\(slug)”.</p>
        \(nearest.isEmpty ? nil : offer)
        <p><a class="button" href="\(SitePath.problems(.all))">All problems</a></p>
        </div>
        """)
  }

  private static func filters(_ model: Model) -> HTML {
    """
    <form class="filters" method="get" action="\(SitePath.problems(.all))" role="search" \
    data-live="problem-list">
    <label class="search"><span class="hidden">Search problems</span>\(Icon.search.html)
    <input type="search" name="search" value="\(model.search)" placeholder="Search problems" \
    autocomplete="off" maxlength="100"></label>
    \(choice("topic", "Topic", model.topics))
    \(choice("difficulty", "Difficulty", model.difficulties))
    \(choice("status", "Progress", model.statuses))
    <button class="plain-only" type="submit">Filter</button>
    </form>
    """
  }

  private static func choice(_ name: String, _ label: String, _ choices: [Model.Choice]) -> HTML {
    """
    <label><span class="hidden">\(label)</span><select name="\(name)">
    \(choices.map(option))</select></label>
    """
  }

  private static func option(_ choice: Model.Choice) -> HTML {
    """
    <option value="\(choice.value)"\(" selected", if: choice.isChosen)>\(choice.title)</option>

    """
  }

  private static func group(_ group: Model.Group) -> HTML {
    """
    <section class="card topic" aria-labelledby="topic-\(group.topic.rawValue)">
    <h2 id="topic-\(group.topic.rawValue)">\(group.topic.title) <small>\(group.count)</small></h2>
    <ul class="problems">
    \(group.rows.map(row))</ul>
    </section>

    """
  }

  private static func row(_ row: Model.Row) -> HTML {
    """
    <li><a href="\(row.path)">\(statusMark(row))
    <span class="title">\(row.title)</span>
    \(pill(row.difficulty))
    <span class="time">\(row.time)</span></a></li>

    """
  }

  private static func statusMark(_ row: Model.Row) -> HTML {
    let icon: Icon? =
      switch row.status {
      case .todo: nil
      case .attempted: .dash
      case .solved: .check
      }
    return """
      <span class="progress-mark \(row.status.rawValue)" title="\(row.statusTitle)">\
      \(icon?.html)<span class="hidden">\(row.statusTitle)</span></span>
      """
  }

  /// A difficulty as a word on its colour.
  static func pill(_ difficulty: Difficulty) -> HTML {
    "<span class=\"pill \(difficulty.rawValue.lowercased())\">\(difficulty.rawValue)</span>"
  }

  private static func empty(_ empty: Model.Empty) -> HTML {
    let wayOut = empty.wayOut.map {
      "<p><a class=\"button\" href=\"\($0)\">Show all</a></p>" as HTML
    }
    return """
      <div class="empty">
      <p><strong>\(empty.message)</strong></p>
      <p>\(empty.hint)</p>
      \(wayOut)
      </div>

      """
  }

  /// The list for the terminal: a topic's name, then a line a problem.
  public static func text(_ model: Model) -> String {
    if let empty = model.empty { return "\(empty.message) \(empty.hint)\n" }
    let width = model.groups.flatMap(\.rows).map(\.slug.count).max() ?? 0
    let blocks = model.groups.map { group in
      let lines = group.rows.map { row in
        let mark =
          switch row.status {
          case .todo: " "
          case .attempted: "-"
          case .solved: "x"
          }
        let slug = row.slug + String(repeating: " ", count: width - row.slug.count)
        let level = row.difficulty.rawValue
        let difficulty = level + String(repeating: " ", count: 6 - level.count)
        return "  [\(mark)] \(slug)  \(difficulty)  \(row.title)"
      }
      return ([group.topic.title] + lines).joined(separator: "\n")
    }
    return blocks.joined(separator: "\n\n") + "\n\n\(model.count)\n"
  }
}
