public import Domain
import SiteKit

extension Coding {
  /// A result for the terminal: the verdict, the marks, diagnostics and the first failing case.
  public static func text(_ model: Model) -> String {
    var lines = [[model.headline, model.summary].filter { !$0.isEmpty }.joined(separator: ": ")]
    if let hint = model.hint { lines.append(hint) }
    if !model.marks.isEmpty { lines.append(model.marks.map(sign).joined()) }
    lines += model.exclusions
    let evidence = model.evidence.map { "- \($0)" }
    // What is well may say at the end how it was measured.
    if model.tone != .good { lines += evidence }
    lines += model.diagnostics.map(text)
    if let failure = model.failure { lines += ["", text(failure)] }
    if model.listsCases {
      lines += model.cases.filter { $0 != model.failure && $0 != model.origin }.flatMap {
        ["", text($0)]
      }
    }
    let growth: String? =
      if case .measured(let growth) = model.growth { text(growth) } else { nil }
    let beyond = [model.stretch, growth].compactMap(\.self)
    if !beyond.isEmpty { lines += [""] + beyond }
    lines += [""] + model.facts.map { "\($0.label): \($0.text)" }
    if model.tone == .good { lines += evidence }
    if let official = model.official { lines += ["", text(official)] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How the failing input is kept from the terminal; nil when it cannot or need not be.
  public static func keepingAdvice(on model: Model) -> String? {
    guard model.failure?.addable != nil else { return nil }
    return "Add this input to your own cases: focus test \(model.slug) FILE --keep"
  }

  /// One case with its fields, a line each; longer texts begin on a line of their own.
  public static func text(_ item: Model.CaseTable) -> String {
    let fields = item.input + [item.expected, item.got].compactMap(\.self) + item.output
    let width = fields.map(\.label.count).max() ?? 0
    let lines = fields.map { field in
      let label = field.label + String(repeating: " ", count: width - field.label.count)
      let indent = "\n" + String(repeating: " ", count: width + 4)
      return "  \(label)  \(field.text.split(separator: "\n").joined(separator: indent))"
    }
    return ([item.title] + [item.note].compactMap(\.self).map { "  \($0)" } + lines)
      .joined(separator: "\n")
  }

  /// A compiler's word, as editors and terminals understand it.
  public static func text(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.line):\(diagnostic.column): \(diagnostic.severity.rawValue): "
      + diagnostic.message
  }

  private static func sign(_ mark: Model.Mark) -> String {
    switch mark.tone {
    case _ where mark.isLeftOut: "o"
    case .good: "."
    case .bad: "x"
    case .caution: "!"
    case .calm: "-"
    }
  }
}
