package import Domain
package import Markup

/// Small pieces of HTML that several features show alike.
package enum PageParts {
  package static func attribute(_ name: StaticString, _ value: String?) -> HTML? {
    value.map { text in " \(name, if: true)=\"\(text)\"" as HTML }
  }

  /// A moment; the browser writes it in the learner's own zone.
  package static func time(_ instant: Instant) -> HTML {
    let text = "\(instant)"
    return
      "<time datetime=\"\(text)\">\(text.prefix(10) + " " + text.dropFirst(11).prefix(5)) UTC</time>"
  }

  /// How far a learner got, as a sign and for screen readers as a word.
  package static func progressMark(_ status: ProblemFilter.Status) -> HTML {
    let icon: Icon? =
      switch status {
      case .new: nil
      case .tried: .dash
      case .solved: .check
      }
    return """
      <span class="progress-mark \(status.rawValue)" title="\(status.title)">\
      \(icon?.html)<span class="hidden">\(status.title)</span></span>
      """
  }

  /// A difficulty as a word on its colour.
  package static func difficulty(_ difficulty: Difficulty) -> HTML {
    "<span class=\"pill \(difficulty.rawValue.lowercased())\">\(difficulty.rawValue)</span>"
  }

  package static func row(_ field: Field, kind: HTML? = nil) -> HTML {
    """
    <tr\(kind.map { " class=\"\($0)\"" as HTML })><th scope="row">\(field.label)</th>\
    <td><pre tabindex="0">\(field.text)</pre>\(field.cut.map(cutNote))</td></tr>

    """
  }

  package static func cutNote(_ length: Int) -> HTML {
    "<p class=\"note\">The beginning; \(length) characters in all.</p>"
  }

  package static func diagnostics(_ diagnostics: [Diagnostic]) -> HTML {
    let rows = diagnostics.map { item in
      """
      <li class="\(item.severity.rawValue)"><button class="link" type="button" \
      data-line="\(item.line)" data-column="\(item.column)">Line \(item.line)</button>
      <span><strong>\(item.severity.rawValue):</strong> \(item.message)</span></li>

      """ as HTML
    }
    return "<ul class=\"diagnostics\">\n\(rows)</ul>"
  }
}
