import Markup
import StatusDomain
import StatusPresentation

extension StatusShelf {
  func nodes(_ flow: KYSState, in frame: LiveFrame) -> [LiveNode] {
    [
      LiveNode("pager-head", tag: "header", attributes: " class=\"pager-head\"", of: page) {
        self.head(in: frame)
      },
      LiveNode(
        "pager", tag: "page-browser",
        attributes: """
           class="pager" data-current="\(page)" data-live-tell="page" role="group" tabindex="0" aria-label="Pages"
          """,
        nodes: Self.titles.indices.map { index in
          LiveNode(
            "page-\(index)", tag: "section",
            attributes:
              " class=\"pager-page\" data-page=\"\(index)\" aria-label=\"\(Self.titles[index])\"",
            nodes: content(index, flow, in: frame))
        }),
      LiveNode("life", tag: "section", attributes: " class=\"app-card\"", of: life) {
        """
        <h2>The children's life</h2><ol class="app-log" reversed>\
        \(self.life.reversed().map { "<li>\($0)</li>" as HTML })</ol>
        """
      },
    ]
  }

  private func head(in frame: LiveFrame) -> HTML {
    """
    \(Self.turn("key", "left", "Page before", of: "pager", if: page > 0, in: frame))\
    <h1><span id="pager-number">\(page + 1) of \(Self.titles.count)</span> \
    <span id="pager-title">\(Self.titles[page])</span></h1>\
    \(Self.turn("key", "right", "Next page", of: "pager", if: page < Self.titles.count - 1, in: frame))
    """
  }

  private static func turn(
    _ event: String, _ way: String, _ words: String, of browser: String, if isThere: Bool,
    in frame: LiveFrame
  ) -> HTML {
    frame.button(
      event, way == "left" ? "‹" : "›", value: way,
      attributes: """
         class="pager-turn" id="\(browser)-\(way)" data-turn="\(way)" data-browser="\(browser)" aria-label="\(words)"\
        \(" disabled", if: !isThere)
        """)
  }

  private func content(_ index: Int, _ flow: KYSState, in frame: LiveFrame) -> [LiveNode] {
    let title = Self.titles[index]
    guard let page = kept(index) else {
      return [
        LiveNode("away-\(index)", attributes: " class=\"skeleton tall\"", of: index) { .empty }
      ]
    }
    let head = LiveNode("title-\(index)", tag: "h2", of: title) { "\(title)" }
    switch page {
    case let page as StackPage: return [head] + rows(of: page, index, in: frame)
    case let page as NestedPage: return [head] + inner(page, in: frame)
    default:
      return [
        head,
        LiveNode("drawing-\(index)", tag: "figure", attributes: " class=\"flow\"", of: flow) {
          .raw(StatusDiagram(lit: flow).svg)
        },
      ]
    }
  }

  private func rows(of page: StackPage, _ index: Int, in frame: LiveFrame) -> [LiveNode] {
    let stack = page.rows
    let count = stack.numberOfItems
    let shown = stack.rows.last.map { $0.index + 1 } ?? 0
    return [
      LiveNode(
        "count-\(index)", tag: "p", attributes: " class=\"app-status\"",
        of: [count, stack.rows.count]
      ) { "\(count) rows, \(stack.rows.count) of them built" },
      LiveNode(
        "stack-\(index)-\(count)", tag: "scroll-stack",
        attributes: """
           class="stack" data-count="\(count)" data-row="\(Int(stack.rowHeight))"\
          \(" data-virtual", if: stack.isVirtual) data-live-tell="sight" data-live-name="\(index)"\
           role="list" tabindex="0" aria-label="\(Self.titles[index])"
          """,
        nodes: stack.rows.map { row in
          LiveNode(
            "row-\(index)-\(row.index)",
            attributes: """
               role="listitem" data-index="\(row.index)" aria-posinset="\(row.index + 1)" aria-setsize="\(count)"
              """,
            of: row.view
          ) { "\(row.view)" }
        }),
      LiveNode("more-\(index)", of: [shown, count]) {
        let next = Double(shown) * stack.rowHeight
        return """
          \(index == 0 ? frame.button("reload", "Reload with other data") : nil)\
          \(shown < count ? frame.button(
            "sight", "Further rows", value: "\(index) \(next) 560", attributes: " class=\"plain-only\"")
            : nil)
          """
      },
    ]
  }

  private func inner(_ page: NestedPage, in frame: LiveFrame) -> [LiveNode] {
    let at = page.browser.current ?? 0
    let last = NestedPage.words.count - 1
    return [
      LiveNode(
        "inner", tag: "page-browser",
        attributes: """
           class="pager pager-inner" data-current="\(at)" data-live-tell="inner" role="group" tabindex="0" \
          aria-label="Pages within the page"
          """,
        nodes: NestedPage.words.indices.map { index in
          LiveNode(
            "inner-\(index)", tag: "section",
            attributes:
              " class=\"pager-page\" data-page=\"\(index)\" aria-label=\"\(NestedPage.words[index])\"",
            of: index
          ) { "<p>\(NestedPage.words[index])</p>" }
        }),
      LiveNode("inner-turns", attributes: " class=\"pager-head\"", of: at) {
        """
        \(Self.turn("inner-key", "left", "Inner page before", of: "inner", if: at > 0, in: frame))\
        <p>\(at + 1) of \(last + 1)</p>\
        \(Self.turn("inner-key", "right", "Next inner page", of: "inner", if: at < last, in: frame))
        """
      },
    ]
  }
}
