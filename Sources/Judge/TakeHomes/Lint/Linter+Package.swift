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
}
