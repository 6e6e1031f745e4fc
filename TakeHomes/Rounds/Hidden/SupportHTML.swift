extension Lab {
  /// A piece of HTML as a browser would understand it; whatever the text, reading it ends.
  ///
  /// Elements and texts stand in the order of the document, each before what is in it.
  struct HTML: Sendable {
    struct Node: Sendable {
      /// In small letters; empty for a text.
      var name = ""
      /// By names in small letters; without a value, the empty text.
      var attributes: [String: String] = [:]
      var text = ""
      /// -1 for what stands in no element.
      var parent = -1
      /// Where its contents end.
      var end = 0
      /// Not shown: in the head, a script, a style, a template, or `hidden`.
      var isHidden = false
      /// Not read out.
      var isSilent = false
    }

    fileprivate(set) var nodes: [Node] = []
    private(set) var byID: [String: Int] = [:]

    init(_ text: String) {
      var reader = Reader(text)
      reader.readAll()
      nodes = reader.nodes
      for index in nodes.indices {
        guard let id = nodes[index].attributes["id"], byID[id] == nil else { continue }
        byID[id] = index
      }
    }

    /// Every element, also what is not shown.
    var allElements: [Element] {
      nodes.indices.filter { !nodes[$0].name.isEmpty }.map { Element(page: self, index: $0) }
    }

    /// Those that are shown.
    var elements: [Element] { allElements.filter { !$0.node.isHidden } }

    /// What can be seen, with one blank where there is white space.
    var text: String { text(nodes.indices) }
  }

  /// An element of a page.
  struct Element: Sendable {
    let page: HTML
    let index: Int

    var node: HTML.Node { page.nodes[index] }
    var name: String { node.name }

    subscript(_ attribute: String) -> String? { node.attributes[attribute] }

    /// What is in it, in the order of the document.
    var inside: [Element] {
      (index + 1..<max(node.end, index + 1)).map { Element(page: page, index: $0) }
        .filter { !$0.name.isEmpty && !$0.node.isHidden }
    }

    /// From the nearest outwards.
    var ancestors: [Element] {
      let parents = sequence(first: node.parent) { page.nodes[$0].parent }
      return parents.prefix { $0 >= 0 }.map { Element(page: page, index: $0) }
    }

    var text: String { page.text(index..<node.end) }
  }
}

extension Lab.HTML {
  /// Reads tags one after another.
  fileprivate struct Reader {
    private let source: [UInt8]
    private var position = 0
    private(set) var nodes: [Node] = []
    private var open: [Int] = []
    private var openNames: [String: Int] = [:]

    /// As in a browser: what is nested more deeply stands beside instead of inside.
    private static let mostDepth = 256

    init(_ text: String) { source = Array(text.utf8) }

    mutating func readAll() {
      while position < source.count {
        if source[position] != UInt8(ascii: "<") {
          addText(upTo: find("<", from: position), isPlain: false)
        } else if starts(with: "<!--") {
          position = after("-->", from: position + 4)
        } else if starts(with: "<!") || starts(with: "<?") {
          position = after(">", from: position)
        } else if starts(with: "</") {
          close(Lab.HTML.name(in: source, from: position + 2))
          position = after(">", from: position)
        } else if let next = byte(1), Lab.HTML.isLetter(next) {
          readTag()
        } else {
          addText(upTo: find("<", from: position + 1), isPlain: false)
        }
      }
      while !open.isEmpty { pop() }
    }

    private func byte(_ offset: Int) -> UInt8? {
      position + offset < source.count ? source[position + offset] : nil
    }

    private func starts(with text: String) -> Bool { source[position...].starts(with: text.utf8) }

    private func find(_ sign: Unicode.Scalar, from start: Int) -> Int {
      start < source.count
        ? source[start...].firstIndex(of: UInt8(ascii: sign)) ?? source.count : source.count
    }

    private func after(_ end: String, from start: Int) -> Int {
      let sought = Array(end.utf8)
      var index = start
      while index < source.count {
        if source[index...].starts(with: sought) { return index + sought.count }
        index += 1
      }
      return source.count
    }

    private mutating func readTag() {
      var tag = Lab.HTMLTag(source, from: position)
      position = tag.end
      for (name, barriers) in Lab.HTML.ended(by: tag.name) { end(name, within: barriers) }
      let isForeign = tag.name == "svg" || (openNames["svg"] ?? 0) > 0
      tag.isEmpty = Lab.HTML.voids.contains(tag.name) || (isForeign && tag.isEmpty)
      add(Node(name: tag.name, attributes: tag.attributes))
      guard !tag.isEmpty, open.count < Self.mostDepth else { return }
      open.append(nodes.count - 1)
      openNames[tag.name, default: 0] += 1
      guard Lab.HTML.plain.contains(tag.name) else { return }
      // Up to its end tag, whatever stands there.
      addText(upTo: endTag(of: tag.name), isPlain: tag.name == "script" || tag.name == "style")
    }

    private func endTag(of name: String) -> Int {
      var index = find("<", from: position)
      while index < source.count {
        if index + 1 < source.count, source[index + 1] == UInt8(ascii: "/"),
          Lab.HTML.name(in: source, from: index + 2) == name
        {
          return index
        }
        index = find("<", from: index + 1)
      }
      return source.count
    }

    private mutating func addText(upTo end: Int, isPlain: Bool) {
      guard end > position else { return }
      let text = String(decoding: source[position..<end], as: UTF8.self)
      position = end
      add(Node(text: isPlain ? text : Lab.HTML.decoded(text)))
    }

    private mutating func add(_ node: Node) {
      var node = node
      node.parent = open.last ?? -1
      node.end = nodes.count + 1
      let outer = node.parent >= 0 ? nodes[node.parent] : nil
      node.isHidden = (outer?.isHidden ?? false) || Lab.HTML.hides(node)
      node.isSilent = (outer?.isSilent ?? false) || node.attributes["aria-hidden"] == "true"
      nodes.append(node)
    }

    private mutating func pop() {
      guard let last = open.popLast() else { return }
      nodes[last].end = nodes.count
      openNames[nodes[last].name, default: 1] -= 1
    }

    /// An end tag without its beginning says nothing.
    private mutating func close(_ name: String) {
      guard (openNames[name] ?? 0) > 0 else { return }
      while let last = open.last {
        let isIt = nodes[last].name == name
        pop()
        if isIt { return }
      }
    }

    /// Ends the nearest element of that name, unless another stands between.
    private mutating func end(_ name: String, within barriers: Set<String>) {
      guard (openNames[name] ?? 0) > 0 else { return }
      for index in open.reversed() {
        if nodes[index].name == name { return close(name) }
        if barriers.contains(nodes[index].name) { return }
      }
    }
  }
}
