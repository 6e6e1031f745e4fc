public import Markup

/// A piece of a page that is sent again only when what it shows has changed.
///
/// Its identifier is that of its element, so it must be unique on the page.
public struct LiveNode {
  enum Content {
    /// The stamp changes whenever the HTML would.
    case html(stamp: Int, render: () -> HTML)
    case nodes([LiveNode])
  }

  public let id: String
  let tag: String
  let attributes: HTML
  let content: Content

  /// A piece that is rendered only when the value has changed.
  ///
  /// Attributes begin with a blank and must change with the value alone.
  public init(
    _ id: String, tag: String = "div", attributes: HTML = .empty, of value: some Hashable,
    render: @escaping () -> HTML
  ) {
    self.id = id
    self.tag = tag
    self.attributes = attributes
    var hasher = Hasher()
    hasher.combine(attributes)
    hasher.combine(value)
    content = .html(stamp: hasher.finalize(), render: render)
  }

  /// A list of pieces, which come, go and move one by one; its own attributes never change.
  public init(
    _ id: String, tag: String = "div", attributes: HTML = .empty, nodes: [LiveNode]
  ) {
    self.id = id
    self.tag = tag
    self.attributes = attributes
    content = .nodes(nodes)
  }

  /// The element with everything in it.
  var html: HTML {
    switch content {
    case .html(_, let render): element(render())
    case .nodes(let nodes): element(HTML.raw(nodes.map(\.html.text).joined()))
    }
  }

  private func element(_ content: HTML) -> HTML {
    "<\(raw: tag) id=\"\(id)\"\(attributes)>\(content)</\(raw: tag)>\n"
  }
}
