import Domain
public import Markup
import ProblemsFeature
import SiteKit

extension Widget {
  /// The page: a small window of its own, kept up to date by its event stream.
  public static func page(_ model: Model, _ context: PageContext) -> HTML {
    Shell.page(
      title: "Today", section: nil, context: context, layout: .small, scripts: ["widget", "times"],
      styles: ["widget"], head: "<noscript><meta http-equiv=\"refresh\" content=\"60\"></noscript>",
      body: html(model)
        + """
        <p class="widget-lost" id="widget-lost" role="status" hidden>Not connected: this is the last known \
        state. It updates again once Focus is running.</p>
        """)
  }

  /// What changes of the page.
  public static func html(_ model: Model) -> HTML {
    """
    <div id="widget" class="widget \(model.state.rawValue)" \
    data-events="\(SitePath.widget(.events))">
    \(head(model))
    \(problems(model))
    \(figures(model))
    <p class="widget-foot">Updated <time datetime="\("\(model.lastUpdated)")">\
    \(model.lastUpdated.description)</time>
    <a href="\(SitePath.widget(.access))" target="_blank">Show it elsewhere</a></p>
    </div>

    """
  }

  private static func head(_ model: Model) -> HTML {
    """
    <header>
    <h1><a href="\(SitePath.home)" target="_blank">\(model.headline)</a></h1>
    <p class="widget-status">\(model.status)</p>
    \(gauge(model))
    \(model.notice.map { "<p class=\"widget-notice\" role=\"status\">\($0)</p>" as HTML })
    </header>
    """
  }

  private static func gauge(_ model: Model) -> HTML? {
    guard model.state == .open || model.state == .done else { return nil }
    let percent = Int(model.fraction * 100)
    return """
      <progress max="100" value="\(percent)" aria-label="Done today">\(percent) %</progress>
      """
  }

  private static func problems(_ model: Model) -> HTML {
    if model.state == .unset {
      return """
        <p class="empty"><a class="button" href="\(SitePath.plan(.page))" \
        target="_blank">Choose a plan</a></p>
        """
    }
    let tomorrow: HTML =
      model.tomorrow.isEmpty
      ? .empty
      : "<h2>Tomorrow</h2>\n<ul>\n\(model.tomorrow.map(item))</ul>"
    let today: HTML = model.problems.isEmpty ? .empty : "<ul>\n\(model.problems.map(item))</ul>"
    return """
      <div class="widget-list" tabindex="0" role="group" aria-label="Problems">\(today)
      \(tomorrow)</div>
      """
  }

  private static func item(_ row: Model.Row) -> HTML {
    """
    <li\(" class=\"done\"", if: row.isDone)><a href="\(row.path)" target="_blank">\(row.title)</a>
    \(row.isDone ? "<span class=\"hidden\">done</span>" as HTML : nil)\
    \(row.note.map { "<small>\($0)</small>" as HTML })
    \(PageParts.difficulty(row.difficulty))</li>

    """
  }

  private static func figures(_ model: Model) -> HTML {
    """
    <dl>
    \(model.figures.map { "<div><dt>\($0.label)</dt><dd>\($0.value)</dd></div>\n" as HTML })
    </dl>
    """
  }
}
