import Domain
public import Markup
import SiteKit

extension Plan {
  /// The plan's page.
  public static func html(_ model: Model, _ context: PageContext) -> HTML {
    page(
      "Plan", context,
      """
      <header class="page-head">
      <h1>Plan</h1>
      </header>
      \(former(model.former, context))
      \(summary(model, context))
      <div class="plan-columns">
      <div class="plan-main">
      \(model.carriedOver.isEmpty ? nil : carried(model))
      \(today(model, context))
      \(month(days: model.days, title: model.month.title))
      </div>
      <aside class="plan-side">
      \(calendar(model.month))
      \(leftOut(model.leftOut))
      </aside>
      </div>
      """)
  }

  static func page(_ title: String, _ context: PageContext, _ body: HTML) -> HTML {
    Shell.page(
      title: title, section: .plan, context: context, scripts: ["plan"], styles: ["plan"],
      body: body)
  }

  private static func summary(_ model: Model, _ context: PageContext) -> HTML {
    let replan: HTML? =
      model.canReplan
      ? "<a class=\"button\" href=\"\(SitePath.plan(.replan))\">Replan…</a>\n" : nil
    return """
      <section class="card plan-summary" aria-labelledby="plan-title">
      <h2 id="plan-title">\(model.title)</h2>
      <p>\(model.facts.joined(separator: " · "))</p>
      <progress max="100" value="\(model.percent)" aria-label="Solved"></progress>
      \(model.notices.map { "<p class=\"plan-note\">\($0)</p>\n" as HTML })\
      <p class="plan-actions">
      \(replan)\
      <a class="button" href="\(SitePath.plan(.choose))">Change plan…</a>
      <a class="button" href="\(SitePath.plan(.reset))">End plan…</a>
      </p>
      </section>
      """
  }

  private static func carried(_ model: Model) -> HTML {
    """
    <section class="card plan-day" aria-labelledby="carried-title">
    <h2 id="carried-title">Carried over</h2>
    \(rows(model.carriedOver))
    </section>

    """
  }

  private static func today(_ model: Model, _ context: PageContext) -> HTML {
    let advance = model.advance.map { words in
      """
      <form class="plan-advance" method="post" action="\(SitePath.plan(.advance))">
      \(context.field)
      <input type="hidden" name="plan" value="\(model.id)">
      <button type="submit">\(words)</button>
      </form>

      """ as HTML
    }
    return """
      <section class="card plan-day" aria-labelledby="today-title">
      <h2 id="today-title">Today <small>\(model.today.title)</small></h2>
      \(model.today.rows.isEmpty ? nil : rows(model.today.rows))
      \(model.todayHint.map { "<p class=\"plan-hint\">\($0)</p>" as HTML })
      \(advance)\
      </section>
      """
  }

  /// The days of a month that have problems.
  static func month(days: [DayGroup], title: String) -> HTML {
    let empty: HTML = "<p class=\"plan-hint\">Nothing is planned this month.</p>"
    return """
      <section class="card plan-days" aria-labelledby="days-title">
      <h2 id="days-title">\(title)</h2>
      \(days.isEmpty ? empty : nil)\
      \(days.map(day))</section>
      """
  }

  private static func day(_ day: DayGroup) -> HTML {
    """
    <section id="day-\(day.date.description)"\(" class=\"today\"", if: day.isToday)>
    <h3>\(day.title) <small>\(day.isToday ? "\(day.label), today" : day.label)</small></h3>
    \(rows(day.rows))
    </section>

    """
  }

  private static func rows(_ rows: [Row]) -> HTML {
    """
    <ul class="plan-rows">
    \(rows.map(row))</ul>
    """
  }

  private static func row(_ row: Row) -> HTML {
    let note = row.note.map { "<small>\($0)</small>" as HTML }
    return """
      <li\(" class=\"done\"", if: row.isDone)>\(PageParts.progressMark(row.isDone ? .solved : .new))\
      <span class="plan-problem"><a href="\(row.path)" data-row>\(row.title)</a>\(note)</span>\
      \(PageParts.difficulty(row.difficulty))<span class="minutes">\(row.minutes) min</span></li>

      """
  }

  /// Problems that the time does not hold.
  static func leftOut(_ titles: [String]) -> HTML? {
    guard !titles.isEmpty else { return nil }
    return """
      <details class="card plan-left-out">
      <summary>Left out: \(counted(titles.count, "problem"))</summary>
      <ul>
      \(titles.map { "<li>\($0)</li>\n" as HTML })</ul>
      </details>
      """
  }
}
