// swift-tools-version: 6.2
import PackageDescription

// For what runs inside the jail, where there is no Swift.
let libcAlone: [LinkerSetting] = [
  .unsafeFlags(["-nostartfiles"])
]

// The jail is in C: what a compiler can find it finds, and what it can guard it guards. `JailBinaryTests` look at the program.
let guarded: [CSetting] = [
  .unsafeFlags([
    "-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Werror", "-fstack-protector-strong",
    "-fvisibility=hidden",
  ]),
  // Without optimisation it has no effect, and the headers say so.
  .unsafeFlags(["-D_FORTIFY_SOURCE=2"], .when(configuration: .release)),
]
// Its table of other programs' functions can't be written once it has started.
let readOnly: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xlinker", "-z", "-Xlinker", "relro", "-Xlinker", "-z", "-Xlinker", "now"])
]

/// The features that have pages and what they share, for those who stand above.
let features: [Target.Dependency] = [
  "SiteKit", "Trials", "CodingFeature", "ProblemsFeature", "JourneyFeature", "StudyFeature",
  "InterviewsFeature", "OnlineFeature", "LiveAppsFeature", "AppFeature",
]

let package = Package(
  name: "Focus",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "focus", targets: ["focus"]),
    .executable(name: "focus-jail", targets: ["focus-jail"]),
    // Reads learners' Swift in a jail; lies beside focus-jail.
    .executable(name: "focus-instrument", targets: ["focus-instrument"]),
    // libfocus-zygote.so, which lies beside focus-jail.
    .library(name: "focus-zygote", type: .dynamic, targets: ["CPreload"]),
  ],
  dependencies: [
    .package(path: "Kits"),
    .package(path: "TakeHomes/Heroes/HeroesApp"),
    .package(path: "TakeHomes/Markets/MarketsApp"),
    .package(path: "TakeHomes/Rounds/RoundsApp"),
    .package(path: "TakeHomes/Status/StatusApp"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    // These two bring swift-collections, -algorithms and -numerics, which solutions may import.
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
  ],
  targets: [
    // In arrow order: a target imports only what stands above it.
    .target(name: "Domain"),
    .target(name: "Study", dependencies: ["Domain"]),
    .target(name: "TestForge", dependencies: ["Domain"]),
    .target(name: "TraceFile", dependencies: ["Domain"]),
    // A dependency of Hummingbird's has a target called Instrumentation.
    .target(
      name: "Instrumenter",
      dependencies: [
        "Domain", "TraceFile", .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .executableTarget(name: "focus-instrument", dependencies: ["Domain", "Instrumenter"]),
    .target(name: "Markup", dependencies: ["Domain"]),
    .target(name: "Catalogue", dependencies: ["Domain", "Yams"]),
    // zlib, which the system has.
    .systemLibrary(name: "CZlib"),
    .target(name: "CJail", cSettings: guarded),
    .target(name: "CZygote", cSettings: guarded),
    .target(
      name: "CPreload", dependencies: ["CZygote"], cSettings: guarded,
      linkerSettings: libcAlone + readOnly),
    .executableTarget(
      name: "focus-jail", dependencies: ["CJail", "CZygote"], cSettings: guarded,
      linkerSettings: libcAlone + readOnly),
    .target(
      name: "Judge",
      dependencies: [
        "Domain", "TestForge", "TraceFile", "Instrumenter", "CJail", "CZlib",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),
    .target(
      name: "Store",
      dependencies: ["Domain", .product(name: "GRDB", package: "GRDB.swift")]),
    .target(
      name: "Clients",
      dependencies: [
        "Domain", .product(name: "ClockKit", package: "Kits"),
        .product(name: "PagingKit", package: "Kits"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
      ]),
    .target(
      name: "Stubs",
      dependencies: ["Domain", .product(name: "Hummingbird", package: "hummingbird")]),
    // What all features share: the site's frame and addresses, jobs, wording, parts of pages.
    .target(
      name: "SiteKit", dependencies: ["Domain", "Study", "TestForge", "Markup", "Store"]),
    // Runs that answer a question of ours: how a program grows, what a proposed case is worth.
    .target(name: "Trials", dependencies: ["Domain", "TestForge", "Markup"]),
    // The features. None of them knows another; AppFeature joins them.
    .target(
      name: "CodingFeature",
      dependencies: [
        "Domain", "Markup", "Store", "SiteKit", "Trials", "TestForge", "Catalogue",
        .product(name: "MachineKit", package: "Kits"),
      ], path: "Sources/Features/Coding"),
    .target(
      name: "ProblemsFeature",
      dependencies: [
        "Domain", "Markup", "Store", "SiteKit", "Study", "Catalogue",
      ], path: "Sources/Features/Problems"),
    .target(
      name: "JourneyFeature",
      dependencies: [
        "Domain", "Markup", "Store", "SiteKit", "Trials", "TestForge", "TraceFile",
      ], path: "Sources/Features/Journey"),
    .target(
      name: "StudyFeature",
      dependencies: [
        "Domain", "Markup", "Store", "SiteKit", "Study",
      ], path: "Sources/Features/Study"),
    .target(
      name: "InterviewsFeature",
      dependencies: [
        "Domain", "Markup", "Store", "SiteKit", "Study",
      ], path: "Sources/Features/Interviews"),
    .target(
      name: "OnlineFeature",
      dependencies: [
        "Domain", "Markup", "Store", "SiteKit", "Trials", "TraceFile",
      ], path: "Sources/Features/Online"),
    .target(
      name: "AuthoringFeature",
      dependencies: [
        "Domain", "Trials", "TestForge", "Catalogue",
      ], path: "Sources/Features/Authoring"),
    .target(
      name: "LiveAppsFeature",
      dependencies: [
        "Domain", "Markup", "SiteKit", .product(name: "LoadKit", package: "Kits"),
        .product(name: "HeroesApp", package: "HeroesApp"),
        .product(name: "MarketsApp", package: "MarketsApp"),
        .product(name: "RoundsApp", package: "RoundsApp"),
        .product(name: "StatusApp", package: "StatusApp"),
      ], path: "Sources/Features/LiveApps"),
    .target(
      name: "AppFeature",
      dependencies: [
        "Domain", "Markup", "Store", "SiteKit", "CodingFeature", "ProblemsFeature",
        "JourneyFeature", "StudyFeature", "InterviewsFeature", "OnlineFeature", "Trials", "Study",
        "TestForge", "Catalogue",
      ], path: "Sources/Features/App"),
    .target(
      name: "Web",
      dependencies: [
        "Domain", "Markup",
        .product(name: "Hummingbird", package: "hummingbird"),
      ] + features),
    .executableTarget(
      name: "focus",
      dependencies: [
        "AuthoringFeature",
        "Domain", "Study", "TestForge", "TraceFile", "Markup", "Catalogue", "Judge", "Store",
        "Clients", "Stubs", "Web", .product(name: "FlagKit", package: "Kits"),
        .product(name: "HeroesApp", package: "HeroesApp"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + features),

    .target(
      name: "TestSupport", dependencies: ["Domain", "TraceFile"], path: "Tests/TestSupport"),
    .target(name: "KeeperFuzz", dependencies: ["CJail", "CZygote"], path: "Tests/KeeperFuzz"),
    .testTarget(name: "ArrowTests"),
    .testTarget(name: "DomainTests", dependencies: ["Domain", "TestSupport"]),
    .testTarget(name: "StudyTests", dependencies: ["Study", "Domain", "TestSupport"]),
    .testTarget(name: "TraceFileTests", dependencies: ["TraceFile", "Domain", "TestSupport"]),
    .testTarget(
      name: "InstrumenterTests",
      dependencies: ["Instrumenter", "Domain", "TraceFile", "TestSupport"]),
    // What Tests/Journey/swift_corpus.py has programs rewritten by.
    .executableTarget(
      name: "journey-instrument", dependencies: ["Instrumenter"],
      path: "Tests/Journey/InstrumentTool"),
    .testTarget(name: "TestForgeTests", dependencies: ["TestForge", "Domain", "TestSupport"]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup", "Domain", "TestSupport"]),
    .testTarget(name: "CatalogueTests", dependencies: ["Catalogue", "Domain", "TestSupport"]),
    .testTarget(
      name: "JudgeTests",
      dependencies: [
        "Judge", "CJail", "Catalogue", "Domain", "KeeperFuzz", "TestForge", "TraceFile", "Store",
        "Clients", "Stubs", "TestSupport", "focus-jail",
        "focus-instrument", "Instrumenter",
      ] + features),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "Domain", "TestForge", "TraceFile", "Markup", "Catalogue", "Store", "Judge",
        "Web", "KeeperFuzz", .product(name: "GRDB", package: "GRDB.swift"),
      ] + features, exclude: ["Corpora", "Found", "Fuzzer.swift"]),
    .testTarget(
      name: "StoreTests",
      dependencies: [
        "Store", "Domain", "TestSupport", .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "StubsTests",
      dependencies: [
        "Stubs", "Domain", "TestSupport",
        .product(name: "HummingbirdTesting", package: "hummingbird"),
      ]),
    .testTarget(
      name: "ClientsTests", dependencies: ["Clients", "Stubs", "Domain", "TestSupport"]),
    .testTarget(
      name: "FeaturesTests",
      dependencies: [
        "AuthoringFeature",
        "Domain", "Study", "TestForge", "TraceFile", "Markup", "Catalogue", "Store",
        "TestSupport",
      ] + features),
    .testTarget(
      name: "WebTests",
      dependencies: [
        "Web", "Markup", "Store", "Catalogue", "Clients", "Domain", "Stubs",
        "TraceFile", "TestSupport",
        .product(name: "HummingbirdTesting", package: "hummingbird"),
      ] + features),
    .testTarget(
      name: "focusTests",
      dependencies: ["AuthoringFeature", "focus", "Stubs", "Domain", "TestSupport"] + features),
  ],
  cLanguageStandard: .gnu17
)

// Only for those who measure: `FOCUS_BENCHMARKS=1 swift run -c release focus-bench`.
if Context.environment["FOCUS_BENCHMARKS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "focus-bench",
      dependencies: [
        "Domain", "TestForge", "Catalogue", "Judge", "Markup", "TraceFile", "Store",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + features, path: "Benchmarks/focus-bench"))
}

// Only for `Scripts/fuzz`: the readers of strangers' bytes alone, so that they build in a minute;
// with `import` that of exports too, for which GRDB is built.
if let fuzzers = Context.environment["FOCUS_FUZZERS"] {
  let hasImport = fuzzers == "import"
  // Nil: the whole target.
  var readers: [String: [String]?] = [
    "Domain": nil, "TraceFile": nil, "Markup": nil, "Catalogue": nil, "CJail": nil,
    "CZlib": nil, "CZygote": nil, "KeeperFuzz": nil, "Web": ["Access/HostRules.swift"],
    "TestForge": [
      "ForgeError.swift", "Input/NamedInput.swift", "Input/ValueType+Phrase.swift",
      "Judging/Problem+Shape.swift",
    ],
    "SiteKit": ["Paths/URLText.swift"],
    "Trials": [
      "CaseSchema.swift", "ProposalError.swift", "ProposalReader.swift", "ProposedCase.swift",
      "Value+Excerpt.swift",
    ],
    "Judge": [
      "Jail/JailError.swift", "Jail/JailEvent.swift", "Jail/JailLevel.swift",
      "Jail/JailLimits.swift", "Jail/JailMessageReader.swift", "Jail/JailProtocol.swift",
      "Jail/JailSpec.swift", "Jail/RunOrder.swift", "Languages/Cpp/CppInputSearch.swift",
      "Languages/Cpp/CppLexer.swift", "Languages/Cpp/CppOutline.swift",
      "Languages/Go/GoLexer.swift", "Languages/Go/GoLoops.swift", "Languages/Go/GoOutline.swift",
      "Languages/Swift/SwiftLexer.swift", "Languages/Swift/SwiftOutline.swift",
      "Languages/UInt8+Word.swift",
      "Run/CrashNote.swift", "Run/Frame.swift", "Run/FrameReader.swift", "State",
      "TakeHomes/HandIn/BundleReader.swift", "TakeHomes/HandIn/HandedFile.swift",
      "TakeHomes/HandIn/ZipReader.swift", "TakeHomes/Package/PackagePath.swift",
      "TakeHomes/Run/TestRecord.swift",
    ],
  ]
  if hasImport { readers["Store"] = .some(nil) }
  let libraries: Set = hasImport ? ["Yams", "GRDB.swift"] : ["Yams"]
  let needs: [String: [Target.Dependency]] = [
    "SiteKit": [], "Trials": ["Domain", "TestForge"], "Judge": ["Domain", "CJail", "CZlib"],
    "Web": [],
  ]
  package.products = []
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let location, _) = dependency.kind else { return true }
    return !libraries.contains(location.split(separator: "/").last.map(String.init) ?? "")
  }
  package.targets.removeAll { readers[$0.name] == nil }
  for target in package.targets {
    target.sources = readers[target.name] ?? nil
    target.dependencies = needs[target.name] ?? target.dependencies
  }
  package.targets.append(
    .executableTarget(
      name: "focus-fuzz", dependencies: package.targets.map { .target(name: $0.name) },
      path: "Tests/FuzzTests",
      exclude: ["Corpora", "Found", "FuzzTests.swift"]
        + (hasImport ? [] : ["Readers/ImportFuzz.swift"]),
      sources: ["Fuzzer.swift", "Readers"],
      swiftSettings: [.define(hasImport ? "FUZZES_IMPORTS" : "FUZZES")]))
}

let inC = ["CJail", "CZlib", "CZygote", "CPreload", "KeeperFuzz", "focus-jail"]
for target in package.targets where !inC.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
  // Generators and values do most of the gate's work, so debug builds make them fast too.
  if ["Domain", "TestForge"].contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
}
