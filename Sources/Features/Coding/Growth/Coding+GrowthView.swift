import Domain
package import Markup
import SiteKit

extension Coding {
  /// The word on how a solution grows, with its plot; before it the wait for it, or a button.
  package static func growth(_ model: Model) -> HTML? {
    let body: HTML
    switch model.growth {
    case .underWay:
      body = """
        <p class="search"\(PageParts.attribute("data-events", model.events?.description))>\
        Measuring how it grows… \(model.job.map(stop))</p>
        """
    case .measured(let growth): body = beyond(model) + measured(growth)
    case nil:
      guard model.job != nil || model.stretch != nil else { return nil }
      body = beyond(model) + (model.growthRequest.map(request) ?? .empty)
    }
    return """
      <section class="growth"\(PageParts.attribute("id", model.job.map { "growth-\($0)" })) \
      aria-label="Growth">\(body)</section>
      """
  }

  /// How far it comes beyond LeetCode's bounds.
  private static func beyond(_ model: Model) -> HTML {
    model.stretch.map { "<p class=\"stretch\"><strong>\($0)</strong></p>\n" as HTML } ?? .empty
  }

  /// Ends the measuring alone: the verdict is kept by then.
  private static func stop(job: String) -> HTML {
    """
    <button class="quiet" type="submit" form="workbench" data-fragment="cancel" \
    formaction="\(SitePath.cancelJob(id: job))">\(Icon.stop.html)Stop measuring</button>
    """
  }

  private static func request(_ path: SitePath) -> HTML {
    """
    <button class="quiet" type="submit" form="workbench" data-fragment="run" \
    formaction="\(path)" name="growth" value="1">How does it grow?</button>
    """
  }

  private static func measured(_ growth: Model.Growth) -> HTML {
    guard growth.lines.contains(where: { $0.points.count > 1 }) else {
      return "<p><strong>\(growth.sentence)</strong> \(growth.detail)</p>"
    }
    return """
      <p><strong>\(growth.sentence)</strong> \(growth.detail)</p>
      <figure>
      \(plot(growth))
      <figcaption>\(growth.lines.map { key($0) })</figcaption>
      </figure>
      <details class="each-case"><summary>The times as a table</summary>
      \(table(growth))
      </details>
      """
  }

  private static func plot(_ growth: Model.Growth) -> HTML {
    let (width, height) = (Int(Model.Growth.plot.width), Int(Model.Growth.plot.height))
    return """
      <svg viewBox="-56 -12 \(width + 80) \(height + 44)" role="img" \
      aria-label="CPU time by size, both logarithmic. \(growth.sentence)">
      <path class="axes" d="M0 0V\(height)H\(width)"/>
      \(growth.times.map { tick in
        """
        <path class="grid" d="M0 \(number(tick.place))H\(width)"/>\
        <text x="-6" y="\(number(tick.place + 4))" text-anchor="end">\(tick.label)</text>

        """ as HTML
      })\(growth.sizes.map { tick in
        """
        <text x="\(number(tick.place))" y="\(height + 18)" text-anchor="middle">\(tick.label)</text>

        """ as HTML
      })\(growth.lines.reversed().map(line))\(growth.end.map { end($0, height: height) })</svg>
      """
  }

  private static func line(_ line: Model.Growth.Line) -> HTML {
    let points = line.points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    return "<polyline class=\"\(line.program)\" points=\"\(points)\"></polyline>\n"
  }

  /// An upright line where it gives up; its words stand on the side with more room.
  private static func end(_ tick: Model.Growth.Tick, height: Int) -> HTML {
    let isLeft = tick.place > Model.Growth.plot.width / 2
    return """
      <path class="end" d="M\(number(tick.place)) 0V\(height)"/>\
      <text x="\(number(tick.place + (isLeft ? -4 : 4)))" y="\(height - 6)" \
      text-anchor="\(isLeft ? "end" : "start")">\(tick.label)</text>

      """
  }

  private static func key(_ line: Model.Growth.Line) -> HTML {
    """
    <span><svg viewBox="0 0 24 8" aria-hidden="true">\
    <polyline class="\(line.program)" points="0,4 24,4"></polyline></svg>\(line.title)</span>

    """
  }

  private static func table(_ growth: Model.Growth) -> HTML {
    """
    <table class="usages">
    <thead><tr><th scope="col">n</th>\(growth.lines.map {
      "<th scope=\"col\">\($0.title)</th>" as HTML
    })</tr></thead>
    <tbody>\(growth.rows.map { row in
      "<tr><th scope=\"row\">\(row.size)</th>\(row.times.map { "<td>\($0)</td>" as HTML })</tr>\n"
        as HTML
    })</tbody>
    </table>
    """
  }

  /// A coordinate without needless digits.
  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String((value * 10).rounded() / 10)
  }

  /// The word for the terminal.
  static func text(_ growth: Model.Growth) -> String {
    [growth.sentence, growth.detail].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
