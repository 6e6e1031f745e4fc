import Domain
public import Markup
package import SiteKit

extension Coding {
  /// The results pane of a run or submission, as a page shows it and a script inserts it.
  public static func results(_ model: Model) -> HTML {
    """
    <section id="results" aria-label="Results"\
    \(" aria-busy=\"true\"", if: model.isUnderWay && model.job == nil)\
    \(PageParts.attribute("data-events", model.isUnderWay ? model.events?.description : nil))>
    <div id="result" class="panel" tabindex="-1">
    \(verdict(model))
    \(model.isUnderWay ? model.job.map(running) : keeping(model))\(official(model))
    \(marks(model))\(exclusions(model))
    \(evidence(model))\(review(model))
    \(model.diagnostics.isEmpty ? nil : PageParts.diagnostics(model.diagnostics))
    \(failure(model))\(growth(model))
    \(otherCases(model))
    </div>
    <div id="console" class="panel" tabindex="-1">
    \(console(model))
    </div>
    <div id="debug" class="panel" tabindex="-1">
    \(debug(model))
    </div>
    <script type="application/json" id="diagnostics">\
    \(json: .array(model.diagnostics.map(\.value)))</script>
    </section>

    """
  }

  private static func verdict(_ model: Model) -> HTML {
    """
    <div class="verdict \(model.tone.rawValue)">
    <h2>\(model.headline)</h2>
    \(paragraph(model.summary))
    \(model.hint.flatMap(paragraph))
    </div>
    """
  }

  private static func paragraph(_ text: String) -> HTML? { text.isEmpty ? nil : "<p>\(text)</p>" }

  private static func running(job: String) -> HTML {
    """
    <div class="running">
    <p class="elapsed" data-elapsed aria-hidden="true"></p>
    <button class="quiet" type="submit" form="workbench" data-fragment="cancel" \
    formaction="\(SitePath.cancelJob(id: job))">\(Icon.stop.html)Cancel</button>
    </div>
    <p class="lost">The server isn't responding. Your code is safe; trying again…</p>
    """
  }

  /// How it stands with a verdict that is not kept; a script exchanges it and shows one of the words.
  package static func keeping(_ model: Model) -> HTML? {
    guard let job = model.job, let keeping = model.keeping else { return nil }
    switch keeping {
    case .underWay:
      return """
        <p id="keeping-\(job)" class="keeping"\(PageParts.attribute("data-events", model.events?.description))>
        <span class="saving">Saving…</span>
        <span class="lost">The server isn't responding, so this may not have been saved. \
        Reload the page and look under Submissions.</span>
        </p>
        """
    case .failed(let message, let hint):
      return """
        <div id="keeping-\(job)" class="obstacle" role="alert">
        <p><strong>This wasn't saved under Submissions.</strong> \(message) \(hint ?? "")</p>
        </div>
        """
    }
  }

  /// The review comes once the verdict is kept.
  private static func review(_ model: Model) -> HTML? {
    model.review.map { model.keeping == nil ? reviewPanel(at: $0) : reviewPlace }
  }

  /// What takes the place of ``keeping(_:)`` in the end.
  package static func kept(job: String) -> HTML { "<p id=\"keeping-\(job)\" hidden></p>" }

  /// What is going on; replaced as it changes.
  package static func status(_ text: String) -> HTML {
    "<p id=\"job-status\">\(text)</p>\n"
  }

  /// The row of marks, one for each case.
  package static func marks(_ model: Model) -> HTML {
    """
    \(model.isUnderWay ? status(model.status) : nil)
    \(model.marks.isEmpty ? noMarks(model) : row(model.marks))
    """
  }

  private static func row(_ marks: [Model.Mark]) -> HTML {
    """
    <ol id="marks" class="marks" aria-label="Cases">
    \(marks.map(mark))</ol>
    """
  }

  private static func noMarks(_ model: Model) -> HTML? {
    model.isUnderWay ? "<div id=\"marks\" class=\"skeleton\" aria-hidden=\"true\"></div>" : nil
  }

  /// One mark; replaced when its case is judged.
  package static func mark(_ mark: Model.Mark) -> HTML {
    let sign =
      switch mark.tone {
      case _ where mark.isLeftOut: "○"
      case .good: "✓"
      case .bad: "✗"
      case .caution: "!"
      case .calm: "·"
      }
    return """
      <li id="mark-\(mark.index)" class="mark \(mark.tone.rawValue)\(" out", if: mark.isLeftOut)" \
      title="\(mark.label)">\
      <span aria-hidden="true">\(sign)</span><span class="hidden">\(mark.label)</span></li>

      """
  }

  private static func exclusions(_ model: Model) -> HTML? {
    guard !model.exclusions.isEmpty else { return nil }
    return "<ul class=\"left-out\">\(model.exclusions.map { "<li>\($0)</li>" as HTML })</ul>"
  }

  private static func evidence(_ model: Model) -> HTML? {
    guard !model.evidence.isEmpty else { return nil }
    let list: HTML =
      "<ul class=\"evidence\">\(model.evidence.map { "<li>\($0)</li>" as HTML })</ul>"
    guard model.tone == .good else { return list }
    return "<details class=\"each-case\"><summary>How it was measured</summary>\n\(list)</details>"
  }

  private static func otherCases(_ model: Model) -> HTML? {
    let others = model.cases.filter { $0 != model.failure && $0 != model.origin }
    guard !others.isEmpty else { return nil }
    return """
      <div class="cases" role="group" aria-label="Every visible case">
      \(others.map { table($0, slug: model.slug, isOpen: false) })
      </div>
      """
  }

  /// What stands in the panel's place until a script has fetched it.
  package static func reviewPanel(at path: SitePath) -> HTML {
    """
    <section id="review-panel" data-load="\(path)">\
    <p><a href="\(path)">Its grade, and when it comes back</a></p></section>

    """
  }

  /// The panel's place while the verdict is not kept.
  static let reviewPlace: HTML = "<section id=\"review-panel\" hidden></section>"
}
