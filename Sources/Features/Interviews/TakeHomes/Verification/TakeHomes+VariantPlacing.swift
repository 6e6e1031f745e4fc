internal import Domain
internal import Foundation

extension TakeHomes.Verification.Variant {
  private static let manifestFile = "Package.swift"

  /// Changes a package at a place.
  func apply(to package: URL, of takeHome: TakeHome) throws {
    let file = package.appending(path: Self.manifestFile)
    var text = try String(contentsOf: file, encoding: .utf8)
    let names = try names(in: package, of: takeHome, manifest: text)
    if isNew { text = Self.renewed(text) }
    if !manifest.isEmpty { text += "\n\(names.filled(manifest))\n" }
    try text.write(to: file, atomically: true, encoding: .utf8)
    for (from, to) in moves {
      let place = package.appending(path: names.filled(to))
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: package.appending(path: names.filled(from)), to: place)
    }
    for (path, content) in files {
      let place = package.appending(path: names.filled(path))
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try names.filled(content).write(to: place, atomically: true, encoding: .utf8)
    }
  }

  /// What stands for the words of a variant's texts.
  private struct Names {
    /// Longer words first, as one may begin with another.
    var all: [(word: String, name: String)]

    func filled(_ text: String) -> String {
      all.reduce(text) { $0.replacing($1.word, with: $1.name) }
    }
  }

  private func names(in package: URL, of takeHome: TakeHome, manifest: String) throws -> Names {
    let inner = takeHome.layers.first?.name ?? ""
    let outer = takeHome.layers.last { $0.imports.contains(inner) }?.name ?? inner
    let outerFolder = package.appending(path: "Sources/\(outer)").path(percentEncoded: false)
    let parts = try FileManager.default.contentsOfDirectory(atPath: outerFolder).sorted()
    let call = try Regex(#"testTarget\(\s*name: "([^"]+)""#, as: (Substring, Substring).self)
    let testTarget = manifest.firstMatch(of: call).map { String($0.1) } ?? ""
    let tests = package.appending(path: "Tests/\(testTarget)").path(percentEncoded: false)
    return Names(all: [
      ("TESTTARGET", testTarget),
      ("TESTS", FileManager.default.fileExists(atPath: tests) ? "Tests/\(testTarget)" : "Tests"),
      ("LISTED", parts.map { "\"\($0)\"" }.joined(separator: ", ")),
      ("INNER", inner), ("OUTER", outer),
    ])
  }

  /// A manifest of the newest tools that means what it meant.
  private static func renewed(_ manifest: String) -> String {
    let rest = manifest.drop { !$0.isNewline }
    let isOld =
      manifest.prefix(40).contains("swift-tools-version: 5")
      || manifest.prefix(40)
        .contains("swift-tools-version:5")
    let mode = "\npackage.swiftLanguageModes = package.swiftLanguageModes ?? [.v5]\n"
    return "// swift-tools-version: 6.2" + rest + (isOld ? mode : "")
  }
}
