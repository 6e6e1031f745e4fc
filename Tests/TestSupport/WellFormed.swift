public import Testing

/// Checks that tags balance, attributes are quoted and identifiers are unique.
///
/// What stands in a `<template>` counts as a document of its own.
public func expectWellFormed(
  _ html: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  var reader = TagReader(html)
  var open: [String] = []
  var ids: [[String: Int]] = [[:]]
  while let tag = reader.next() {
    if let problem = tag.problem { Issue.record("\(problem)", sourceLocation: sourceLocation) }
    if tag.isEnd {
      if open.last != tag.name {
        Issue.record(
          "</\(tag.name)> closes <\(open.last ?? "nothing")>", sourceLocation: sourceLocation)
        return
      }
      open.removeLast()
      if tag.name == "template" { ids.removeLast() }
      continue
    }
    if let id = tag.id {
      let depth = ids.count - 1
      if ids[depth][id] != nil {
        Issue.record("the id \(id) is given twice", sourceLocation: sourceLocation)
      }
      ids[depth][id] = 1
    }
    if TagReader.void.contains(tag.name) || TagReader.drawn.contains(tag.name) && tag.isClosed {
      continue
    }
    open.append(tag.name)
    if tag.name == "template" { ids.append([:]) }
  }
  #expect(open.isEmpty, "left open: \(open)", sourceLocation: sourceLocation)
}

private struct TagReader {
  struct Tag {
    var name = ""
    var id: String?
    var isEnd = false
    var isClosed = false
    var problem: String?
  }

  static let void: Set<String> = ["meta", "link", "input", "br", "hr", "img", "!doctype"]
  static let drawn: Set<String> = ["path", "circle", "rect", "polyline", "polygon", "line"]
  private static let textOnly: Set<String> = ["script", "style", "textarea", "title"]

  private var rest: Substring
  private var textOf: String?

  init(_ html: String) { rest = html[...] }

  mutating func next() -> Tag? {
    if let name = textOf {
      textOf = nil
      guard let end = rest.firstRange(of: "</\(name)") else { return nil }
      rest = rest[end.lowerBound...]
    }
    guard let start = rest.firstIndex(of: "<") else { return nil }
    rest = rest[start...].dropFirst()
    var tag = Tag()
    if rest.first == "/" {
      tag.isEnd = true
      rest.removeFirst()
    }
    tag.name = String(rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }).lowercased()
    rest = rest.dropFirst(tag.name.count)
    readAttributes(into: &tag)
    if Self.textOnly.contains(tag.name), !tag.isEnd { textOf = tag.name }
    return tag
  }

  private mutating func readAttributes(into tag: inout Tag) {
    var names: Set<String> = []
    while let character = rest.first, character != ">" {
      if character.isWhitespace || character == "/" {
        tag.isClosed = character == "/"
        rest.removeFirst()
        continue
      }
      let name = String(rest.prefix { !$0.isWhitespace && !"=>/".contains($0) })
      rest = rest.dropFirst(max(1, name.count))
      if !names.insert(name).inserted { tag.problem = "\(name) twice in <\(tag.name)>" }
      guard rest.first == "=" else { continue }
      rest.removeFirst()
      guard rest.first == "\"" else {
        tag.problem = "\(name) of <\(tag.name)> is not quoted"
        continue
      }
      let value = String(rest.dropFirst().prefix { $0 != "\"" })
      rest = rest.dropFirst(value.count + 2)
      if name == "id" { tag.id = value }
      if name == "style" || name.hasPrefix("on") { tag.problem = "\(name) needs an unsafe policy" }
    }
    rest = rest.dropFirst()
  }
}
