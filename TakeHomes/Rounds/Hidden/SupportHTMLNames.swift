extension Lab.HTML {
  private static let inline: Set = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "em", "i", "kbd", "label", "mark", "q",
    "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr", "font",
  ]

  /// With a blank where a block, a cell or a line ends.
  func text(_ range: Range<Int>, isRead: Bool = false, from first: Int = -1) -> String {
    var text = ""
    var ends: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      while let end = ends.last, end <= index {
        ends.removeLast()
        text += " "
      }
      let node = nodes[index]
      if node.isHidden || (isRead && node.isSilent) {
        index = max(node.end, index + 1)
        continue
      }
      if !Self.inline.contains(node.name), !node.name.isEmpty {
        text += " "
        ends.append(node.end)
      }
      if isRead, index != first, let label = ownLabel(node) {
        text += " \(label) "
        index = max(node.end, index + 1)
      } else {
        text += node.text
        index += 1
      }
    }
    return Self.collapsed(text)
  }

  /// What is read in an element's place.
  private func ownLabel(_ node: Node) -> String? {
    if let label = node.attributes["aria-label"], !Self.collapsed(label).isEmpty { return label }
    return node.name == "img" ? node.attributes["alt"] : nil
  }

  static func collapsed(_ text: String) -> String {
    let seen = text.unicodeScalars.filter { $0 != "\u{AD}" && $0 != "\u{200B}" && $0 != "\u{FEFF}" }
    return String(String.UnicodeScalarView(seen)).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}

extension Lab.Element {
  private static let roles: [String: String] = [
    "ul": "list", "ol": "list", "menu": "list", "li": "listitem", "table": "table", "tr": "row",
    "td": "cell", "th": "columnheader", "button": "button", "summary": "button", "img": "img",
    "output": "status", "progress": "progressbar", "h1": "heading", "h2": "heading",
    "h3": "heading", "h4": "heading", "h5": "heading", "h6": "heading", "nav": "navigation",
    "article": "article", "dialog": "dialog", "select": "combobox", "textarea": "textbox",
  ]
  private static let inputs: [String: String] = [
    "submit": "button", "button": "button", "reset": "button", "image": "button",
    "checkbox": "checkbox", "radio": "radio",
  ]

  /// The one that is said, or that its name has; empty for none.
  var role: String {
    if node.isSilent { return "" }
    if let said = self["role"]?.lowercased().split(whereSeparator: \.isWhitespace).first {
      return String(said)
    }
    switch name {
    case "a", "area": return self["href"] == nil ? "" : "link"
    case "input":
      let kind = self["type"]?.lowercased() ?? "text"
      return kind == "hidden" ? "" : Self.inputs[kind] ?? "textbox"
    default: return Self.roles[name] ?? ""
    }
  }

  static let fieldRoles: Set = [
    "textbox", "combobox", "checkbox", "radio", "searchbox", "spinbutton", "slider", "switch",
    "listbox",
  ]

  var isLink: Bool { role == "link" }
  var isButton: Bool { role == "button" }
  var isField: Bool { Self.fieldRoles.contains(role) }
  /// A link, a button or a tab.
  var isControl: Bool { ["link", "button", "tab"].contains(role) }

  /// What a reader who does not see it hears of it.
  var accessibleName: String {
    let named = (self["aria-labelledby"] ?? "").split(whereSeparator: \.isWhitespace).prefix(16)
      .compactMap { page.byID[String($0)] }.map { heard(page.nodes[$0], at: $0) }
    let label = self["aria-label"].map(Lab.HTML.collapsed) ?? ""
    let own: [String] = [named.joined(separator: " "), label] + native
    let names = own + [self["title"] ?? ""]
    return names.map(Lab.HTML.collapsed).first { !$0.isEmpty } ?? ""
  }

  private func heard(_ node: Lab.HTML.Node, at index: Int) -> String {
    let label = node.attributes["aria-label"].map(Lab.HTML.collapsed) ?? ""
    if !label.isEmpty { return label }
    // What is hidden may still name something else.
    if node.isHidden { return page.nodes[index..<node.end].map(\.text).joined() }
    return page.text(index..<node.end, isRead: true)
  }

  /// By the means of its own kind.
  private var native: [String] {
    switch name {
    case "img", "area": return [self["alt"] ?? ""]
    case "input" where isButton:
      // A browser writes a word on it where there is none.
      let type = self["type"]?.lowercased() ?? ""
      return [self[type == "image" ? "alt" : "value"] ?? (type == "submit" ? "Submit" : "")]
    case "input", "select", "textarea", "progress": return [labels]
    case "svg":
      let nodes = page.nodes[index..<node.end]
      return nodes.filter { $0.parent >= 0 && page.nodes[$0.parent].name == "title" }.map(\.text)
    default: return [page.text(index..<node.end, isRead: true, from: index)]
    }
  }

  /// The words of the labels that point at it or are around it.
  private var labels: String {
    let around = ancestors.filter { $0.name == "label" }
    let id = self["id"]
    let pointing = id == nil ? [] : page.elements.filter { $0.name == "label" && $0["for"] == id }
    return (around + pointing).map(\.text).joined(separator: " ")
  }
}
