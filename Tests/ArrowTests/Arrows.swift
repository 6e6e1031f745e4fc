/// Which module may import which; the one picture of the house that the compiler does not check.
struct Arrows {
  /// Each target's imports beyond those that everything may have.
  var allowed: [String: Set<String>]
  /// What everything but the roots may import.
  var common: Set<String>
  /// Targets that import the system's modules alone.
  var roots: Set<String>
  /// Targets that may import everything.
  var free: Set<String>

  static let system: Set = [
    "Foundation", "Synchronization", "Dispatch", "Glibc", "Musl", "Darwin", "System",
  ]

  /// The modules in which a library speaks; who may import it may import these.
  static let families: [String: Set<String>] = [
    "Hummingbird": [
      "HummingbirdCore", "HTTPTypes", "Logging", "NIOCore", "NIOEmbedded", "NIOHTTP1",
      "NIOHTTPTypes", "ServiceLifecycle", "UnixSignals",
    ],
    "Subprocess": ["SystemPackage"],
    "SwiftSyntax": ["SwiftParser", "SwiftOperators", "SwiftDiagnostics", "SwiftBasicFormat"],
    "HeroesApp": ["HeroesDomain", "HeroesData", "HeroesPresentation", "HeroesImaging"],
    "MarketsApp": [
      "MarketsDomain", "MarketsData", "MarketsPresentation", "MarketsApplication",
    ],
    "RoundsApp": [
      "RoundsBridge", "RoundsDomain", "RoundsData", "RoundsPresentation", "RoundsSQLite",
    ],
    "StatusApp": ["StatusDomain", "StatusData", "StatusPresentation"],
    "AsyncHTTPClient": [
      "HTTPTypes", "NIOCore", "NIOHTTP1", "NIOHTTPCompression", "NIOPosix", "Logging",
    ],
  ]

  static let house = Arrows(
    allowed: [
      "Study": [], "TestForge": [], "TraceFile": [], "Markup": [],
      "Catalogue": ["Yams"],
      "Instrumenter": ["TraceFile", "SwiftSyntax"],
      "focus-instrument": ["Instrumenter"],
      "Judge": ["CJail", "CZlib", "Subprocess", "Instrumenter", "TraceFile", "TestForge"],
      "Store": ["GRDB"],
      "Clients": ["AsyncHTTPClient"],
      "Stubs": ["Hummingbird"],
      "SiteKit": ["Study", "TestForge", "Markup", "Store"],
      "Trials": ["TestForge", "Markup"],
      "CodingFeature": ["SiteKit", "Trials", "TestForge", "Catalogue", "Markup", "Store"],
      "ProblemsFeature": ["SiteKit", "Study", "Catalogue", "Markup", "Store"],
      "JourneyFeature": ["SiteKit", "Trials", "TestForge", "TraceFile", "Markup", "Store"],
      "StudyFeature": ["SiteKit", "Study", "Markup", "Store"],
      "InterviewsFeature": ["SiteKit", "Study", "Markup", "Store"],
      "OnlineFeature": ["SiteKit", "Trials", "TraceFile", "Markup", "Store"],
      "AuthoringFeature": ["Trials", "TestForge", "Catalogue"],
      "LiveAppsFeature": [
        "SiteKit", "Markup", "HeroesApp", "MarketsApp", "RoundsApp", "StatusApp",
      ],
      "AppFeature": [
        "SiteKit", "Trials", "CodingFeature", "ProblemsFeature", "JourneyFeature", "StudyFeature",
        "InterviewsFeature", "OnlineFeature", "Study", "TestForge", "Catalogue", "Markup", "Store",
      ],
      "Web": [
        "SiteKit", "Trials", "CodingFeature", "ProblemsFeature", "JourneyFeature", "StudyFeature",
        "InterviewsFeature", "OnlineFeature", "LiveAppsFeature", "AppFeature", "Markup",
        "Hummingbird",
      ],
    ],
    common: ["Domain", "ClockKit", "FlagKit", "LoadKit", "PagingKit", "MachineKit"],
    roots: ["Domain", "CJail", "CZygote", "CPreload", "KeeperFuzz", "focus-jail"],
    free: ["focus", "focus-bench", "journey-instrument"])

  private static let jail: [String: Set<String>] = [
    "focus-jail": ["CJail", "CZygote"], "CPreload": ["CZygote"],
    "KeeperFuzz": ["CJail", "CZygote"],
  ]

  /// Whether a target may import a module.
  func allows(_ target: String, toImport module: String) -> Bool {
    if Self.system.contains(module) || free.contains(target) { return true }
    // The jail's own C targets stand on each other alone.
    if let ground = Self.jail[target] { return ground.contains(module) }
    if roots.contains(target) { return false }
    if common.contains(module) { return true }
    return (allowed[target] ?? []).contains { $0 == module || isFamily($0, of: module) }
  }

  /// Each arrow that the table does not have, as a sentence.
  func breaches(of imports: [Import]) -> [String] {
    imports.filter { !allows($0.target, toImport: $0.module) }.map {
      "\($0.file):\($0.line): \($0.target) must not import \($0.module)."
    }
  }

  /// Imports that build only because a dependency of a dependency has the module.
  func undeclared(_ imports: [Import], in manifest: Manifest) -> [String] {
    imports.filter { found in
      let declared = manifest.dependencies[found.target] ?? []
      return !Self.system.contains(found.module) && !declared.contains(found.module)
        && !declared.contains { isFamily($0, of: found.module) }
    }.map { "\($0.file):\($0.line): \($0.target) imports \($0.module) without declaring it." }
  }

  private func isFamily(_ library: String, of module: String) -> Bool {
    Self.families[library]?.contains(module) ?? false
  }
}
