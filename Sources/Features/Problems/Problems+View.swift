public import Domain
public import Markup
import SiteKit

extension Problems {
  /// The whole page.
  public static func html(_ model: Model, _ context: PageContext) -> HTML {
    Shell.page(
      title: "Problems", section: .problems, context: context, scripts: ["list"],
      styles: ["problem-list", "problems"],
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
    <nav class="views" aria-label="View">
    \(model.views.map(viewLink))</nav>
    <p role="status">\(model.count)</p>
    <progress max="100" value="\(model.percentSolved)" aria-label="Solved"></progress>
    </div>
    \(model.drawing.map { picks(model, drawing: $0) })
    \(model.empty.map(empty) ?? problems(model))
    </section>

    """
  }

  private static func problems(_ model: Model) -> HTML {
    guard model.view == .map else { return table(model) }
    return model.topicMap?.html ?? model.map.html
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
      title: "Problem not found", section: .problems, context: context,
      body: """
        <div class="notice">
        <h1>Problem not found</h1>
        <p>There's no problem called “\(slug)”.</p>
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
    <input type="search" name="q" value="\(model.search)" placeholder="Search problems" \
    autocomplete="off" maxlength="100" aria-keyshortcuts="/"></label>
    \(choice("list", "List", model.lists))
    \(choice("topic", "Topic", model.topics))
    \(choice("difficulty", "Difficulty", model.difficulties))
    \(choice("status", "Progress", model.statuses))
    \(model.isDueChosen.map(dueBox))
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

  private static func dueBox(_ isChosen: Bool) -> HTML {
    """
    <label class="due"><input type="checkbox" name="due" value="1"\(" checked", if: isChosen)> \
    Due</label>
    """
  }

  private static func viewLink(_ link: Model.ViewLink) -> HTML {
    """
    <a href="\(link.path)"\(" aria-current=\"true\"", if: link.isCurrent)>\(link.title)</a>

    """
  }

  /// For who does not know where to begin.
  private static func picks(_ model: Model, drawing: SitePath) -> HTML {
    """
    <div class="picks">
    \(model.isNarrowed ? nil : model.ofTheDay.map(ofTheDay))
    <a class="button" href="\(drawing)" title="Picks one of these, more often where you're weak">\
    Draw one</a>
    </div>
    """
  }

  private static func ofTheDay(_ row: Model.Row) -> HTML {
    """
    <p>\(PageParts.progressMark(row.status)) Problem of the day: <a href="\(row.path)">\(row.title)</a> \
    \(PageParts.difficulty(row.difficulty))</p>
    """
  }

  private static func table(_ model: Model) -> HTML {
    """
    <div class="card">
    <table class="problems">
    <thead><tr><th scope="col"><span class="hidden">Progress</span></th><th scope="col">Problem</th>\
    <th scope="col">Difficulty</th><th scope="col" class="topic">Topic</th>\
    <th scope="col" class="minutes">Minutes</th><th scope="col" class="lists">Lists</th></tr></thead>
    <tbody>
    \(model.rows.map(row))</tbody>
    </table>
    </div>
    """
  }

  private static func row(_ row: Model.Row) -> HTML {
    """
    <tr><td>\(PageParts.progressMark(row.status))</td>
    <th scope="row"><a href="\(row.path)" data-row>\(row.title)</a>\
    \(" <small class=\"due\">Due</small>", if: row.isDue)\
    \(row.finding.map { "<small class=\"finding\">\($0)</small>" as HTML })\
    \(row.after.map { "<small class=\"after\">\($0)</small>" as HTML })</th>
    <td>\(PageParts.difficulty(row.difficulty))</td>
    <td class="topic">\(row.topic.title)</td>
    <td class="minutes">\(row.minutes)</td>
    <td class="lists">\(row.lists.map(\.title).joined(separator: ", "))</td></tr>

    """
  }

  private static func empty(_ empty: Model.Empty) -> HTML {
    let wayOut = empty.wayOut.map {
      "<p><a class=\"button\" href=\"\($0)\">Clear filters</a></p>" as HTML
    }
    return """
      <div class="empty">
      <p><strong>\(empty.message)</strong></p>
      <p>\(empty.hint)</p>
      \(wayOut)
      </div>

      """
  }
}
