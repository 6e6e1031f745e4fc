public import Markup
import SiteKit

extension Stats {
  /// The whole page.
  public static func html(_ model: Model, _ context: PageContext) -> HTML {
    Shell.page(
      title: "Stats", section: .stats, context: context, scripts: ["stats"],
      styles: ["stats"],
      body: """
        <header class="page-head">
        <h1>Stats</h1>
        </header>
        <ul class="figure-cards">
        \(model.cards.map(card))</ul>
        <div class="figures" data-today="\(model.today)" \
        data-charts="\(SitePath.asset("vendor/echart/index.js"))">
        \(model.figures.map(figure))</div>
        """)
  }

  /// The rows behind a part of a figure.
  public static func html(_ rows: Rows, _ context: PageContext) -> HTML {
    Shell.page(
      title: rows.title, section: .stats, context: context, styles: ["stats"],
      body: """
        <header class="page-head">
        <p><a href="\(SitePath.stats(.page))">\(Icon.back.html)Back to the figures</a></p>
        <h1>\(rows.title)</h1>
        <p class="note">\(rows.count)</p>
        </header>
        <div class="card">
        \(rows.lines.isEmpty ? noRows : table(rows))
        </div>
        """)
  }

  private static let noRows: HTML =
    "<p class=\"empty\"><strong>There are no rows.</strong></p>"

  private static func card(_ card: Card) -> HTML {
    """
    <li class="card"><h2><a href="\(card.path)">\(card.title)</a></h2>
    <p class="value">\(card.value)</p>
    <p class="note">\(card.note)</p></li>

    """
  }

  private static func figure(_ figure: Figure) -> HTML {
    let name = figure.name.rawValue
    let content: HTML =
      figure.empty.map { "<p class=\"empty\">\($0)</p>" } ?? """
        <p class="note">\(figure.summary)</p>
        \(figure.drawing.map { plot($0, figure) })
        \(figure.drawing == nil ? table(figure) : folded(figure))
        """
    return """
      <section class="card figure \(name)" id="\(name)" aria-labelledby="\(name)-title">
      <h2 id="\(name)-title">\(figure.title)</h2>
      \(content)
      </section>

      """
  }

  // A screen reader and whoever has no script read the table; a drawing is made of it.
  private static func plot(_ drawing: Figure.Drawing, _ figure: Figure) -> HTML {
    """
    <div class="plot" data-drawing="\(drawing.rawValue)" data-table="\(figure.name.rawValue)-table" \
    aria-hidden="true"></div>
    """
  }

  private static func folded(_ figure: Figure) -> HTML {
    """
    <details class="as-table" open>
    <summary>As a table</summary>
    \(table(figure))
    </details>
    """
  }

  private static func table(_ figure: Figure) -> HTML {
    """
    <div class="table"><table class="numbers" id="\(figure.name.rawValue)-table">
    <caption class="hidden">\(figure.title)</caption>
    <thead><tr>\(figure.columns.map { "<th scope=\"col\">\($0)</th>" as HTML })</tr></thead>
    <tbody>
    \(figure.rows.map(row))</tbody>
    </table></div>
    """
  }

  private static func row(_ row: Row) -> HTML {
    let amounts = row.amounts.map { $0.map { String($0) } ?? "" }.joined(separator: " ")
    let name: HTML = row.path.map { "<a href=\"\($0)\">\(row.label)</a>" } ?? "\(row.label)"
    return """
      <tr data-short="\(row.short)" data-amounts="\(amounts)"><th scope="row">\(name)</th>\
      \(row.cells.map { "<td>\($0)</td>" as HTML })</tr>

      """
  }

  private static func table(_ rows: Rows) -> HTML {
    """
    <div class="table"><table class="numbers">
    <thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col">Problem</th>\
    <th scope="col">How it went</th></tr></thead>
    <tbody>
    \(rows.lines.map(line))</tbody>
    </table></div>
    """
  }

  private static func line(_ line: Rows.Line) -> HTML {
    func linked(_ text: String) -> HTML {
      line.path.map { "<a href=\"\($0)\">\(text)</a>" } ?? "\(text)"
    }
    // A link needs a name, and what is about no problem has but its own.
    let what: HTML = line.problem == nil ? linked(line.what) : "\(line.what)"
    return """
      <tr><td><time datetime="\(line.instant)">\(line.time)</time></td><td>\(what)</td>\
      <td>\(line.problem.map(linked))</td><td>\(line.detail)</td></tr>

      """
  }
}
