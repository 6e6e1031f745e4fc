/// What a package's manifest says, read as text: it is never run.
struct CandidateManifest: Sendable {
  let dialect: SwiftDialect
  /// The names that its targets have.
  let targets: [String]
  let file: SourceFile?

  private static let mostFeatures = 16

  /// Nil bytes: the package has none.
  init(_ bytes: [UInt8]?) {
    file = bytes.map { SourceFile(path: "Package.swift", bytes: $0) }
    let tokens = file?.tokens ?? []
    var dialect = SwiftDialect()
    dialect.mode = Self.mode(tokens, toolsVersion: Self.toolsVersion(bytes ?? []))
    var targets: [String] = []
    for (index, token) in tokens.enumerated() where token.kind == .word && index + 2 < tokens.count
    {
      guard let text = tokens[(index + 1)...].prefix(4).first(where: { $0.kind == .string })?.text
      else { continue }
      switch token.text {
      case "enableUpcomingFeature" where Self.isName(text):
        if dialect.features.count < Self.mostFeatures { dialect.features.append(text) }
      case "target", "testTarget", "executableTarget":
        if tokens[index + 1].text == "(" { targets.append(text) }
      default: break
      }
    }
    dialect.isMainActorByDefault = tokens.indices.contains { index in
      tokens[index].text == "defaultIsolation"
        && tokens[index...].prefix(3).contains { $0.text == "MainActor" }
    }
    self.dialect = dialect
    self.targets = targets
  }

  private static func isName(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && $0.isLetter }
  }

  private static func mode(_ tokens: [SourceToken], toolsVersion: Int) -> Int {
    let names = ["swiftLanguageMode", "swiftLanguageModes", "swiftLanguageVersions"]
    let said = tokens.indices.filter { names.contains(tokens[$0].text) }
      .flatMap { tokens[$0...].prefix(6).map(\.text) }
    if said.contains("v6") { return 6 }
    if said.contains(where: { ["v5", "v4_2", "v4"].contains($0) }) { return 5 }
    return toolsVersion >= 6 ? 6 : 5
  }

  /// The first number of the manifest's first comment.
  private static func toolsVersion(_ bytes: [UInt8]) -> Int {
    let line = bytes.prefix { $0 != 0x0A }
    let text = String(decoding: line, as: UTF8.self)
    guard let place = text.firstRange(of: "swift-tools-version") else { return 5 }
    let digits = text[place.upperBound...].drop { !$0.isNumber }.prefix { $0.isNumber }
    return Int(digits) ?? 5
  }
}
