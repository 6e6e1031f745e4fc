import Domain
public import Markup
public import SiteKit

extension Journey {
  /// What is said of a request; replaced as it goes on, while the player beside it stays.
  public static func report(_ model: Model) -> HTML {
    """
    <section id="journey-report" aria-label="Recording" \
    data-state="\(state(of: model))"\
    \(" aria-busy=\"true\"", if: model.isUnderWay && model.job == nil)\
    \(PageParts.attribute("data-events", events(of: model)))\
    \(PageParts.attribute("data-page", model.page?.description))\
    \(PageParts.attribute("data-outcome", model.outcome?.json))\
    \(PageParts.attribute("data-window", model.job.map { SitePath.traceWindow(id: $0).description }))\
    \(model.tracks.isEmpty ? nil : tracks(model))>
    <div class="verdict \(model.tone.rawValue)">
    <h2>\(model.headline)</h2>
    \(paragraph(model.summary))
    \(model.hint.flatMap(paragraph))
    </div>
    \(model.isUnderWay ? model.job.map(stop) : nil)
    \(windows(model))\(model.diagnostics.isEmpty ? nil : PageParts.diagnostics(model.diagnostics))
    \(fields(model))
    \(model.step.map(step))
    <script type="application/json" id="journey-diagnostics">\
    \(json: .array(model.diagnostics.map(\.value)))</script>
    </section>

    """
  }

  /// The place where the player is put.
  package static let stage: HTML =
    "<div id=\"journey-stage\" class=\"journey-stage-place\"></div>\n"

  /// What a script shows at once, and when no server answers.
  package static let templates: HTML = """
    <template id="journey-starting">\(report(.starting))</template>
    <template id="journey-lost">\
    \(report(Model(message: JourneyError.gone.message, hint: JourneyError.gone.hint)))</template>
    <template id="journey-offline">\(report(offline))</template>

    """

  private static let offline = Model(
    message: "The server didn't respond.",
    hint: "Your code is safe. Check that focus serve is still running, then try again.")

  /// The last event's piece of a page that follows a request.
  ///
  /// The end follows at once on the last run's: the player is mounted once.
  public static func fragment(for snapshot: Snapshot) -> Fragment? {
    let end = snapshot.submission.runs.count - 1
    switch snapshot.events.last {
    case .recorded(end, _), .kept(end, _): return nil
    default: break
    }
    return Fragment(event: "journey", html: report(model(snapshot)))
  }

  private static func state(of model: Model) -> String {
    model.isGrowing ? "growing" : model.isUnderWay ? "running" : "ended"
  }

  private static func events(of model: Model) -> String? {
    guard model.isUnderWay else { return nil }
    return model.job.map { SitePath.traceEvents(id: $0).description }
  }

  private static func tracks(_ model: Model) -> HTML {
    let tracks = model.tracks.map { track in
      Value.object([
        "title": .string(track.title), "address": .string(track.path.description),
        "skipped": .int(track.skipped),
      ])
    }
    return " data-tracks=\"\(Value.array(tracks).json)\""
  }

  private static func paragraph(_ text: String) -> HTML? { text.isEmpty ? nil : "<p>\(text)</p>" }

  private static func stop(job: String) -> HTML {
    """
    <div class="running">
    <button class="quiet" type="submit" form="workbench" data-fragment="cancel" \
    formaction="\(SitePath.stopTrace(id: job))">\(Icon.stop.html)Stop</button>
    </div>
    <p class="lost">The server isn't responding. Your code is safe; trying again…</p>
    """
  }

  // The player has the same at its ruler; these are for whoever has none.
  private static func windows(_ model: Model) -> HTML? {
    guard let job = model.job, !model.windows.isEmpty else { return nil }
    let buttons = model.windows.map { window in
      """
      <button class="quiet" type="submit" form="workbench" data-fragment="trace" name="window" \
      value="\(window.steps.lowerBound)..\(window.steps.upperBound)" \
      formaction="\(SitePath.traceWindow(id: job))">\(Icon.journey.html)\(window.title)</button>

      """ as HTML
    }
    return "<p class=\"plain-only\">\(buttons)</p>\n"
  }

  private static func fields(_ model: Model) -> HTML? {
    guard !model.fields.isEmpty else { return nil }
    let names = model.fields.map(\.label).joined(separator: ", ")
    return """
      <details class="case calm"\(" open", if: model.tone != .good && hasErrors(model))>
      <summary>What went in and came out <span class="note">\(names)</span></summary>
      <table class="fields">
      \(model.fields.map { PageParts.row($0) })</table>
      </details>
      """
  }

  // What a program says of its own failure is no detail.
  private static func hasErrors(_ model: Model) -> Bool {
    model.fields.contains { $0.label == "stderr" }
  }

  // Without scripts a step is a page.
  private static func step(_ step: Model.Step) -> HTML {
    let links = [
      ("First", step.first), ("Previous", step.previous), ("Next", step.next), ("Last", step.last),
    ].map { title, path in
      path.map { "<a class=\"button\" href=\"\($0)\">\(title)</a>\n" as HTML }
        ?? "<span class=\"button\" aria-disabled=\"true\">\(title)</span>\n"
    }
    return """
      <div class="journey-text plain-only" id="step">
      <nav class="filters" aria-label="Steps">\(links)</nav>
      <h3>\(step.title)</h3>
      <p>\(step.narration)</p>
      <pre tabindex="0">\(step.text)</pre>
      </div>
      """
  }
}
