/// A link's target that is safe to follow: http, https, or relative to the page.
struct MarkdownLink {
  let target: String
  let isAbsolute: Bool

  init?(_ target: String) {
    let isClean = target.unicodeScalars.allSatisfy { $0.value > 0x20 && $0 != "\\" }
    guard isClean, !target.isEmpty, !target.hasPrefix("//") else { return nil }
    let head = target.prefix { !"/?#".contains($0) }
    let scheme = head.contains(":") ? head.prefix { $0 != ":" }.lowercased() : nil
    guard scheme == nil || scheme == "http" || scheme == "https" else { return nil }
    self.target = target
    isAbsolute = scheme != nil
  }

  func html(_ label: HTML) -> HTML {
    isAbsolute
      ? "<a href=\"\(target)\" rel=\"noopener noreferrer\">\(label)</a>"
      : "<a href=\"\(target)\">\(label)</a>"
  }
}
