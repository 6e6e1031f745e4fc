import Domain
import Markup
import SiteKit

extension TakeHomes {
  private static func comparison(with reference: HTML) -> HTML {
    " Compare your answer with the \(reference), and read its notes."
  }

  /// What cost points, once a cause, with the ways to fix it.
  static func findings(_ report: Report) -> HTML {
    guard !report.findings.isEmpty else {
      return """
        <div class="card takehome-part"><p>No points were lost.\
        \(report.hasLinks ? live(report.slug, "live reference").map(comparison) : nil)</p></div>
        """
    }
    return """
      <div class="card takehome-part">
      <h3>What cost points</h3>
      <ul class="takehome-lost">
      \(report.findings.map { finding($0, slug: report.hasLinks ? report.slug : nil) })</ul>
      </div>
      """
  }

  /// A nil slug: without links.
  private static func finding(_ finding: Report.Finding, slug: String?) -> HTML {
    let cards = finding.cards.map { card -> HTML in
      slug == nil
        ? "\(card.question)"
        : "<a href=\"\(SitePath.drill(.card(id: card.id, DrillView())))\">\(card.question)</a>"
    }
    return """
      <li><span class="points">\(finding.points)</span><div><p><strong>\(finding.title)</strong> \
      <span class="note">\(finding.area)</span></p>
      \(finding.reasons.map { "<p class=\"reason\">\($0)</p>\n" as HTML })\
      \(lines(finding.lines))\
      \(finding.asked.map { quote($0, slug: slug) })\
      \(trials(finding))\
      \(finding.asked.map(help))\
      \(cards.isEmpty ? nil : "<p class=\"ways\">\(cards.map { "<span>\($0)</span> " as HTML })</p>" as HTML)\
      </div></li>

      """
  }

  private static func lines(_ lines: [String]) -> HTML? {
    lines.isEmpty ? nil : "<ul>\n\(lines.map { "<li>\($0)</li>\n" as HTML })</ul>\n"
  }

  private static func quote(_ asked: GradeReport.Finding.Asked, slug: String?) -> HTML {
    let words = "\(asked.requirement) in the brief"
    let link: HTML =
      slug.map { slug in
        """
        <a href="\(SitePath.takeHomes(.project(slug: slug)))#\(asked.requirement)">\(words)</a>
        """
      } ?? "\(words)"
    guard let brief = asked.brief else { return "<p class=\"ways\"><span>\(link)</span></p>\n" }
    return """
      <blockquote>\(Markdown(brief, hasLinks: slug != nil).html)\
      <p class="note">\(link)</p></blockquote>

      """
  }

  private static func trials(_ finding: Report.Finding) -> HTML? {
    guard !finding.trials.isEmpty else { return nil }
    let rows = finding.trials.map { trial -> HTML in
      let more: HTML? =
        trial.more > 0
        ? " <span class=\"note\">\(Measure.count(trial.more, "more test")) with it</span>" : nil
      return """
        <dt>\(trial.tried)</dt><dd class="reason">\(trial.came)\(more)</dd>

        """
    }
    return """
      <dl class="takehome-trials">
      \(rows)</dl>
      \(finding.more.map { "<p class=\"note\">\($0)</p>\n" as HTML })
      """
  }

  private static func help(_ asked: GradeReport.Finding.Asked) -> HTML {
    let tryout = asked.tryout.map { text -> HTML in
      """
      <details><summary>Your own test to show it</summary>
      <pre tabindex="0"><code>\(text)</code></pre></details>

      """
    }
    return """
      \(asked.question.map { "<p><em>Think about:</em> \($0)</p>\n" as HTML })\(tryout)
      """
  }

  /// What a reviewer would say beside the points.
  static func notes(_ report: Report) -> HTML? {
    guard !report.notes.isEmpty else { return nil }
    let rows = report.notes.map { note -> HTML in
      """
      <li><p><strong>\(note.title)</strong> \
      <span class="note">\(note.weight), \(note.level)</span></p>
      <p>\(note.advice)</p>
      \(lines(note.places))</li>

      """
    }
    return """
      <div class="card takehome-part">
      <h3>Besides the points</h3>
      <p class="note">What a reviewer would say. None of it costs a point.</p>
      <ul class="takehome-notes">
      \(rows)</ul>
      </div>
      """
  }
}
