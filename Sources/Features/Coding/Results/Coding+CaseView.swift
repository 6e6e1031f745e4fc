import Domain
package import Markup
import SiteKit

extension Coding {
  /// One case in full: what went in, what should have come out, what did.
  package static func table(_ item: Model.CaseTable, slug: String, isOpen: Bool) -> HTML {
    """
    <details class="case \(item.tone.rawValue)"\(" open", if: isOpen)>
    <summary>\(item.title)</summary>
    \(item.note.map { "<p class=\"note\">\($0)</p>" as HTML })
    <table class="fields">
    \(item.input.map { PageParts.row($0) })
    \(item.expected.map { PageParts.row($0, kind: "expected") })
    \(item.got.map { PageParts.row($0, kind: "got") })
    \(item.output.map { PageParts.row($0) })
    </table>
    \(actions(item, slug: slug))
    </details>

    """
  }

  private static func actions(_ item: Model.CaseTable, slug: String) -> HTML? {
    guard item.addable != nil || item.traceable != nil else { return nil }
    return """
      <p>\(item.traceable.map { traceButton($0, slug: slug) })
      \(item.addable.map { addButton($0, slug: slug) })</p>
      """
  }

  /// Sends the code with an input to be recorded.
  package static func traceButton(_ input: String, slug: String) -> HTML {
    """
    <button class="quiet" type="submit" form="workbench" name="trace" value="\(input)" \
    formaction="\(SitePath.trace(slug: slug))" data-fragment="trace">\(Icon.journey.html)Trace this case</button>
    """
  }

  private static func addButton(_ json: String, slug: String) -> HTML {
    """
    <button class="quiet" type="submit" form="workbench" name="case" value="\(json)" \
    formaction="\(SitePath.ownCases(slug: slug))" data-fragment="case">\(Icon.plus.html)Add to my cases</button>
    """
  }

  /// What the code printed, case by case.
  static func console(_ model: Model) -> HTML {
    // A page with more would be slow, and nobody reads it.
    let shown = model.outputs.prefix(50)
    guard !shown.isEmpty else { return nothingPrinted }
    let more = model.outputs.count - shown.count
    return """
      \(shown.map(output))
      \(more > 0 ? "<p class=\"note\">\(more) more cases printed something.</p>" : nil)
      """
  }

  private static func output(_ output: Model.Output) -> HTML {
    let streams = output.fields.map { field in
      """
      <h4>\(field.label)</h4>
      <pre tabindex="0">\(field.text)</pre>
      \(field.cut.map(PageParts.cutNote))

      """ as HTML
    }
    return "<section class=\"output\"><h3>\(output.title)</h3>\n\(streams)</section>\n"
  }

  /// What the run was and what it used.
  static func debug(_ model: Model) -> HTML {
    guard !model.facts.isEmpty else { return noFigures }
    let usages = model.usages.prefix(200).map { usage in
      """
      <tr><th scope="row">\(usage.title)</th><td>\(usage.verdict)</td>\
      <td class="right">\(usage.time)</td><td class="right">\(usage.memory)</td></tr>

      """ as HTML
    }
    let head: HTML = """
      <thead><tr><th scope="col">Case</th><th scope="col">Verdict</th>\
      <th scope="col" class="right">CPU</th><th scope="col" class="right">Memory</th></tr></thead>
      """
    return """
      <dl class="facts">
      \(model.facts.map { "<div><dt>\($0.label)</dt><dd>\($0.text)</dd></div>\n" as HTML })</dl>
      \(usages.isEmpty ? nil : usageTable(head, usages))
      """
  }

  private static func usageTable(_ head: HTML, _ rows: [HTML]) -> HTML {
    """
    <details class="each-case"><summary>Each case</summary>
    <table class="usages">\(head)<tbody>
    \(rows)</tbody></table></details>
    """
  }

  package static let nothingPrinted: HTML = """
    <div class="empty"><p><strong>Nothing was printed.</strong></p>
    <p>Your code's output appears here, case by case.</p></div>
    """

  package static let noFigures: HTML = """
    <div class="empty"><p><strong>No figures yet.</strong></p>
    <p>Compile time, CPU time and memory of each case appear here after a run.</p></div>
    """
}
