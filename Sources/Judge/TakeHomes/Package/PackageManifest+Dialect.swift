extension PackageManifest {
  /// One name for all answers, so that what was compiled for one is found again.
  static let packageName = "answer"
  private static let mostWords = 64

  /// How a target's Swift is to be read, and what of its settings has no say here.
  func dialect(of target: Target) -> (dialect: SwiftDialect, leftOut: [String]) {
    var dialect = SwiftDialect(mode: mode)
    dialect.defines = SwiftDialect.ofDebugBuilds
    dialect.package = target.isPackageAccessible ? Self.packageName : nil
    var leftOut: [String] = []
    for setting in target.swift where setting.condition.holds(traits) {
      if let word = Self.apply(setting, to: &dialect) { leftOut.append(word) }
    }
    dialect.defines += traits.filter(Self.isName).sorted().prefix(Self.mostWords)
    for setting in target.others where setting.condition.holds(traits) {
      if let word = Self.foreign(setting) { leftOut.append(word) }
    }
    return (dialect, leftOut)
  }

  /// Gives the word for a setting that has no say here; nil where it has, or where none is needed.
  private static func apply(_ setting: Setting, to dialect: inout SwiftDialect) -> String? {
    let value = setting.values.first ?? ""
    switch setting.name {
    case "swiftLanguageMode":
      guard let mode = mode(value) else { return "language mode \(value)" }
      dialect.mode = mode
    case "defaultIsolation": dialect.isMainActorByDefault = value == "MainActor"
    case "define":
      guard isName(value) else { return "define \(value)" }
      add(value, to: &dialect.defines)
    case "enableUpcomingFeature":
      guard isFeature(value) else { return "upcoming feature \(value)" }
      add(value, to: &dialect.features)
    case "enableExperimentalFeature":
      guard isFeature(value) else { return "experimental feature \(value)" }
      add(value, to: &dialect.experiments)
    case "unsafeFlags": return flags(setting.values, &dialect)
    case "interoperabilityMode": return "interoperability with \(value)"
    // They speak of warnings, and warnings cost nothing here.
    default: break
    }
    return nil
  }

  private static func add(_ word: String, to words: inout [String]) {
    if words.count < mostWords, !words.contains(word) { words.append(word) }
  }

  /// Of flags, conditions count; those of warnings and of speed change nothing here.
  private static func flags(_ flags: [String], _ dialect: inout SwiftDialect) -> String? {
    var rest = flags[...]
    var unknown: [String] = []
    while let flag = rest.popFirst() {
      switch flag {
      case "-D": if let name = rest.popFirst(), isName(name) { add(name, to: &dialect.defines) }
      case "-enable-upcoming-feature":
        if let name = rest.popFirst(), isFeature(name) { add(name, to: &dialect.features) }
      case "-enable-experimental-feature":
        if let name = rest.popFirst(), isFeature(name) { add(name, to: &dialect.experiments) }
      case "-Xfrontend":
        if let next = rest.first, isQuiet(next) { rest.removeFirst() } else { unknown.append(flag) }
      case _ where flag.hasPrefix("-D") && isName(String(flag.dropFirst(2))):
        add(String(flag.dropFirst(2)), to: &dialect.defines)
      case _ where flag.hasPrefix("-strict-concurrency="):
        add("StrictConcurrency", to: &dialect.experiments)
      case "-enable-bare-slash-regex": add("BareSlashRegexLiterals", to: &dialect.features)
      default: if !isQuiet(flag) { unknown.append(flag) }
      }
    }
    return unknown.isEmpty ? nil : "unsafe flags \(unknown.joined(separator: " "))"
  }

  private static func isQuiet(_ flag: String) -> Bool {
    ["-warn", "-W", "-suppress-", "-no-warn", "-O", "-g", "-enable-testing", "-v"].contains {
      flag.hasPrefix($0)
    }
  }

  /// What every link finds anyway.
  private static let usualLibraries: Set = ["m", "pthread", "dl", "c", "stdc++", "rt"]

  private static func foreign(_ setting: Setting) -> String? {
    let value = setting.values.first ?? ""
    switch setting.name {
    case "linkedLibrary": return usualLibraries.contains(value) ? nil : "the library \(value)"
    case "linkedFramework": return "the framework \(value)"
    case "unsafeFlags": return "linker or C flags"
    // A Swift target has no C, and warnings cost nothing.
    default: return nil
    }
  }

  private static func isFeature(_ text: String) -> Bool {
    let name = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return name.count <= 2 && name.allSatisfy { isName(String($0)) }
  }

  private static func isName(_ text: String) -> Bool {
    (1...100).contains(text.count) && text.first?.isNumber == false
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

extension SwiftDialect {
  /// What SwiftPM defines when it builds for debugging.
  static let ofDebugBuilds = ["SWIFT_PACKAGE", "DEBUG"]

  /// Of a package whose manifest cannot be used, and of folders that it does not name.
  static let ofFolders = SwiftDialect(
    mode: 5, defines: ofDebugBuilds, package: PackageManifest.packageName)
}
