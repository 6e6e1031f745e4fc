import Domain
import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct LinterTests {
  private static let takeHome = TakeHome(
    slug: "lamps", name: "Lamps", summary: "", minutes: 5,
    layers: [
      .init(name: "LampsDomain", kits: ["TallyKit"], given: ["LampsWatt"]),
      .init(name: "LampsPresentation", imports: ["LampsDomain"]),
    ], requirements: [], safety: [], mutants: [], writtenOnce: ["desks"], folder: "")

  private func findings(
    _ rule: LintRule, _ source: String, path: String = "Sources/LampsPresentation/A.swift"
  ) -> [LintFinding] {
    let file = SourceFile(path: path, bytes: Array(source.utf8))
    let isTest = path.hasPrefix("Tests/")
    return Linter(
      takeHome: Self.takeHome, sources: isTest ? [] : [file], tests: isTest ? [file] : [],
      manifest: SourceFile(path: "Package.swift", bytes: Array(source.utf8))
    ).findings(rule)
  }

  @Test(arguments: [
    ("a!", 1), ("a!.b!", 2), ("f()!", 1), ("d[1]!", 1), ("try! f()", 1), ("a as! B", 1),
    ("var a: Int!", 1), ("let a: [Int]!", 1), ("Array<Int>!", 1), (#""\(a!)""#, 1), ("a?.b!", 1),
    ("!a", 0), ("a != b", 0), ("a!=b", 0), ("f(!a)", 0), ("return !a", 0), ("// a!", 0),
    (#""a!""#, 0), ("if !a {}", 0), ("[!a]", 0), ("a ? !b : c", 0), ("#if !os(Linux)", 0),
  ])
  func `a value is forced or it is not`(source: String, count: Int) {
    #expect(findings(.forceUnwrap, source).count == count)
  }

  @Test(arguments: [
    ("print(\"a\")", 1), ("debugPrint(a)", 1), ("dump(a); NSLog(\"b\")", 2), ("Swift.print(a)", 1),
    ("{ print($0) }", 1), ("log.print(a)", 0), ("func dump() {}", 0), ("let print = 1", 0),
    ("// print(a)", 0), ("\"print(a)\"", 0), ("sprint(a)", 0),
  ])
  func `debug output is found in the sources alone`(source: String, count: Int) {
    #expect(findings(.debugOutput, source).count == count)
    #expect(findings(.debugOutput, source, path: "Tests/LampsTests/A.swift").isEmpty)
  }

  @Test(arguments: [
    ("Store.shared.load()", 1), (".shared", 1), ("let shared = 1", 0), ("// A.shared", 0),
  ])
  func `a shared object is found in the presentation alone`(source: String, count: Int) {
    #expect(findings(.sharedInPresentation, source).count == count)
    #expect(
      findings(.sharedInPresentation, source, path: "Sources/LampsDomain/A.swift").isEmpty)
  }

  @Test(arguments: [
    ("try await Task.sleep(for: .seconds(1))", 1), ("Thread.sleep(forTimeInterval: 1)", 1),
    ("sleep(1)", 1), ("usleep(10)", 1), ("func sleep(for: Duration) {}", 0),
    ("try await clock.sleep(for: .seconds(1))", 0), ("Task<Never, Never>.sleep(for: x)", 1),
    ("// sleep(1)", 0), ("#expect(text == \"sleep(1)\")", 0),
    ("try await sleep(until: now.advanced(by: duration), tolerance: nil)", 0),
    ("try await self.sleep(until: end)", 0), ("try await ContinuousClock().sleep(for: x)", 1),
    ("let clock = SuspendingClock()\ntry await clock.sleep(until: x)", 1),
    ("let time: ContinuousClock = .init()\ntry await time.sleep(for: x)", 1),
    ("try await Task.sleep(until: x, clock: .continuous)", 1),
    ("try await Task.sleep(for: .seconds(f(1)), clock: clock)", 0),
    ("try await Task.sleep(until: x, clock: ContinuousClock())", 1),
    ("let clock = TestClock()\ntry await clock.sleep(for: x)", 0), ("Glibc.sleep(1)", 1),
    ("try await ContinuousClock.continuous.sleep(for: x)", 1), ("usleep(useconds_t(1))", 1),
  ])
  func `a test that waits in real time is found`(source: String, count: Int) {
    #expect(findings(.sleepInTests, source, path: "Tests/LampsTests/A.swift").count == count)
    #expect(findings(.sleepInTests, source).isEmpty)
  }

  @Test(arguments: [
    (#"let apiKey = "a1b2c3d4e5f6a7b8c9d0""#, 1), (#"let title = "a1b2c3d4e5f6a7b8c9d0""#, 0),
    (#"["api_key": "abcdefghij0123456789"]"#, 1), (#"let key = "settings.support""#, 0),
    (#"let x = "0123456789abcdef0123456789abcdef""#, 1), (#"let token = "short1""#, 0),
    (#"// let apiKey = "a1b2c3d4e5f6a7b8c9d0""#, 0), (#"let key = "a sentence with 1 number""#, 0),
    (#"let storageKey = "markets.feature-flags.v2""#, 0),
    (#"let cacheKey = "heroes/page-2/2024-01-31""#, 0), (#"case key = "supportFlagsV2Enabled""#, 0),
    (#"let key = "com.example.Markets.settings2""#, 0), (#"let keyPath = "coins_24h_change""#, 0),
    (#"let tokenName = "RoundsSessionToken2""#, 0), (#"let password = "hunter2hunter2hunter2""#, 1),
    (#"let secret = "sk-live-4f9Q2mZ8rT1xLw7B""#, 1),
    (#"let token = "ghp_R7s2kQ9vXp3LmN8tBz41""#, 1),
    (#"let apiKey = "550e8400-e29b-41d4-a716-446655440000""#, 1),
    (#"let key = "AbC3dEf9GhJkLmN2pQrS""#, 1), (#"let id = "deadbeefdeadbeefdeadbeefdeadbeef""#, 0),
  ])
  func `what looks like a key is found`(source: String, count: Int) {
    #expect(findings(.secrets, source).count == count)
  }

  @Test(arguments: [
    ("import Foundation", 0), ("import LampsDomain", 0), ("@testable import LampsDomain", 0),
    ("import LampsData", 1), ("import struct LampsData.A", 1), ("import FoundationNetworking", 0),
    ("public import SwiftUI", 0), ("import Alamofire", 1), ("a.import(b)", 0),
  ])
  func `a layer imports what it may`(source: String, count: Int) {
    #expect(findings(.layerImports, source).count == count)
  }

  @Test(arguments: [("Sources/LampsDomain/A.swift", 0), ("Sources/LampsPresentation/A.swift", 1)])
  func `what is given may be imported by the layers that name it`(path: String, count: Int) {
    #expect(findings(.layerImports, "import LampsWatt", path: path).count == count)
  }

  @Test func `the innermost layer imports no framework`() {
    let path = "Sources/LampsDomain/A.swift"
    #expect(findings(.layerImports, "import SwiftUI", path: path).count == 1)
    #expect(findings(.layerImports, "import TallyKit\nimport Foundation", path: path).isEmpty)
  }

  @Test(arguments: [
    (#".package(url: "https://example.org/a", from: "1.0.0")"#, 1),
    (#".package(path: "../../../Kits")"#, 0), (#".package(path: "../Mine")"#, 1),
    (#"// .package(url: "https://example.org/a")"#, 0), (#".product(name: "A", package: "B")"#, 0),
  ])
  func `the package depends on nobody else's`(manifest: String, count: Int) {
    #expect(findings(.foreignDependencies, manifest).count == count)
  }

  @Test func `twins and names written again are found in the sources alone`() {
    let twin = "{ func all(_ a: [A]) -> [A] { a.filter { $0.isOn }.sorted { $0.id < $1.id } } }"
    let source = "struct Desks \(twin)\nstruct Floors \(twin)\nlet names = [\"desks\", \"desks\"]"
    for rule in [LintRule.twinTypes, .writtenOnce] {
      #expect(findings(rule, source).count == 1)
      #expect(findings(rule, source, path: "Tests/LampsTests/A.swift").isEmpty)
    }
  }

  @Test func `places are named, and what is too much is counted`() {
    let source = "a!\nb!\nc!\nd!\ne!"
    #expect(
      findings(.forceUnwrap, source).reason
        == "Sources/LampsPresentation/A.swift:1: a forced unwrap; "
        + "Sources/LampsPresentation/A.swift:2: a forced unwrap; "
        + "Sources/LampsPresentation/A.swift:3: a forced unwrap; and 2 more.")
  }
}
