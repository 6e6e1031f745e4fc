import Domain
package import Markup
import SiteKit

extension Coding {
  /// LeetCode's part of a submission; a script exchanges it as it gets on.
  package static func official(_ model: Model) -> HTML? {
    guard let official = model.official else { return nil }
    return """
      <section class="official \(official.tone.rawValue)"\
      \(PageParts.attribute("id", model.job.map { "official-\($0)" })) aria-label="LeetCode"\
      \(PageParts.attribute("data-events", official.isUnderWay ? model.events?.description : nil))>
      <h3>\(official.headline)</h3>
      \(official.lines.map { "<p>\($0)</p>\n" as HTML })\
      \(official.isUnderWay ? model.job.map(stopWaiting) : nil)\
      \(facts(official))\
      \(official.diagnostics.isEmpty ? nil : PageParts.diagnostics(official.diagnostics))\
      \(official.failure.map { table($0, slug: model.slug, isOpen: true) })
      </section>

      """
  }

  private static func facts(_ official: Model.Official) -> HTML? {
    guard !official.facts.isEmpty else { return nil }
    let facts = official.facts.map {
      "<div><dt>\($0.label)</dt><dd>\($0.text)</dd></div>\n" as HTML
    }
    return "<dl class=\"facts\">\n\(facts)</dl>\n"
  }

  /// Ends the waiting alone: what was judged here is kept by then.
  private static func stopWaiting(job: String) -> HTML {
    """
    <p><button class="quiet" type="submit" form="workbench" data-fragment="cancel" \
    formaction="\(SitePath.cancelJob(id: job))">\(Icon.stop.html)Stop waiting</button></p>

    """
  }

  /// The same for the terminal.
  public static func text(_ official: Model.Official) -> String {
    var lines = [official.headline] + official.lines
    lines += official.diagnostics.map(text)
    lines += official.facts.map { "\($0.label): \($0.text)" }
    if let failure = official.failure { lines += ["", text(failure)] }
    return lines.joined(separator: "\n")
  }
}
