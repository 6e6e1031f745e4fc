import Domain
import Markup
import SiteKit

extension Review {
  /// The next thirty days as bars, and as a table for whoever cannot see them.
  static func forecast(_ model: Model) -> HTML {
    let bars = model.forecast
    let most = bars.map(\.count).max() ?? 0
    let all = bars.reduce(0) { $0 + $1.count }
    let sum = "\(Measure.count(all, "review")) in the next \(bars.count) days"
    let words = all == 0 ? "\(sum)." : "\(sum), at most \(most) in a day."
    let ends = [bars.first, bars.dropFirst(bars.count / 2).first, bars.last].compactMap(\.self)
    return """
      <section class="card review-card" aria-labelledby="forecast-title">
      <h2 id="forecast-title">Forecast</h2>
      <figure class="forecast">
      <svg viewBox="0 0 \(bars.count * 10) 100" preserveAspectRatio="none" aria-hidden="true">
      \(bars.enumerated().map { bar($0.element, at: $0.offset, most: most) })</svg>
      <p class="forecast-days" aria-hidden="true">\
      \(ends.map { "<span>\($0.title)</span>" as HTML })</p>
      <figcaption>\(words)</figcaption>
      </figure>
      <details class="each-case"><summary>The days as a table</summary>
      \(table(bars))
      </details>
      </section>
      """
  }

  private static func bar(_ bar: Model.Bar, at place: Int, most: Int) -> HTML {
    let height = most == 0 ? 0 : bar.count * 96 / most
    // A day without a review keeps a line to stand on.
    return """
      <rect x="\(place * 10 + 1)" y="\(98 - height)" width="8" height="\(height + 2)"\
      \(" class=\"none\"", if: bar.count == 0)>\
      <title>\(bar.title): \(Measure.count(bar.count, "review"))</title></rect>

      """
  }

  private static func table(_ bars: [Model.Bar]) -> HTML {
    let rows = bars.map { bar in
      """
      <tr><th scope="row">\(bar.title)</th><td class="right">\(bar.count)</td></tr>

      """ as HTML
    }
    return """
      <table class="usages"><thead><tr><th scope="col">Day</th>\
      <th scope="col" class="right">Reviews</th></tr></thead>
      <tbody>
      \(rows)</tbody></table>
      """
  }
}
