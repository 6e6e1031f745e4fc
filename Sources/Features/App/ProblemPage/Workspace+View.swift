import CodingFeature
import Domain
import JourneyFeature
public import Markup
import OnlineFeature
import SiteKit

extension Workspace {
  /// The whole page: the problem's text, the code, and cases and results.
  public static func html(_ model: Model, _ context: PageContext) -> HTML {
    Shell.page(
      title: model.title, section: .problems, context: context, layout: .workspace,
      scripts: ["workspace"], styles: styles, head: refresh(model),
      body: """
        \(header(model))
        <div id="panes" class="panes" data-panes>
        \(TextPane.html(model))
        <div class="divider" role="separator" tabindex="0" aria-orientation="vertical" \
        aria-label="Width of the problem" data-divider="columns"></div>
        \(codePane(model, context))
        <div class="divider" role="separator" tabindex="0" aria-orientation="horizontal" \
        aria-label="Height of the code" data-divider="rows"></div>
        \(resultsPane(model))
        </div>
        <p id="announcer" class="hidden" role="status"></p>
        \(dialogs)
        \(lostJob(model))
        \(Journey.templates)
        """)
  }

  /// In the order of the cascade.
  private static let styles = [
    "prose", "results", "dialogs", "workspace", "editor", "journey-page", "journey", "review",
    "advice",
  ]

  // Without scripts a page with a run under way asks again by itself.
  private static func refresh(_ model: Model) -> HTML {
    guard model.results?.events != nil || model.journey?.isUnderWay == true else { return .empty }
    return "<noscript><meta http-equiv=\"refresh\" content=\"1\"></noscript>"
  }

  private static func header(_ model: Model) -> HTML {
    """
    <header class="bar workspace-head">
    <h1>\(model.title)</h1>
    \(PageParts.difficulty(model.difficulty))
    \(actions(model))
    </header>
    <nav class="pane-switch" aria-label="Parts of the page">
    <a href="#pane-text" data-pane="pane-text">Problem</a>
    <a href="#pane-code" data-pane="pane-code">Code</a>
    <a href="#pane-results" data-pane="pane-results">Results</a>
    </nav>
    """
  }

  private static func codePane(_ model: Model, _ context: PageContext) -> HTML {
    """
    <section id="pane-code" class="pane" aria-label="Code">
    <form id="workbench" method="post" action="\(SitePath.run(slug: model.slug))" \
    data-slug="\(model.slug)" data-language="\(model.language.rawValue)" \
    data-drafts="\(SitePath.drafts(slug: model.slug, model.language))"\
    \(PageParts.attribute("data-diagnose", checks(model)?.description))>
    \(context.field)
    <input type="hidden" name="language" value="\(model.language.rawValue)">
    <div class="bar">
    \(PageParts.languageMenu(model.languages, current: model.language))
    \(draftState(model.saved))
    <div class="actions">
    <a class="icon-button" href="\(SitePath.drafts(slug: model.slug, model.language))" \
    data-fragment="draft" title="Earlier versions">\(Icon.history.html)\
    <span class="hidden">Earlier versions</span></a>
    <button class="icon-button" type="submit" data-fragment="draft" \
    formaction="\(SitePath.resetDraft(slug: model.slug, model.language))" \
    title="Back to the starter">\(Icon.undo.html)\
    <span class="hidden">Back to the starter</span></button>
    \(expand("pane-code"))
    </div>
    </div>
    \(model.obstacle.map(obstacle))<div class="editor" data-editor>
    \(draftFields(source: model.source, revision: model.revision))
    </div>
    <p class="editor-missing note">The full editor isn't installed, so this is a plain field. \
    ./focus serve fetches it when there is a network.</p>
    <p id="editor-help" class="hidden">Tab indents. To leave the editor press Escape, then Tab.</p>
    \(checks(model).map { _ in checksBar })<p class="plain-only save"><button type="submit" \
    formaction="\(SitePath.drafts(slug: model.slug, model.language))">Save</button></p>
    </form>
    </section>
    """
  }

  // Where the code is sent while one types; nowhere when nothing can be said of it.
  private static func checks(_ model: Model) -> SitePath? {
    model.obstacle == nil ? .diagnose(slug: model.slug, model.language) : nil
  }

  // The script fills in what was found, and says it once the learner pauses.
  private static let checksBar: HTML = """
    <div class="checks">
    <label><input id="check" type="checkbox" checked>Check while typing</label>
    <button id="check-summary" class="link" type="button" title="Go to the first" hidden></button>
    <span id="check-announcer" class="hidden" role="status"></span>
    </div>

    """

  static func expand(_ pane: StaticString) -> HTML {
    """
    <button class="icon-button expand" type="button" data-expand="\(pane, if: true)" \
    aria-pressed="false" title="Fill the page">\(Icon.expand.html)\
    <span class="hidden">Fill the page</span></button>
    """
  }

  private static func resultsPane(_ model: Model) -> HTML {
    """
    <section id="pane-results" class="pane\(" shown", if: first(model) != "cases")" \
    aria-label="Cases and results" data-first="\(first(model))">
    <div class="bar">
    <nav class="tabs" aria-label="Cases and results" data-tabs>
    <a href="#cases" data-panel="cases"\(current("cases", model))>Cases</a>
    <a href="#result" data-panel="result"\(current("result", model))>Result</a>
    <a href="#console" data-panel="console">Console</a>
    <a href="#journey" data-panel="journey"\(current("journey", model))>Journey</a>
    <a href="#debug" data-panel="debug">Debug</a>
    \(model.hasAdvice ? adviceTab : nil)</nav>
    <div class="actions">\(expand("pane-results"))</div>
    </div>
    <div class="pane-body">
    \(model.results.map { Coding.results($0) + cases(model) } ?? cases(model) + idle)
    \(journey(model))\(model.hasAdvice ? Advice.panel(slug: model.slug) : nil)
    </div>
    </section>
    """
  }

  private static let adviceTab: HTML = "<a href=\"#advice\" data-panel=\"advice\">AI</a>\n"

  /// What of the pane is open at first.
  private static func first(_ model: Model) -> String {
    model.journey != nil ? "journey" : model.results != nil ? "result" : "cases"
  }

  private static func current(_ panel: String, _ model: Model) -> HTML? {
    first(model) == panel ? " aria-current=\"true\"" : nil
  }

  private static func cases(_ model: Model) -> HTML {
    """
    <div id="cases" class="panel" tabindex="-1">
    \(model.examples.map { Coding.table($0, slug: model.slug, isOpen: true) })
    \(ownCases(model.ownCases))
    </div>

    """
  }

  private static let idle: HTML = """
    <section id="results" aria-label="Results">
    <div id="result" class="panel" tabindex="-1"><div class="empty">
    <p><strong>Your verdict will appear here.</strong></p>
    <p>Run tries the visible cases and your own (Ctrl+Enter). Submit tries every case \
    (Ctrl+Shift+Enter).</p></div></div>
    <div id="console" class="panel" tabindex="-1">
    \(Coding.nothingPrinted)
    </div>
    <div id="debug" class="panel" tabindex="-1">
    \(Coding.noFigures)
    </div>
    </section>
    """

  // What a script shows when a run has ended without it, or no server answers.
  private static func lostJob(_ model: Model) -> HTML {
    let error = CodingError.unknownJob
    let lost = Coding.Model(slug: model.slug, message: error.message, hint: error.hint)
    let offline = Coding.Model(
      slug: model.slug, message: "The server didn't respond.",
      hint: "Your code is safe. Check that focus serve is still running, then try again.")
    return """
      <template id="job-starting">\(Coding.results(.starting(slug: model.slug)))</template>
      <template id="job-lost">\(Coding.results(lost))</template>
      <template id="server-lost">\(Coding.results(offline))</template>
      """
  }
}
