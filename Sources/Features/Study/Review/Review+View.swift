import Domain
public import Markup
import SiteKit

extension Review {
  /// The page of what is due, what comes and how much of it.
  public static func html(_ model: Model, _ context: PageContext) -> HTML {
    Shell.page(
      title: "Review", section: .review, context: context, styles: ["today", "review"],
      body: """
        <header class="page-head">
        <h1>Review</h1>
        <p class="review-lead">\(model.headline)</p>
        </header>
        <div class="reviews">
        \(model.empty.map { empty($0, isUnused: model.figures.isEmpty) })
        \(model.due.isEmpty ? nil : rows(model.due, label: "Due today"))\(model.drill.map(PageParts.dueCards))
        \(model.beyond.isEmpty ? nil : beyond(model))
        \(model.figures.isEmpty ? nil : figures(model.figures))
        \(model.forecast.isEmpty ? nil : forecast(model))
        \(model.coming.isEmpty ? nil : coming(model))
        </div>
        """)
  }

  private static func empty(_ empty: Model.Empty, isUnused: Bool) -> HTML {
    let begin: HTML =
      "<p><a class=\"button\" href=\"\(SitePath.problems(.all))\">All problems</a></p>"
    return """
      <div class="card empty"><p><strong>\(empty.message)</strong></p>
      <p>\(empty.hint)</p>\(isUnused ? begin : nil)</div>
      """
  }

  private static func rows(_ rows: [Model.Row], label: String) -> HTML {
    "<ul class=\"review-rows\" aria-label=\"\(label)\">\n\(rows.map(row))</ul>"
  }

  private static func row(_ row: Model.Row) -> HTML {
    """
    <li class="card review-row" id="due-\(row.slug)">
    <div>
    <h2><a href="\(row.path)">\(row.title)</a> \(PageParts.difficulty(row.difficulty))</h2>
    <p class="meta"><span\(" class=\"overdue\"", if: row.isOverdue)>\(row.due)</span>\
    <span>\(row.chance) chance of still knowing it</span><span>\(row.topic.title)</span>\
    <span>\(row.minutes) minutes</span>\(row.lapses == 0 ? nil : lapses(row.lapses))</p>
    </div>
    <div class="review-actions">
    <a class="button" href="\(row.grading)">Grade\
    <span class="hidden"> \(row.title) without solving it</span></a>
    <a class="button primary" href="\(row.path)">Solve<span class="hidden"> \(row.title)</span></a>
    </div>
    </li>

    """
  }

  private static func lapses(_ count: Int) -> HTML {
    "<span>\(Measure.count(count, "lapse"))</span>"
  }

  private static func beyond(_ model: Model) -> HTML {
    """
    <details class="review-beyond"><summary>\(model.note ?? "")</summary>
    \(rows(model.beyond, label: "Due beyond today's load"))
    </details>
    """
  }

  static func figures(_ figures: [Model.Figure]) -> HTML {
    let items = figures.map { figure in
      """
      <div><dt>\(figure.label)</dt><dd>\(figure.value)</dd>
      <dd class="note">\(figure.meaning)</dd></div>

      """ as HTML
    }
    return "<dl class=\"card review-figures\">\n\(items)</dl>"
  }

  private static func coming(_ model: Model) -> HTML {
    let rows = model.coming.map { row in
      """
      <tr><th scope="row"><a href="\(row.grading)">\(row.title)</a></th>\
      <td>\(DayWords.date(row.dueOn, today: model.today))</td>\
      <td class="right">\(row.chance)</td></tr>

      """ as HTML
    }
    return """
      <section class="card review-card" aria-labelledby="coming-title">
      <h2 id="coming-title">Coming up</h2>
      <table class="usages"><thead><tr><th scope="col">Problem</th><th scope="col">Due</th>\
      <th scope="col" class="right">Known today</th></tr></thead>
      <tbody>
      \(rows)</tbody></table>
      </section>
      """
  }
}
