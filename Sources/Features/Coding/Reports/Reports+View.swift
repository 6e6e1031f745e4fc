public import Domain
public import Markup
import SiteKit

extension Reports {
  /// The form that reports a test, for a script: it opens over the page.
  public static func form(_ model: FormModel, _ context: PageContext) -> HTML {
    sheet(title: formTitle, fields(model, context))
  }

  /// The same as a page.
  public static func formPage(_ model: FormModel, _ context: PageContext) -> HTML {
    page(title: formTitle, slug: model.slug, fields(model, context), context)
  }

  /// What came of a report, for a script.
  public static func outcome(_ model: Model, _ context: PageContext) -> HTML {
    sheet(title: model.headline, details(model, context))
  }

  /// The same as a page.
  public static func outcomePage(_ model: Model, _ context: PageContext) -> HTML {
    page(title: model.headline, slug: model.slug, details(model, context), context)
  }

  /// Why nothing came of it, in the place of the form.
  public static func trouble(_ error: any UserFacingError) -> HTML {
    sheet(title: "The report wasn't made", "<p role=\"alert\">\(error.description)</p>")
  }

  /// The reports of a problem's tests, newest first; empty, it only keeps the place.
  public static func list(_ models: [Model]) -> HTML {
    guard !models.isEmpty else { return "<section id=\"reports\" hidden></section>\n" }
    return """
      <section id="reports" aria-labelledby="reports-title">
      <h2 id="reports-title">Reported tests</h2>
      <ul class="submissions">
      \(models.reversed().map(row))</ul>
      </section>

      """
  }

  /// The way from a failing hidden test to its report.
  static func link(_ path: SitePath) -> HTML {
    """
    <p class="report"><a href="\(path)" data-fragment="report">This test is wrong…</a></p>
    """
  }

  /// Where a script puts the forms.
  package static let dialog: HTML = "<dialog id=\"test-report\" class=\"sheet\"></dialog>\n"

  private static let formTitle = "This test is wrong"

  private static func sheet(title: String, _ body: HTML) -> HTML {
    """
    <dialog id="test-report" class="sheet" aria-labelledby="test-report-title" data-modal>
    <h2 id="test-report-title">\(title)</h2>
    \(body)
    <p><button class="quiet" type="button" data-close>Close</button></p>
    </dialog>

    """
  }

  private static func page(
    title: String, slug: String, _ body: HTML, _ context: PageContext
  ) -> HTML {
    let back = SitePath.problem(slug: slug, ProblemView(tab: .submissions))
    return Shell.page(
      title: title, section: .problems, context: context, scripts: ["attempt"],
      styles: ["dialogs"],
      body: """
        <header class="page-head">
        <p><a href="\(back)">\(Icon.back.html)Back to the problem</a></p>
        <h1>\(title)</h1>
        </header>
        <div class="card sheet-body">
        \(body)
        </div>
        """)
  }

  private static func fields(_ model: FormModel, _ context: PageContext) -> HTML {
    """
    <p>\(model.words)</p>
    \(table(model.input))
    <form class="report-form" method="post" action="\(model.action)" data-report \
    data-patience="120000">
    \(context.field)
    <label for="report-reason">What is wrong with it?</label>
    <textarea id="report-reason" name="reason" rows="3" maxlength="\(longestReason)" required \
    autofocus aria-describedby="report-advice"\
    \(" aria-invalid=\"true\" aria-errormessage=\"report-trouble\"", if: model.trouble != nil)>
    \(model.typed)</textarea>
    \(model.trouble.map { "<p id=\"report-trouble\" class=\"trouble\" role=\"alert\">\($0)</p>" as HTML })
    <p id="report-advice" class="note">At most \(longestReason) characters. Both references judge the \
    input again, which takes some seconds. The test is left out if they disagree or if its input \
    breaks a constraint; otherwise you decide.</p>
    <p><button class="primary" type="submit">Have it judged again</button>
    <span class="waiting" role="status"></span></p>
    </form>
    """
  }

  private static func details(_ model: Model, _ context: PageContext) -> HTML {
    """
    <p class="report-mark \(model.tone.rawValue)">\(model.title), reported \
    \(PageParts.time(model.madeAt)): <q>\(model.reason)</q></p>
    \(model.sentences.map { "<p>\($0)</p>\n" as HTML })
    \(table(model.input))
    \(model.canInsist ? insistence(model, context) : nil)
    \(model.leavesOut ? withdrawal(model, context) : nil)
    """
  }

  private static func insistence(_ model: Model, _ context: PageContext) -> HTML {
    """
    <form class="report-form" method="post" \
    action="\(SitePath.insist(slug: model.slug, report: model.id))" data-report>
    \(context.field)
    <label class="sure"><input type="checkbox" name="sure" value="yes" required> \
    <span>Leave this test out anyway. Every verdict will say that I left it \
    out.</span></label>
    <p><button type="submit">Exclude it anyway</button></p>
    </form>
    """
  }

  private static func withdrawal(_ model: Model, _ context: PageContext) -> HTML {
    """
    <form class="report-form" method="post" \
    action="\(SitePath.withdraw(slug: model.slug, report: model.id))" data-report>
    \(context.field)
    <p><button type="submit">\(Icon.undo.html)Count it again</button></p>
    </form>
    """
  }

  private static func table(_ fields: [Field]) -> HTML? {
    guard !fields.isEmpty else { return nil }
    return "<table class=\"fields\">\n\(fields.map { PageParts.row($0) })</table>"
  }

  private static func row(_ model: Model) -> HTML {
    let path = SitePath.report(slug: model.slug, id: model.id)
    let withdrawal = SitePath.withdraw(slug: model.slug, report: model.id)
    let button: HTML? =
      model.leavesOut
      ? """
      <button class="quiet" type="submit" form="workbench" formaction="\(withdrawal)" \
      data-fragment="report">\(Icon.undo.html)Count it again</button>
      """ : nil
    return """
      <li id="report-\(model.id)"><a href="\(path)" data-fragment="report">\
      <strong class="\(model.tone.rawValue)">\(model.headline)</strong>
      <span>\(model.title) · \(model.reason)</span>
      \(PageParts.time(model.madeAt))</a>
      \(button)</li>

      """
  }
}

// MARK: - The terminal

extension Reports {
  /// One report for the terminal.
  public static func text(_ model: Model) -> String {
    let input = model.input.map { "  \($0.label)  \($0.text)" }
    return
      (["\(model.headline): report \(model.id), \(model.slug), \(model.title.lowercased())"]
      + ["  “\(model.reason)”"] + model.sentences.map { "  \($0)" } + input)
      .joined(separator: "\n") + "\n"
  }

  /// All reports for the terminal.
  public static func text(_ models: [Model]) -> String {
    models.isEmpty ? "You haven't reported any tests.\n" : models.map(text).joined(separator: "\n")
  }

  /// How a failing hidden test is reported from the terminal; nil when there is none.
  public static func advice(on verdict: Verdict) -> String? {
    guard let failure = verdict.firstFailure, failure.isReportable else { return nil }
    let number = failure.index + 1
    return """
      If you think that case \(number) itself is wrong, have both references judge it again:
      focus reports add \(verdict.slug) --case \(number) --reason TEXT

      """
  }
}
