import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct PackageManifestTests {
  @Test(arguments: [
    ("// swift-tools-version: 5.9", "5.9.0", true), ("// swift-tools-version:6.2", "6.2.0", true),
    ("//  Swift-Tools-Version: 6.0.3;(experimental)", "6.0.0", true), ("", "5.9.0", false),
    ("\n\n// swift-tools-version: 6.1\n", "6.1.0", true), ("// hello", "5.9.0", false),
    ("let a = \"swift-tools-version: 6.2\"", "5.9.0", false),
    ("// swift-tools-version: 999999999999999999999", "5.9.0", false),
  ])
  func `the tools version stands in the first line that says something`(
    text: String, version: String, isSaid: Bool
  ) {
    let found = ToolsVersion(Array(text.utf8))
    #expect(found.text == version && found.isSaid == isSaid)
  }

  private func manifest(_ package: String, tools: String = "6.2") throws -> PackageManifest {
    let line = package.replacing("\n", with: "")
    return try PackageManifest(
      output: "printed before\n{\"errors\":[],\"package\":{\(line)},\"version\":2}",
      toolsVersion: ToolsVersion(Array("// swift-tools-version: \(tools)".utf8)))
  }

  @Test func `a target's settings become what the compiler is told`() throws {
    let found = try manifest(
      """
      "name":"P","swiftLanguageVersions":[{"v4_2":{}},{"v5":{}}],
      "traits":[{"name":"default","enabledTraits":["A"]},{"name":"A","enabledTraits":["B"]},
      {"name":"C","enabledTraits":[]}],"dependencies":[{"kind":{"fileSystem":{"path":"../Kits"}}}],
      "targets":[{"name":"T","type":{"regular":{}},"packageAccess":true,
      "exclude":["x"],"path":"Foo",
      "resources":[{"path":"r","rule":"copy"}],
      "dependencies":[{"byName":{"name":"U"}},{"product":{"name":"ClockKit","package":"Kits"}}],
      "swiftSettings":[{"data":{"name":"swiftLanguageMode","value":["6"]}},
      {"data":{"name":"defaultIsolation","value":["MainActor"]}},
      {"data":{"name":"define","value":["ON"],"condition":{"config":{"config":"debug"}}}},
      {"data":{"name":"define","value":["OFF"],"condition":{"config":{"config":"release"}}}},
      {"data":{"name":"define","value":["MAC"],"condition":{"platforms":[{"name":"macos"}]}}},
      {"data":{"name":"define","value":["TRAIT"],"condition":{"traits":["B","Z"]}}},
      {"data":{"name":"define","value":["C"],"condition":{"traits":["C"]}}},
      {"data":{"name":"enableUpcomingFeature","value":["ExistentialAny"]}},
      {"data":{"name":"enableUpcomingFeature","value":["-o/tmp/x"]}},
      {"data":{"name":"enableExperimentalFeature","value":["Lifetimes"]}},
      {"data":{"name":"unsafeFlags","value":["-DFLAG","-warnings-as-errors","-o","/tmp/x"]}},
      {"data":{"name":"treatAllWarnings","value":["error"]}}],
      "linkerSettings":[{"data":{"name":"linkedLibrary","value":["curl"]}}]},
      {"name":"U","type":"executable"},{"name":"M","type":{"macro":{}},"packageAccess":false}]
      """)
    let target = try #require(found.target("T"))
    let (dialect, leftOut) = found.dialect(of: target)
    #expect(dialect.mode == 6 && dialect.isMainActorByDefault && dialect.package == "answer")
    #expect(dialect.defines == ["SWIFT_PACKAGE", "DEBUG", "ON", "TRAIT", "FLAG", "A", "B"])
    #expect(dialect.features == ["ExistentialAny"] && dialect.experiments == ["Lifetimes"])
    #expect(
      leftOut == ["upcoming feature -o/tmp/x", "unsafe flags -o /tmp/x", "the library curl"])
    #expect(target.path == "Foo" && target.exclude == ["x"] && target.resources[0].rule == "copy")
    #expect(target.dependencies.map(\.package) == [nil, "Kits"])
    #expect(found.targets.map(\.kind) == [.regular, .executable, .macro])
    let macro = try #require(found.target("M"))
    #expect(found.dialect(of: macro).dialect.package == nil)
    #expect(found.dialect(of: macro).dialect.mode == 5)
  }

  @Test(arguments: [
    ("", "6.2", 6), ("", "5.9", 5), (#"{"v5":{}}"#, "6.2", 5), (#"{"v6":{}}"#, "5.9", 6),
    (#"{"version":{"_0":"5"}},{"v4":{}}"#, "6.2", 5), (#"{"v7":{}}"#, "6.2", 6),
  ])
  func `a package's language mode is the highest that the compiler knows`(
    modes: String, tools: String, mode: Int
  ) throws {
    let found = try manifest(
      "\"name\":\"P\",\"swiftLanguageVersions\":[\(modes)],\"targets\":[]", tools: tools)
    #expect(found.mode == mode)
  }

  @Test(arguments: [
    "", "hello", "{\"errors\":[]}", "{\"errors\":[\"No.\"],\"package\":{\"name\":\"P\"}}",
    "{\"errors\":[],\"package\":{\"name\":7}}", "{\"errors\":[],\"package\":",
  ])
  func `what describes no package is refused`(output: String) {
    #expect(throws: PackageManifest.Trouble.self) {
      try PackageManifest(output: output, toolsVersion: ToolsVersion())
    }
  }

  @Test(arguments: [
    ("Sources/A", "Sources/A"), ("./Sources//A/", "Sources/A"), (".", ""), ("", ""),
    ("../A", nil), ("A/../../B", nil), ("/etc", nil), ("a\0b", nil),
    ("../\u{301}A", nil), ("A/../../\u{301}B", nil), ("/\u{301}etc", nil),
  ])
  func `a path never leads out of the package`(text: String, path: String?) {
    #expect(PackagePath.clean(text) == path)
  }
}
