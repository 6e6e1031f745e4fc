import Domain
import Markup

/// The editorial, with a button to trace an approach wherever it names the solution: ``Solution: `fast` ``.
struct EditorialText {
  private let model: Workspace.Model

  init(_ model: Workspace.Model) { self.model = model }

  var html: HTML {
    var pieces: [HTML] = []
    var text: [Substring] = []
    var isFirst = true
    func flush() {
      let markdown = Markdown(text.joined(separator: "\n"))
      pieces.append(isFirst ? markdown.htmlWithoutTitle : markdown.html)
      (text, isFirst) = ([], false)
    }
    for line in model.editorial.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let buttons = buttons(line) else {
        text.append(line)
        continue
      }
      flush()
      pieces.append(buttons)
    }
    flush()
    return pieces.reduce(.empty, +)
  }

  /// The buttons in the place of a line that names a solution.
  private func buttons(_ line: Substring) -> HTML? {
    guard let found = line.wholeMatch(of: /Solution: `([\w-]+)`\s*/) else { return nil }
    let approaches = model.approaches.filter { $0.name.hasSuffix("/\(found.1)") }
    guard !approaches.isEmpty else { return nil }
    let buttons = approaches.map { approach in
      Workspace.TextPane.traceButton(
        approach, "Trace it in \(approach.language.title)", slug: model.slug)
    }
    return "<p class=\"trace-buttons\">\(buttons)</p>\n"
  }
}
