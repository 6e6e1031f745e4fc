import Domain
package import Markup
import SiteKit
import TestForge

extension Coding {
  /// What fails, the smallest input first; a search has a line above it, which stays when it ends.
  package static func failure(_ model: Model) -> HTML? {
    guard let failure = model.failure else { return nil }
    return """
      <div class="failure"\(PageParts.attribute("id", model.job.map { "failure-\($0)" }))>
      \(search(model))
      \(table(failure, slug: model.slug, isOpen: true))
      \(model.origin.map { table($0, slug: model.slug, isOpen: false) })\
      \(model.report.map(Reports.link))
      </div>
      """
  }

  private static func search(_ model: Model) -> HTML? {
    switch model.search {
    case nil: nil
    case .underWay:
      """
      <p class="search"\(PageParts.attribute("data-events", model.events?.description))>\
      Looking for a smaller input that fails…</p>
      """
    case .foundNothing: "<p class=\"search\">No smaller failing input was found.</p>"
    case .found: "<p class=\"search\">A smaller input fails in the same way.</p>"
    }
  }
}

extension Counterexample {
  /// How much smaller it is than the first failing case, in words.
  func sizes(in problem: Problem) -> String {
    let size = inputSize(input, of: problem)
    return size == shrunkFrom
      ? "Of the same size as the first failing case, with simpler values."
      : "Size \(size); the first failing case has size \(shrunkFrom)."
  }
}
