import CodingFeature
public import Domain
public import Markup
public import OnlineFeature
public import SiteKit

extension Workspace {
  /// The learner's own inputs of a problem, and the one being typed.
  public struct OwnCases: Sendable, Equatable {
    public struct Row: Sendable, Equatable {
      public var title: String
      public var fields: [Field]
      public var removal: SitePath
      /// The input as a form sends it for a journey through it.
      public var traceable: String?
      /// Who proposed it; nil: the learner wrote it.
      public var origin: String?
    }

    public var slug: String
    public var rows: [Row]
    /// What is to be typed, with an example.
    public var advice: String
    public var placeholder: String
    public var typed: String
    public var typedExpected: String
    public var trouble: String?
    /// What became of the cases that were just proposed.
    public var suggestions: Advice.Suggestions?

    public init(
      _ cases: [OwnCase], problem: Problem, typed: String = "", typedExpected: String = "",
      trouble: String? = nil
    ) {
      slug = problem.slug
      rows = cases.enumerated().map { index, item in
        Row(
          title: "Own case \(index + 1)",
          fields: Field.input(item.input, of: problem)
            + [item.expected.map { Field("Expected", $0) }].compactMap(\.self),
          removal: .removeOwnCase(slug: problem.slug, id: item.id),
          traceable: SentInput.text(of: item.input), origin: item.origin)
      }
      self.typed = typed
      self.typedExpected = typedExpected
      self.trouble = trouble
      let example = problem.tests.lazy.filter(\.isVisible).compactMap { test in
        if case .frozen(let input) = test.input { input } else { nil }
      }.first
      placeholder = (example ?? []).map(\.json).joined(separator: "\n")
      switch problem.signature {
      case .function(let function):
        let names = function.parameters.map(\.name).joined(separator: ", ")
        let named = function.parameters.map { "\($0.name) = …" }.joined(separator: ", ")
        advice = "JSON, one argument per line: \(names). Or as LeetCode writes it: \(named)."
      case .design(let design) where problem.comparator.isRoundTrip:
        let names = (design.methods.first?.parameters ?? []).map(\.name).joined(separator: ", ")
        advice = "JSON, one argument per line: \(names)."
      case .design: advice = "JSON: the names on the first line, the argument lists on the second."
      }
    }
  }

  /// The own cases with the field for another one.
  public static func ownCases(_ model: OwnCases) -> HTML {
    """
    <section id="own-cases" aria-labelledby="own-cases-title">
    <h3 id="own-cases-title">Your cases</h3>
    \(model.rows.map { row($0, slug: model.slug) })
    <div class="new-case">
    <label for="input">Another input <span class="note">\(model.advice)</span></label>
    <textarea id="input" name="input" form="workbench" rows="3" spellcheck="false" \
    autocapitalize="off" placeholder="\(model.placeholder)"\
    \(" aria-invalid=\"true\" aria-describedby=\"input-trouble\"", if: model.trouble != nil)>
    \(model.typed)</textarea>
    \(model.trouble.map { "<p id=\"input-trouble\" class=\"trouble\" role=\"alert\">\($0)</p>" as HTML })
    <label for="expected">Expected <span class="note">Leave it empty to use the reference's answer.</span></label>
    <input id="expected" name="expected" form="workbench" value="\(model.typedExpected)" \
    spellcheck="false" autocapitalize="off" autocomplete="off">
    <p><button type="submit" form="workbench" data-fragment="case" \
    formaction="\(SitePath.ownCases(slug: model.slug))">\(Icon.plus.html)Add case</button>
    <button type="submit" form="workbench" data-fragment="advice" title="Edges that your cases lack; \
    both references must agree on each" \
    formaction="\(SitePath.advice(slug: model.slug, .cases))">Suggest cases</button></p>
    </div>
    \(Advice.suggestions(model.suggestions, slug: model.slug))\
    </section>

    """
  }

  private static func row(_ row: OwnCases.Row, slug: String) -> HTML {
    let fields = row.fields.map { field in
      """
      <tr><th scope="row">\(field.label)</th><td><pre tabindex="0">\(field.text)</pre></td></tr>

      """ as HTML
    }
    return """
      <details class="case" open>
      <summary>\(row.title)</summary>
      <table class="fields">
      \(fields)</table>
      \(row.origin.map(origin))<p>\(row.traceable.map { Coding.traceButton($0, slug: slug) })
      <button class="quiet" type="submit" form="workbench" formaction="\(row.removal)" \
      data-fragment="case">\(Icon.trash.html)Remove</button></p>
      </details>

      """
  }
}

extension Workspace {
  private static func origin(_ name: String) -> HTML {
    "<p class=\"note\">Proposed by \(name); both references agree on the answer.</p>\n"
  }
}

extension Comparator {
  /// Whether an input is what the first method takes.
  fileprivate var isRoundTrip: Bool {
    if case .roundTrip = self { true } else { false }
  }
}
