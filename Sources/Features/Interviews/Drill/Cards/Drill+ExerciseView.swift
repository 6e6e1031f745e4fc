public import Domain
public import Markup
public import SiteKit

extension Drill {
  /// What there is to do at a card before its answer is compared.
  static func exercise(_ model: CardModel) -> HTML? {
    switch model.exercise {
    case .none: nil
    case .order(let steps, let seed): order(steps, seed: seed)
    case .evidence(let evidence): looks(evidence)
    case .machine(let states, let edges): sketch(states: states, edges: edges)
    case .mend(let code, let tests, let report): bench(code, tests, report, id: model.id)
    case .numbers(let questions): numbers(questions)
    }
  }

  private static func order(_ steps: [String], seed: Int) -> HTML {
    let rows = steps.enumerated().map { place, step in
      let options = steps.indices.map { index in
        """
        <option value="\(index + 1)"\(" selected", if: index == place)>\(index + 1)</option>
        """ as HTML
      }
      return """
        <li><select name="step-\(place)" aria-label="Place of: \(step)">\(options)</select>
        <span>\(step)</span></li>

        """ as HTML
    }
    return """
      <section class="card drill-part" aria-labelledby="order-title">
      <h2 id="order-title">Put them in order</h2>
      <p class="note">Drag a step, or give each a number.</p>
      <input type="hidden" name="seed" value="\(seed)">
      <ol id="steps" class="drill-steps">
      \(rows)</ol>
      <p id="step-announcer" class="hidden" role="status"></p>
      </section>
      """
  }

  private static func looks(_ evidence: [DebugTree.Evidence]) -> HTML {
    let rows = evidence.enumerated().map { place, item in
      """
      <li><details class="drill-look"><summary>\(item.look)</summary>
      <p>\(item.shows)</p>
      <label><input type="checkbox" name="evidence-\(place)" value="1"> It points to the cause</label>
      </details></li>

      """ as HTML
    }
    return """
      <section class="card drill-part" aria-labelledby="looks-title">
      <h2 id="looks-title">What do you look at?</h2>
      <p class="note">Open what you'd look at, and mark what helps.</p>
      <ul class="drill-looks">
      \(rows)</ul>
      </section>
      """
  }

  private static func sketch(states: Int, edges: Int) -> HTML {
    """
    <section class="card drill-part" aria-labelledby="sketch-title">
    <h2 id="sketch-title">The machine</h2>
    <p class="note" id="sketch-note">It has \(Measure.count(states, "state")) and \
    \(Measure.count(edges, "edge")). One per line, such as: \
    <code>ready -&gt; running: start</code></p>
    <textarea class="drill-sketch" name="sketch" rows="10" spellcheck="false" \
    autocapitalize="off" aria-labelledby="sketch-title" aria-describedby="sketch-note"></textarea>
    </section>
    """
  }

  private static func numbers(_ questions: [NumberQuestion]) -> HTML {
    let rows = questions.enumerated().map { place, question in
      """
      <li><label><span>\(question.ask)</span>
      <span class="drill-unit"><input name="number-\(place)" autocomplete="off" maxlength="200">\
      \(question.unit)</span></label></li>

      """ as HTML
    }
    return """
      <section class="card drill-part" aria-labelledby="numbers-title">
      <h2 id="numbers-title">The numbers</h2>
      <ul class="drill-numbers">
      \(rows)</ul>
      </section>
      """
  }

  private static func bench(
    _ code: String, _ tests: [String], _ report: CodeReport?, id: String
  ) -> HTML {
    """
    <section class="card drill-part" aria-labelledby="code-title">
    <h2 id="code-title">The code</h2>
    <div class="editor drill-editor" data-editor>
    <textarea id="source" name="source" aria-label="The code" spellcheck="false" \
    autocapitalize="off" autocomplete="off" wrap="off">
    \(code)</textarea>
    </div>
    <p id="editor-help" class="hidden">Tab indents. To leave the editor press Escape, then Tab.</p>
    <p class="drill-ways"><button type="submit" data-test \
    formaction="\(SitePath.drill(.test(id: id)))">\(Icon.play.html)Run the tests</button></p>
    \(results(report, tests: tests))
    </section>
    """
  }

  /// What became of the code of a card that was tested.
  public static func results(of model: CardModel) -> HTML {
    guard case .mend(_, let tests, let report) = model.exercise else { return .empty }
    return results(report, tests: tests)
  }

  /// What became of a piece of code; before it ran, the tests that wait for it.
  static func results(_ report: CodeReport?, tests: [String]) -> HTML {
    let rows = tests.enumerated().map { place, name in
      let passed = report.flatMap { $0.passed.indices.contains(place) ? $0.passed[place] : nil }
      return testRow(name, passed: passed)
    }
    let found = report?.diagnostics ?? []
    return """
      <div id="results" class="drill-results" aria-live="polite">
      <p><strong>\(report?.words ?? "Not tested yet.")</strong></p>
      <ul class="drill-tests">
      \(rows)</ul>
      \(found.isEmpty ? nil : PageParts.diagnostics(found))
      \(report.flatMap(output))
      <script type="application/json" id="diagnostics">\(json: .array(found.map(\.value)))</script>
      </div>

      """
  }

  /// Why something was refused, in the place where its answer would stand.
  public static func trouble(_ error: any UserFacingError, at path: DrillPath) -> HTML {
    let words: HTML = """
      <p class="trouble" role="alert">\(error.message) \(error.hint ?? "")</p>
      """
    switch path {
    case .feedback, .events, .stop:
      return """
        <div id="advice" class="panel advice" tabindex="-1">
        \(words)
        \(PageParts.askModelButton)
        </div>

        """
    default:
      return """
        <div id="results" class="drill-results" aria-live="polite">
        \(words)
        </div>

        """
    }
  }

  static func testRow(_ name: String, passed: Bool?) -> HTML {
    let (mark, word): (HTML, String) =
      switch passed {
      case true?: (Icon.check.html, "passes")
      case false?: (Icon.stop.html, "fails")
      case nil: (Icon.dash.html, "not run")
      }
    return """
      <li class="\(passed.map { $0 ? "right" : "wrong" } ?? "open")">\(mark)\
      <span>\(name)</span> <small>\(word)</small></li>

      """
  }

  private static func output(_ report: CodeReport) -> HTML? {
    guard !report.output.isEmpty else { return nil }
    return """
      <details class="each-case"><summary>Output</summary><pre>\(report.output)</pre></details>
      """
  }
}
