public import Domain
public import Markup
public import SiteKit

extension TakeHomes {
  /// What a page that follows a check gets for its latest event.
  public static func fragment(
    for snapshot: Snapshot, of takeHome: TakeHome, cards: [DrillCard], context: PageContext
  ) -> Fragment? {
    let standing = Standing(snapshot, last: nil, of: takeHome, cards: cards)
    guard case .underWay(_, let progress) = standing else {
      return Fragment(
        event: "end", html: self.standing(standing, slug: takeHome.slug, context))
    }
    return Fragment(event: "progress", html: self.progress(progress))
  }

  /// The check that a page shows; replaces the element with its id.
  public static func standing(
    _ standing: Standing, slug: String, _ context: PageContext
  ) -> HTML {
    switch standing {
    case .none:
      """
      <section id="takehome-check" class="empty card" tabindex="-1">
      <p><strong>Your score will appear here.</strong></p>
      <p>Enter the folder above; after the first one, a check takes less than a minute.</p>
      </section>

      """
    case .underWay(let id, let progress):
      """
      <section id="takehome-check" class="card takehome-part" tabindex="-1" \
      aria-labelledby="takehome-progress-title" \
      data-check="\(SitePath.takeHomes(.events(slug: slug, id: id)))">
      <h2 id="takehome-progress-title">The check is running</h2>
      \(self.progress(progress))
      <form method="post" data-takehome \
      action="\(SitePath.takeHomes(.stop(slug: slug, id: id)))">\(context.field)
      <button class="quiet" type="submit">\(Icon.stop.html)Stop the check</button></form>
      </section>

      """
    case .failed(let message, let hint):
      """
      <section id="takehome-check" class="card takehome-part" tabindex="-1">
      <p class="trouble" role="alert">\(message) \(hint ?? "")</p>
      </section>

      """
    case .done(let report, let unsaved):
      """
      <section id="takehome-check" class="takehome-report" tabindex="-1" \
      aria-labelledby="takehome-headline">
      \(unsaved.map { "<p class=\"trouble\" role=\"alert\">The report wasn't saved. \($0)</p>\n" })\
      \(self.report(report))
      </section>

      """
    }
  }

  private static func progress(_ progress: Progress) -> HTML {
    """
    <div id="takehome-progress">
    <p role="status">\(progress.sentence)</p>
    <ol class="takehome-stages">
    \(progress.rows.map(row))</ol>
    \(marks(progress.tests))
    </div>

    """
  }

  private static func row(_ row: Progress.Row) -> HTML {
    let isOpen = row.state == .waiting || row.state == .underWay
    return """
      <li class="\(row.state.rawValue)">\(icon(row.state))<span>\(row.title)\
      <span class="hidden">: \(row.word)</span></span>\
      <span class="note">\(isOpen && row.note.isEmpty ? skeleton : "\(row.note)")</span></li>

      """
  }

  private static let skeleton: HTML = "<i class=\"skeleton\"></i>"

  private static func icon(_ state: Progress.Row.State) -> HTML {
    switch state {
    case .waiting: "<i class=\"takehome-dot\"></i>"
    case .underWay: "<i class=\"takehome-dot on\"></i>"
    case .passed: Icon.check.html
    case .failed, .skipped: Icon.dash.html
    }
  }

  private static func marks(_ tests: [Progress.Mark]) -> HTML? {
    guard !tests.isEmpty else { return nil }
    let failed = tests.count { $0.status != .passed }
    let words =
      failed == 0
      ? "\(Measure.count(tests.count, "hidden test")) passed so far"
      : "\(tests.count - failed) of \(Measure.count(tests.count, "hidden test")) passed so far"
    let marks = tests.map { mark -> HTML in
      "<i class=\"\(mark.status.rawValue)\" title=\"\(mark.name)\"></i>"
    }
    return """
      <p class="note">\(words)</p>
      <div class="takehome-marks" aria-hidden="true">\(marks)</div>
      """
  }
}
