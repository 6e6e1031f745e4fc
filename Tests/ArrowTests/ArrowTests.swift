import Foundation
import Testing

struct ArrowTests {
  private let arrows = Arrows.house

  @Test func `no source of the house imports against the table`() throws {
    #expect(arrows.breaches(of: try Self.imports()) == [])
  }

  @Test func `every import is declared in Package.swift`() throws {
    #expect(arrows.undeclared(try Self.imports(), in: try Self.manifest()) == [])
  }

  @Test func `Package.swift declares no arrow that the table does not have`() throws {
    let declared = try Self.manifest().dependencies.flatMap { target, names in
      names.map { Import(target: target, module: $0, file: "Package.swift", line: 0) }
    }.filter { $0.target != "TestSupport" }
    #expect(declared.count > 20)
    #expect(arrows.breaches(of: declared) == [])
  }

  @Test func `no feature knows another, but for the one that joins them`() {
    for (target, modules) in arrows.allowed
    where target.hasSuffix("Feature") && target != "AppFeature" {
      #expect(modules.filter { $0.hasSuffix("Feature") } == [], "\(target)")
    }
  }

  @Test func `the table has no cycle and no arrow that nobody uses`() throws {
    var above = arrows.allowed.mapValues { $0.intersection(arrows.allowed.keys) }
    while let lowest = above.first(where: { $0.value.isEmpty })?.key {
      above[lowest] = nil
      for target in above.keys { above[target]?.remove(lowest) }
    }
    #expect(above.isEmpty)
    let used = Dictionary(grouping: try Self.imports(), by: \.target)
    for (target, modules) in arrows.allowed where target.hasSuffix("Feature") {
      let idle = modules.subtracting((used[target] ?? []).map(\.module)).filter {
        Arrows.families[$0] == nil
      }
      #expect(idle.isEmpty, "\(target): \(idle.sorted())")
    }
  }

  @Test func `the sources were found`() throws {
    #expect(Set(try Self.imports().map(\.target)).isSuperset(of: ["Store", "Markup", "Web"]))
  }

  @Test(arguments: [
    ("Domain", "Markup"), ("Domain", "GRDB"), ("Markup", "Store"), ("TestForge", "Catalogue"),
    ("CodingFeature", "Hummingbird"), ("StudyFeature", "Judge"), ("AppFeature", "GRDB"),
    ("CodingFeature", "StudyFeature"), ("OnlineFeature", "AppFeature"), ("SiteKit", "Trials"),
    ("Web", "Store"), ("Web", "Judge"), ("Store", "SiteKit"), ("Judge", "Catalogue"),
    ("Catalogue", "GRDB"),
    ("CJail", "Domain"), ("focus-jail", "Domain"), ("Unheard", "Store"),
  ]) func `a planted violation is found`(target: String, module: String) {
    let planted = Import.all(
      in: "import Foundation\n\ninternal import \(module)\n", target: target, file: "A.swift")
    #expect(
      arrows.breaches(of: planted) == ["A.swift:3: \(target) must not import \(module)."])
  }

  @Test(arguments: [
    ("Domain", "Synchronization"), ("Store", "GRDB"), ("Store", "Domain"), ("Web", "NIOCore"),
    ("Judge", "CJail"), ("focus", "Judge"), ("focus-jail", "CJail"),
    ("LiveAppsFeature", "ClockKit"),
  ]) func `an arrow of the table passes`(target: String, module: String) {
    #expect(arrows.allows(target, toImport: module))
  }

  @Test(arguments: [
    ("import A", ["A"]), ("public import A", ["A"]), ("@testable import A", ["A"]),
    ("@preconcurrency public import A", ["A"]), ("import struct A.B", ["A"]),
    ("  import A.B", ["A"]), ("import A; import B", ["A"]), ("// import A", []),
    ("let text = \"\"\"\n  import A\n  \"\"\"\nimport B", ["B"]), ("important(A)", []),
  ]) func `import lines are read`(source: String, modules: [String]) {
    #expect(Import.all(in: source, target: "T", file: "F").map(\.module) == modules)
  }

  @Test func `a manifest's targets are read`() {
    let manifest = Manifest(
      text: """
        .target(name: "A"),
        .executableTarget(
          name: "B",
          dependencies: ["A", .product(name: "GRDB", package: "GRDB.swift"), "C"],
          path: "x"),
        .testTarget(name: "BTests", dependencies: ["B"]),
        """)
    #expect(manifest.dependencies == ["A": [], "B": ["A", "GRDB", "C"]])
  }

  @Test func `an import that nobody declared is found`() {
    let manifest = Manifest(text: ".target(name: \"A\", dependencies: [\"B\"])")
    let imports = ["B", "C", "Foundation"].map {
      Import(target: "A", module: $0, file: "A.swift", line: 1)
    }
    #expect(
      arrows.undeclared(imports, in: manifest)
        == ["A.swift:1: A imports C without declaring it."])
  }

  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func manifest() throws -> Manifest {
    Manifest(text: try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8))
  }

  private static func imports() throws -> [Import] {
    let sources = root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      let folders = path.split(separator: "/")
      let target = folders[0] == "Features" ? "\(folders[1])Feature" : String(folders[0])
      return Import.all(in: text, target: target, file: "Sources/\(path)")
    }
  }
}
