import Domain
import Markup
import SiteKit

extension Plan {
  /// A month as a table; each day with problems leads to its place in the list.
  static func calendar(_ month: Month) -> HTML {
    """
    <section class="card plan-calendar" aria-label="Calendar">
    <div class="plan-month">
    \(way(month.previous, "Previous month", .back))
    <h2>\(month.title)</h2>
    \(way(month.next, "Next month", .next))
    </div>
    <table>
    <thead><tr>\(CivilDate.weekdayNames.map(weekday))</tr></thead>
    <tbody>
    \(month.weeks.map { "<tr>\($0.map(cell))</tr>\n" as HTML })</tbody>
    </table>
    </section>
    """
  }

  private static func way(_ path: SitePath?, _ label: String, _ icon: Icon) -> HTML {
    guard let path else { return "<span class=\"icon-button\"></span>" }
    let key = icon == .back ? "[" : "]"
    return """
      <a class="icon-button" href="\(path)" aria-label="\(label)" title="\(label) (\(key))" \
      aria-keyshortcuts="\(key)">\(icon.html)</a>
      """
  }

  private static func weekday(_ name: String) -> HTML {
    "<th scope=\"col\"><abbr title=\"\(name)\">\(String(name.prefix(2)))</abbr></th>"
  }

  private static func cell(_ cell: Cell) -> HTML {
    guard cell.isInMonth else { return "<td class=\"other\"></td>" }
    let names = [
      cell.isToday ? "today" : nil, cell.isMissed ? "missed" : nil,
      cell.isInterview ? "interview" : nil,
      !cell.marks.isEmpty && cell.marks.allSatisfy(\.self) ? "done" : nil,
    ].compactMap(\.self)
    let attribute: HTML = names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
    return "<td\(attribute)>\(content(cell))</td>"
  }

  private static func content(_ cell: Cell) -> HTML {
    let inside: HTML = """
      <span aria-hidden="true">\(cell.date.parts.day)</span>\(marks(cell))\
      <span class="hidden">\(cell.label)</span>
      """
    guard !cell.marks.isEmpty else { return "<span class=\"plan-date\">\(inside)</span>" }
    return "<a class=\"plan-date\" href=\"#day-\(cell.date.description)\">\(inside)</a>"
  }

  /// A dot for each problem, or their number where there are many.
  private static func marks(_ cell: Cell) -> HTML {
    guard cell.marks.count <= 4 else {
      return "<span class=\"plan-marks\" aria-hidden=\"true\">\(cell.marks.count)</span>"
    }
    let dots = cell.marks.map { "<i\(" class=\"done\"", if: $0)></i>" as HTML }
    return "<span class=\"plan-marks\" aria-hidden=\"true\">\(dots)</span>"
  }
}
