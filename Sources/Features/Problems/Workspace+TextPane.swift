import Domain
import Markup

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
      \(panel("submissions", model, submissions(model.submissions)))
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
      \(Markdown(model.statement).htmlWithoutTitle)
      \(model.hints.enumerated().map(hint))
      \(model.links.isEmpty ? nil : links(model.links))
      """
    }

    private static func hint(_ index: Int, _ text: String) -> HTML {
      """
      <details class="hint"><summary>Hint \(index + 1)</summary>
      \(Markdown(text).html)</details>

      """
    }

    private static func links(_ links: [Model.Link]) -> HTML {
      let items = links.map { link in
        "<li>\(link.relation): <a href=\"\(link.path)\">\(link.title)</a></li>\n" as HTML
      }
      return "<h2>Related</h2>\n<ul>\n\(items)</ul>"
    }

    private static func editorial(_ model: Model) -> HTML {
      """
      <details class="reveal"><summary>Show the editorial</summary>
      \(EditorialText(model).html)
      </details>
      """
    }

    /// Has a solution recorded on the input that is chosen beside the journey.
    static func traceButton(_ approach: Model.Approach, _ words: String, slug: String) -> HTML {
      """
      <button class="quiet" type="submit" form="workbench" name="solution" \
      value="\(approach.name)" formaction="\(SitePath.trace(slug: slug))" data-fragment="trace">\
      \(Icon.journey.html)\(words)</button>

      """
    }

    private static func solutions(_ model: Model) -> HTML {
      guard !model.approaches.isEmpty else {
        return "<div class=\"empty\"><p><strong>No solution is published yet.</strong></p></div>"
      }
      return """
        <details class="reveal"><summary>Show the solutions</summary>
        \(model.approaches.map { approach($0, slug: model.slug) })
        </details>
        """
    }

    private static func approach(_ approach: Model.Approach, slug: String) -> HTML {
      """
      <h2>\(approach.title) <small>\(approach.language.title)</small></h2>
      <pre tabindex="0"><code class="language-\(approach.language.rawValue)">\
      \(approach.source)</code></pre>
      <p>\(traceButton(approach, "Trace it", slug: slug))</p>

      """
    }
  }
}
