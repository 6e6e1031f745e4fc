import CodingFeature
import Domain
import Markup
import SiteKit

extension Workspace {
  /// The pane with the problem's text and what belongs to it.
  enum TextPane {
    static func html(_ model: Model) -> HTML {
      """
      <section id="pane-text" class="pane\(" shown", if: model.results == nil)" aria-label="Problem">
      <div class="bar">
      <nav class="tabs" aria-label="Problem" data-tabs>
      \(model.tabs.map(tab))</nav>
      <div class="actions">\(expand("pane-text"))</div>
      </div>
      <div class="pane-body">
      \(panel("description", model, description(model)))
      \(panel("editorial", model, editorial(model)))
      \(panel("solutions", model, solutions(model)))
      \(panel("submissions", model, submissions(model.submissions) + Reports.list(model.reports)))
      </div>
      </section>
      """
    }

    private static func tab(_ tab: Model.Tab) -> HTML {
      """
      <a href="\(tab.path)" data-panel="\(tab.name)"\(" aria-current=\"true\"", if: tab.isCurrent)>\
      \(tab.title)</a>

      """
    }

    private static func panel(_ name: String, _ model: Model, _ body: HTML) -> HTML {
      let isCurrent = model.tabs.contains { $0.name == name && $0.isCurrent }
      return """
        <div id="\(name)" class="panel prose" tabindex="-1"\(" hidden", if: !isCurrent)>
        \(body)
        </div>

        """
    }

    private static func description(_ model: Model) -> HTML {
      """
      <p class="meta">\(model.facts.map { "<span>\($0)</span>" as HTML })</p>
      \(Markdown(model.statement).htmlWithoutTitle)\
      \(model.beyondBounds.map { "<p class=\"note beyond\">\($0)</p>" as HTML })\
      \(model.notation.map { "<p class=\"note\">\($0)</p>" as HTML })
      \(model.hints.isEmpty ? nil : hints(model))
      \(model.links.isEmpty ? nil : links(model.links))
      """
    }

    /// The next one is there to be asked for only after the one before is open.
    private static func hints(_ model: Model) -> HTML {
      let items = model.hints.enumerated().map { index, text in
        let help = PageHelp.hint(index + 1)
        return """
          <details class="hint" id="hint-\(index + 1)"\(opening(help, model))>\
          <summary>Hint \(index + 1) <small>of \(model.hints.count)</small></summary>
          \(Markdown(text).html)</details>
          \(plainOpening(help, "Show hint \(index + 1)", model))
          """ as HTML
      }
      return "<div class=\"hints\">\n\(items)</div>"
    }

    /// How a part that helps tells that it was opened; one that was is open.
    static func opening(_ help: PageHelp, _ model: Model) -> HTML {
      let path = SitePath.review(.help(slug: model.slug, help))
      return " data-help=\"\(path)\"\(" open", if: model.opened.contains(help))"
    }

    /// The same without scripts; a stylesheet hides what is not open then.
    static func plainOpening(_ help: PageHelp, _ title: String, _ model: Model) -> HTML? {
      guard !model.opened.contains(help) else { return nil }
      let path = SitePath.review(.help(slug: model.slug, help))
      return """
        <p class="plain-only plain-help"><button type="submit" form="workbench" \
        formaction="\(path)">\(title)</button></p>

        """
    }

    private static func links(_ links: [Model.Link]) -> HTML {
      let items = links.map { link in
        """
        <li>\(PageParts.progressMark(link.status)) <span class="note">\(link.relation)</span> \
        <a href="\(link.path)">\(link.title)</a> \(PageParts.difficulty(link.difficulty))</li>

        """ as HTML
      }
      return "<h2>Related</h2>\n<ul class=\"related\">\n\(items)</ul>"
    }

    private static func solutions(_ model: Model) -> HTML {
      guard !model.programs.isEmpty else {
        return "<div class=\"empty\"><p><strong>No solution is published yet.</strong></p></div>"
      }
      return """
        <details class="reveal" id="show-solutions"\(opening(.solution, model))>\
        <summary>Show the solutions</summary>
        \(model.programs.map { program($0, slug: model.slug) })
        </details>
        \(plainOpening(.solution, "Show the solutions", model))
        """
    }

    private static func program(_ program: Model.Program, slug: String) -> HTML {
      """
      <h2>\(program.title) <small>\(program.language.title)</small></h2>
      \(listing(program))
      \(actions(program, slug: slug))

      """
    }
  }
}
