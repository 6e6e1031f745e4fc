import Markup
import RoundsDomain
import RoundsPresentation

extension RoundsLive {
  // MARK: Statistics

  private struct StatisticsFacts: Hashable {
    var page: StatisticsPage
    var isLoading: Bool
    var error: String?
  }

  func statisticsNode(in frame: LiveFrame) -> LiveNode {
    let facts = StatisticsFacts(
      page: StatisticsPage(list?.rounds ?? [], display: display),
      isLoading: list?.isLoading == true, error: list?.errorMessage)
    return LiveNode("statistics", attributes: " class=\"rounds-statistics\"", of: facts) {
      if let error = facts.error {
        return Self.failure("Your rounds couldn't be loaded", error, in: frame)
      }
      if let message = facts.page.emptyMessage {
        return facts.isLoading
          ? "<p class=\"app-status\" role=\"status\">Rounds are loading…</p>"
          : "<div class=\"app-notice\"><h2>Nothing to count</h2><p>\(message)</p></div>"
      }
      return "\(facts.page.sections.map { Self.section($0, in: frame) })"
    }
  }

  private static func section(_ section: StatisticsPage.Section, in frame: LiveFrame) -> HTML {
    let best = section.best
    return """
      <section class="app-card" id="distance-\(section.id)"><h2>\(section.distance)</h2>
      <p class="note">\(section.rounds), \(section.average)</p>
      <p class="rounds-score"><strong>\(best.score)</strong> <a href="\(frame.link(best.route.path))" \
      data-live-open="\(best.route.path)">Personal best</a> \
      <span class="note">\(best.perArrow) an arrow, \(best.date)</span></p>
      \(drawing(section.plot))
      </section>
      """
  }

  /// Of a longer course only the line and the best have room.
  private static let mostDots = 400
  private static let plotSize = (width: 600.0, height: 160.0, inset: 8.0)

  private static func drawing(_ plot: ScorePlot) -> HTML {
    let size = plotSize
    func place(_ point: ScorePlot.Point) -> (x: String, y: String) {
      let x = size.inset + point.x * (size.width - 2 * size.inset)
      let y = size.inset + (1 - point.y) * (size.height - 2 * size.inset)
      return (String((x * 10).rounded() / 10), String((y * 10).rounded() / 10))
    }
    let places = plot.points.map(place)
    let course = places.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    let isLong = plot.points.count > mostDots
    let dotted = zip(plot.points, places).filter { !isLong || $0.0.isBest }
    let dots = dotted.map { point, place -> HTML in
      """
      <circle cx="\(place.x)" cy="\(place.y)" r="\(point.isBest ? 6 : 4)"\
      \(" class=\"best\"", if: point.isBest)><title>\(point.label)</title></circle>
      """
    }
    return """
      <figure class="app-line rounds-plot">\
      <div><span>\(plot.highest)</span><span>\(plot.lowest)</span></div>\
      <svg viewBox="0 0 600 160" role="img" aria-label="\(plot.summary)">\
      <path d="M0 8H600M0 152H600"/><polyline points="\(course)"/>\(dots)</svg>\
      <figcaption><span>\(plot.first)</span><span>points an arrow</span><span>\(plot.last)</span></figcaption></figure>
      """
  }

  // MARK: Settings

  func settingsNode(in frame: LiveFrame) -> LiveNode {
    let (kept, error) = (settings.settings, settings.errorMessage)
    let stamp = [kept.units.rawValue, kept.sortsEnds ? "on" : "off", error ?? ""]
    return LiveNode("settings", tag: "section", attributes: " class=\"app-card\"", of: stamp) {
      let units = DistanceUnit.allCases.map { unit -> HTML in
        """
        <button name="value" value="\(unit.rawValue)" id="unit-\(unit.rawValue)" \
        aria-pressed="\(unit == kept.units ? "true" : "false")">\(unit == .metres ? "Metres" : "Yards")</button>
        """
      }
      return """
        <h1>Settings</h1>
        \(error.map { "<p class=\"trouble\" role=\"alert\">\($0)</p>" as HTML })
        \(frame.form("units", """
        <div class="app-switch"><div><h2>Distances</h2><p>How they are shown everywhere.</p></div>\
        <div class="rounds-choice">\(units)</div></div>
        """))
        \(frame.form("sort", """
        <div class="app-switch"><div><h2 id="sort-title">Best arrow first</h2>\
        <p>A finished end is sorted, as on a score sheet.</p></div>
        <button name="value" value="\(kept.sortsEnds ? "off" : "on")" role="switch" id="sort" \
        aria-checked="\(kept.sortsEnds ? "true" : "false")" aria-labelledby="sort-title">\
        <span>\(kept.sortsEnds ? "On" : "Off")</span></button></div>
        """))
        """
    }
  }

  // MARK: In and out

  func exchangeNodes(in frame: LiveFrame) -> [LiveNode] {
    let result = imported
    return [
      LiveNode("export", tag: "section", attributes: " class=\"app-card\"", of: true) {
        """
        <h1>Export</h1><p>All rounds as comma-separated text, one per line, for a spreadsheet or a friend.</p>
        <p class="rounds-actions"><a class="button" href="\(frame.file(RoundsHost.fileName))" \
        download="\(RoundsHost.fileName)">\(Icon.download.html)Download \(RoundsHost.fileName)</a></p>
        """
      },
      // What stands in the field stays there: it never changes.
      LiveNode("import", tag: "section", attributes: " class=\"app-card\"", of: true) {
        """
        <h2>Import</h2>\
        <p>The first line names the columns; name, date, distance_m and status are needed. A round with an existing \
        number replaces that round.</p>
        \(frame.form("import", """
        <label for="import-text">Rounds as text</label>\
        <textarea id="import-text" name="value" rows="6" spellcheck="false" required \
        placeholder="name,date,distance_m,status&#10;Club evening,2025-11-23,18,PLANNED"></textarea>\
        <p class="rounds-actions"><input id="import-file" type="file" accept=".csv,text/csv,text/plain" \
        aria-label="A file to read into the field" data-fill="import-text" class="scripted-only">\
        <button class="primary">Take these rounds</button></p>
        """))
        """
      },
      LiveNode("imported", attributes: " role=\"status\"", of: result) {
        result.map(Self.result) ?? .empty
      },
    ]
  }

  private static func result(_ result: Import) -> HTML {
    let taken =
      result.taken == 1 ? "1 round was imported." : "\(result.taken) rounds were imported."
    let lines = result.problems.prefix(20).map { "<li>\($0)</li>" as HTML }
    let more = result.problems.count - lines.count
    return """
      <div class="app-card"><p><strong>\(taken)</strong></p>\
      \(lines.isEmpty ? nil : "<ul class=\"trouble\">\(Array(lines))</ul>")\
      \(more > 0 ? "<p class=\"note\">And \(more) more lines.</p>" : nil)</div>
      """
  }
}
