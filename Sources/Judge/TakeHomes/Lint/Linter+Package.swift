internal import Domain

extension Linter {
  /// What every layer may import: the language's own, and what depends on no outside.
  private static let plain: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "Synchronization", "Observation", "Dispatch", "_Concurrency", "_StringProcessing",
    "RegexBuilder",
  ]
  /// What outer layers may import besides.
  private static let system: Set = [
    "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "Darwin", "Combine", "CoreGraphics",
    "ImageIO", "OSLog", "os", "SwiftUI", "UIKit", "AppKit",
  ]

  func foreignImports(_ file: SourceFile) -> [LintFinding] {
    let owner = CandidateTarget.module(file.target)
    let owners = libraries[owner] ?? [file.target]
    return file.imports.compactMap { one in
      let layer = takeHome.layers.first { owners.contains($0.name) && !mayImport($0, one.module) }
      guard let layer, one.module != owner else { return nil }
      let part = libraries[owner] == nil ? "" : ", which is a part of \(layer.name),"
      return LintFinding(
        path: file.path, line: one.line, what: "\(file.target)\(part) must not import \(one.module)"
      )
    }
  }

  /// A library of the candidate's own is a part of the layers that depend on it.
  private func mayImport(_ layer: TakeHome.Layer, _ module: String) -> Bool {
    if let owners = libraries[module] { return owners.contains(layer.name) }
    return Self.plain.contains(module) || module == layer.name
      || (layer.imports + layer.kits + layer.given).contains(module)
      || (!layer.imports.isEmpty && Self.system.contains(module))
  }

  /// Packages other than our kits.
  static func dependencies(_ manifest: SourceFile) -> [LintFinding] {
    let tokens = manifest.tokens
    return tokens.indices.dropFirst().compactMap { index in
      guard tokens[index].text == "package", tokens[index - 1].text == ".",
        index + 1 < tokens.count, tokens[index + 1].text == "("
      else { return nil }
      let label = index + 2 < tokens.count ? tokens[index + 2].text : ""
      let value = tokens[index...].first { $0.kind == .string }?.text ?? ""
      if label == "path", value.split(separator: "/").last == "Kits" { return nil }
      return LintFinding(
        path: manifest.path, line: tokens[index].line, what: "the package depends on \(value)")
    }
  }

  private static let secretWords = ["key", "token", "secret", "password"]
  private static let fewestForNamed = 16
  private static let fewestHexDigits = 32

  static func secrets(_ file: SourceFile) -> [LintFinding] {
    let tokens = file.tokens
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .string else { return nil }
      let isNamed = isMixed(token.text) && names(tokens[..<index].suffix(6))
      guard isNamed || isHex(token.text) else { return nil }
      return LintFinding(path: file.path, line: token.line, what: "what looks like a key")
    }
  }

  /// Letters and digits without a gap, long enough for a key.
  private static func isMixed(_ text: String) -> Bool {
    text.count >= fewestForNamed && text.contains { $0.isNumber } && text.contains { $0.isLetter }
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-+/=.".contains($0)) }
  }

  private static func isHex(_ text: String) -> Bool {
    text.count >= fewestHexDigits && text.allSatisfy { $0.isASCII && $0.isHexDigit }
      && Set(text).count > 4
  }

  /// Whether the value after these tokens is given to a name such as `apiKey`.
  private static func names(_ before: ArraySlice<SourceToken>) -> Bool {
    guard let last = before.last, ["=", ":", "(", "??", "=="].contains(last.text) else {
      return false
    }
    return before.contains { token in
      let name = token.text.lowercased()
      return token.kind != .sign && name.count < 40 && secretWords.contains { name.contains($0) }
    }
  }
}
