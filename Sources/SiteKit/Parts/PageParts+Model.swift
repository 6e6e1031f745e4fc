package import Markup

extension PageParts {
  /// Who wrote it, above every such text.
  package static func modelMark(_ model: String?, authority: String) -> HTML {
    let name = model.map { " (\($0))" as HTML }
    return """
      <p class="advice-mark"><strong>Written by an AI</strong>\(name). It hasn't been checked: trust \
      \(authority) if they differ.</p>
      """
  }

  /// What a model wrote, as Markdown without links.
  package static func modelText(_ text: String) -> HTML {
    let text = Markdown(text, hasLinks: false).html
    return "<div id=\"advice-text\" class=\"prose\">\(text)</div>\n"
  }

  /// Asks about an answer to an interview card.
  package static let askModelButton: HTML = """
    <p class="advice-buttons"><button type="submit" form="workbench" data-fragment="advice">\
    Ask the model</button></p>
    <p class="note">The question, its points and your answer are sent to the model of your \
    <a href="\(SitePath.settings(.page))#ai">settings</a>.</p>
    """
}
