import Domain
import Markup

extension Drill {
  /// How an exercise was done, beside how it should be.
  static func check(_ check: Check) -> HTML? {
    switch check {
    case .none: nil
    case .order(let steps, let words):
      part("The order", words, "<ol class=\"drill-checked\">\n\(steps.map(step))</ol>")
    case .evidence(let looks, let tree, let words): evidence(looks, tree, words)
    case .machine(let check, let words): machine(check, words)
    case .mend(let code, let solution, let tests, let report):
      part(
        "The code", nil,
        """
        <details class="each-case"><summary>Your code</summary><pre><code>\(code)</code></pre></details>
        \(results(report, tests: tests))
        <details class="each-case"><summary>A fixed version</summary>\
        <pre><code>\(solution)</code></pre></details>
        """)
    case .numbers(let numbers, let words):
      part("The numbers", words, "<ul class=\"drill-checked\">\n\(numbers.map(number))</ul>")
    }
  }

  private static func part(_ title: String, _ words: String?, _ body: HTML) -> HTML {
    """
    <section class="card drill-part">
    <h2>\(title)</h2>
    \(words.map { "<p><strong>\($0)</strong></p>\n" as HTML })\(body)
    </section>
    """
  }

  private static func row(isRight: Bool, _ text: HTML, remark: String? = nil) -> HTML {
    """
    <li class="\(isRight ? "right" : "wrong")">\(isRight ? Icon.check.html : Icon.dash.html)\
    <span><span class="hidden">\(isRight ? "Right" : "Not right"): </span>\(text)\
    \(remark.map { " <small>\($0)</small>" as HTML })</span></li>

    """
  }

  private static func step(_ step: Check.Step) -> HTML {
    row(
      isRight: step.isRight, "\(step.text)",
      remark: step.isRight ? nil : step.given.map { "you put it in place \($0)" })
  }

  private static func number(_ number: Check.Number) -> HTML {
    let remark: String? =
      number.isRight ? nil : number.typed.isEmpty ? "no answer" : "you wrote: \(number.typed)"
    return row(
      isRight: number.isRight, "\(number.ask): <strong>\(number.answer)</strong>", remark: remark)
  }

  private static func evidence(
    _ looks: [Check.Look], _ tree: DebugTree, _ words: String
  ) -> HTML {
    let rows = looks.map { look in
      row(
        isRight: look.isRight, "<strong>\(look.evidence.look)</strong> \(look.evidence.shows)",
        remark: look.evidence.leads ? "points to the cause" : "leads nowhere")
    }
    return part(
      "What there was to see", words,
      """
      <ul class="drill-checked">
      \(rows)</ul>
      <dl class="drill-tree">
      <dt>Cause</dt><dd>\(tree.cause)</dd>
      <dt>Fix</dt><dd>\(tree.fix)</dd>
      <dt>Guard</dt><dd>\(tree.safeguard)</dd>
      </dl>
      """)
  }

  private static func machine(_ check: StateMachine.Check, _ words: String) -> HTML {
    func rows(_ lines: [StateMachine.Check.Line]) -> [HTML] {
      lines.map { row(isRight: $0.isThere, "\($0.text)", remark: $0.remark) }
    }
    let extra = check.extra.map { row(isRight: false, "<code>\($0)</code>") }
    let more: HTML = "<h3>Only in yours</h3>\n<ul class=\"drill-checked\">\n\(extra)</ul>"
    return part(
      "The machine", words,
      """
      <h3>States</h3>
      <ul class="drill-checked">
      \(rows(check.states))</ul>
      <h3>Edges</h3>
      <ul class="drill-checked">
      \(rows(check.edges))</ul>
      \(extra.isEmpty ? nil : more)
      """)
  }
}
