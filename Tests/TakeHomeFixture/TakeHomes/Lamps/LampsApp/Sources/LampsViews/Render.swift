public import LampsDomain
internal import LampsPresentation

/// A panel as HTML.
public func render(_ panel: Panel) -> String {
  "<p role=\"status\">\(PanelText.line(for: panel))</p>"
}
