import Domain

@testable import SiteKit
@testable import Markup
@testable import Web

extension FuzzReader {
  /// A posted form: what was read of it is written and read again as the same.
  static let form = FuzzReader(name: "form") { input in
    let text = String(decoding: input, as: UTF8.self)
    let fields = URLText.fields(text)
    let written = fields.map { "\(URLText.encode($0))=\(URLText.encode($1))" }
    guard URLText.fields(written.joined(separator: "&")) == fields else {
      return "a form that was written is read as another one"
    }
    guard URLText.decode(URLText.encode(text)) == text else {
      return "a text that was encoded is another one"
    }
    return nil
  }

  /// `Host` and `Origin` of a request: only names of this machine may pass.
  static let hosts = FuzzReader(name: "hosts") { input in
    let text = String(decoding: input, as: UTF8.self)
    let rules = HostRules(host: "127.0.0.1", port: 8080)
    let anywhere = HostRules(host: "0.0.0.0", port: 8080)
    _ = anywhere.admits(authority: text)
    _ = anywhere.admits(origin: text)
    if rules.admits(authority: text) {
      let names: Set = ["localhost:8080", "127.0.0.1:8080", "[::1]:8080"]
      return names.contains(canonical(text)) ? nil : "a foreign host is let in"
    }
    guard rules.admits(origin: text) else { return nil }
    let origin = text.dropFirst("http://".count).prefix { $0 != "/" }
    return rules.admits(authority: String(origin)) ? nil : "a foreign origin is let in"
  }

  /// A port may have zeros or a sign before it.
  private static func canonical(_ authority: String) -> String {
    let text = authority.lowercased()
    guard let colon = text.lastIndex(of: ":"), let port = Int(text[text.index(after: colon)...])
    else { return text }
    return "\(text[..<colon]):\(port)"
  }

  /// Markdown as pages show it: no tag of the text's own, and no more than there is to say.
  static let markdown = FuzzReader(name: "markdown") { input in
    let text = String(decoding: input, as: UTF8.self)
    for html in [Markdown(text).html.text, Markdown(text, hasLinks: false).htmlWithoutTitle.text] {
      guard html.utf8.count <= 64 * input.count + 256 else { return "a small text is a large page" }
      if let problem = strangeTag(in: html) { return problem }
    }
    return nil
  }

  private static let tags: Set<String> = [
    "h1", "h2", "h3", "h4", "h5", "h6", "p", "ul", "ol", "li", "pre", "code", "table", "thead",
    "tbody", "tr", "th", "td", "blockquote", "hr", "em", "strong", "a", "br", "div", "del",
  ]

  /// The first tag that is none of ours, or is closed where another one is open.
  private static func strangeTag(in html: String) -> String? {
    var open: [String] = []
    for piece in html.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
      .dropFirst()
    {
      guard let end = piece.firstIndex(of: UInt8(ascii: ">")) else { return "a tag has no end" }
      let tag = String(decoding: piece[..<end], as: UTF8.self)
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      guard tags.contains(String(name)) else { return "<\(tag)> is no tag of ours" }
      if tag.lowercased().contains("javascript:") { return "a link runs a script" }
      if name == "hr" || name == "br" { continue }
      if !tag.hasPrefix("/") {
        open.append(String(name))
      } else if open.popLast() != String(name) {
        return "</\(name)> closes another tag"
      }
    }
    return open.isEmpty ? nil : "<\(open.last ?? "")> is not closed"
  }
}
