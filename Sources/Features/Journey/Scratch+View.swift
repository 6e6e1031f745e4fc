import Domain
public import Markup
import SiteKit

extension Scratch {
  /// The whole page: a program, its input, and the player below.
  public static func html(_ model: Model, _ context: PageContext) -> HTML {
    Shell.page(
      title: "Journey", section: .journey, context: context, scripts: ["scratch"],
      styles: ["results", "editor", "journey-page", "journey"], head: refresh(model),
      body: """
        <div class="scratch">
        <header class="page-head">
        <h1>Journey</h1>
        <p>Run your own program and watch its data move, step by step, forward and back.</p>
        </header>
        \(form(model, context))
        \(model.journey.map(Journey.report) ?? idle)
        \(Journey.stage)
        </div>
        \(Journey.templates)
        """)
  }

  // Without scripts a page with a run under way asks again by itself.
  private static func refresh(_ model: Model) -> HTML {
    guard model.journey?.isUnderWay == true else { return .empty }
    return "<noscript><meta http-equiv=\"refresh\" content=\"1\"></noscript>"
  }

  private static func form(_ model: Model, _ context: PageContext) -> HTML {
    """
    <form id="workbench" class="card scratch-form" method="post" \
    action="\(SitePath.journey(JourneyView()))" \
    data-language="\(model.language.rawValue)"\(" data-of-job", if: model.isOfJob)>
    \(context.field)
    <input type="hidden" name="language" value="\(model.language.rawValue)">
    <div class="bar">
    \(PageParts.languageMenu(model.languages, current: model.language))
    <p class="note kept">Kept in this browser only.</p>
    <div class="actions">
    <label class="button quiet trace-file" title="Shows a file that focus trace -o run.djt wrote">Open a trace…
    <input class="hidden" type="file" id="trace-file" accept=".djt" aria-label="Open a trace"></label>
    <button class="primary" type="submit" data-fragment="trace" aria-keyshortcuts="Control+Enter" \
    title="Run and record (Ctrl+Enter)">\(Icon.play.html)Run &amp; trace</button>
    </div>
    </div>
    <div class="editor" data-editor>
    <textarea id="source" name="source" aria-label="Your program" spellcheck="false" \
    autocapitalize="off" autocomplete="off" wrap="off">
    \(model.source)</textarea>
    </div>
    <p class="editor-missing note">The full editor isn't installed, so this is a plain field. \
    ./focus serve fetches it when there is a network.</p>
    <p id="editor-help" class="hidden">Tab indents. To leave the editor press Escape, then Tab.</p>
    <div class="scratch-input">
    <label for="input">Input <span class="note">What the program reads from standard input.</span></label>
    <textarea id="input" name="input" rows="2" spellcheck="false" autocapitalize="off">
    \(model.input)</textarea>
    </div>
    </form>

    """
  }

  private static let idle: HTML = """
    <section id="journey-report" aria-label="Recording" data-state="none">
    <div class="empty"><p><strong>Your program's journey will appear here.</strong></p>
    <p>Run &amp; trace records every statement. Then go through it step by step, forward and back.</p></div>
    </section>

    """
}
