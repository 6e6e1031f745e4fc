import Domain
import Markup
import SiteKit

extension RoadMap {
  // The stylesheet gives cards and gaps these heights, so that the drawing meets the cards.
  private static let cardHeight = 112
  private static let gap = 48

  /// The topics as cards; on a wide page with the ways between them drawn behind.
  var html: HTML {
    """
    <div class="road-map">
    \(drawing)
    <ol>
    \(cards.map(card))</ol>
    </div>
    \(cards.contains { $0.arriving > 0 } ? Self.legend : nil)

    """
  }

  // Below the wide drawing; the stylesheet hides it with the numbers.
  private static let legend: HTML =
    "<p class=\"note legend\">The numbers count prerequisites from earlier topics.</p>"

  // Each card says in words after which topics it comes, so the drawing is for the eye alone.
  private var drawing: HTML {
    let height = Self.rows * Self.cardHeight + (Self.rows - 1) * Self.gap
    return """
      <svg class="ways" viewBox="0 0 \(Self.columns * 100) \(height)" preserveAspectRatio="none" \
      aria-hidden="true" focusable="false">\(ways.map(way))</svg>
      """
  }

  private func way(_ way: Way) -> HTML {
    let pitch = Self.cardHeight + Self.gap
    let top = (way.start.row - 1) * pitch + Self.cardHeight
    let bottom = (way.end.row - 1) * pitch
    let (left, right) = (way.start.column * 100, way.end.column * 100)
    let middle = (top + bottom) / 2
    return """
      <path\(" class=\"bare\"", if: way.carried == 0) d="M\(left) \(top)C\(left) \(middle) \(right) \(middle) \(right) \(bottom)"/>
      """
  }

  private func card(_ card: Card) -> HTML {
    """
    <li class="card row-\(card.place.row) column-\(card.place.column)\
    \(" follows", if: card.after != nil)\(" done", if: card.total > 0 && card.next == nil)">
    <h2><a href="\(card.path)" data-row>\(card.topic.title)</a></h2>
    \(progress(card))
    \(card.after.map { "<p class=\"after\">\($0)</p>" as HTML })\
    \(card.arriving > 0 ? count(card.arriving) : nil)
    </li>

    """
  }

  // The sentence before it says the same.
  private func count(_ arriving: Int) -> HTML {
    """
    <span class="count" aria-hidden="true" title="\(Self.said(arriving))">\(arriving)</span>
    """
  }

  private func progress(_ card: Card) -> HTML {
    guard card.total > 0 else { return "<p class=\"next\">No problem here yet</p>" }
    let next: HTML =
      card.next.map { row in
        "Next: <a href=\"\(row.path)\">\(row.title)</a>"
      } ?? "\(Icon.check.html)All solved"
    return """
      <p class="bar-line"><progress max="\(card.total)" value="\(card.solved)" \
      aria-label="Solved of \(card.topic.title)"></progress>
      <span>\(card.solved) of \(card.total)<span class="hidden"> solved</span></span></p>
      <p class="next">\(next)</p>
      """
  }
}
