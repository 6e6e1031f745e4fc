package import Markup

extension PageParts {
  /// What other pages say of cards that are due.
  package static func dueCards(_ words: String) -> HTML {
    """

    <section class="card day-card" id="drill-due" aria-labelledby="drill-due-title">
    <header><h2 id="drill-due-title">\(words)</h2>
    <a href="\(SitePath.drill(.next(DrillFilter(state: .due))))">Answer them</a></header>
    </section>
    """
  }
}
