import Domain
import Foundation
import Testing

@testable import Judge

@Suite(
  .timeLimit(.minutes(20)),
  .enabled("needs control groups (L4)") { try await JailBench.reaches(.L4) })
struct PackageVariantTests {
  private let bench = GradingBench.shared

  @Test(arguments: PackageVariant.all)
  func `one thing that SwiftPM allows costs no point`(variant: PackageVariant) async throws {
    let told = try await bench.grade { candidate in
      for (file, find, replacement) in variant.edits {
        try candidate.replace(file, find, replacement)
      }
      for (file, text) in variant.files { try candidate.write(file, text) }
      for (from, to) in variant.moves { try candidate.move(from, to) }
    }
    #expect(told.report.lost.map { "\($0.id): \($0.reason)" } == [])
    #expect(told.report.diagnostics == [])
    #expect(told.report.score == 100)
    let note = told.stages[.copy]?.note
    #expect(
      variant.note.map { note?.contains($0) == true } ?? (note == nil), "\(note ?? "nothing")")
    #expect(told.stages[.ownTests]?.note == nil)
  }

  @Test(arguments: [
    ("let package = Package(name: \"P\", targets: [.target(name: })", "Package.swift:3"),
    ("while true {}", "It doesn't end"), ("fatalError(\"no\")", "It crashes"),
    ("let other = 1", "It doesn't describe a package"),
    ("import Foundation\nexit(3)", "It ends with status 3"),
    (
      "import Foundation\nprecondition(open(\"/work/main/Package.swift\", O_RDONLY) < 0)\n"
        + "precondition(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) < 0)\nexit(4)", "It "
    ),
  ])
  func `a manifest that cannot be used is said, and the layers count`(
    text: String, reason: String
  ) async throws {
    let told = try await bench.grade(scope: .withoutOwnTests) {
      try $0.write(
        "Package.swift", "// swift-tools-version: 6.2\nimport PackageDescription\n\(text)\n")
    }
    #expect(told.report.areas.prefix(2).map(\.points) == [50, 20])
    let note = told.stages[.copy]?.note ?? ""
    #expect(note.contains("Package.swift wasn't used") && note.contains(reason), "\(note)")
  }

  @Test func `own tests count file by file`() async throws {
    let head = "import LampsDomain\nimport Testing\n"
    let told = try await bench.grade {
      try $0.write(
        "Tests/LampsAppTests/Broken.swift", "\(head)func helper() {}\nlet a: Nothing = 1\n")
      try $0.write("Tests/LampsAppTests/Needs.swift", "\(head)@Test func needs() { helper() }\n")
      try $0.write("Tests/LampsAppTests/Deep/LampTests.swift", "\(head)let twin = 1\n")
      try $0.write("Tests/LampsAppTests/Other.swift", "import Nowhere\n")
      try $0.write("Tests/LampsAppTests/Again.swift", "import Elsewhere\n")
      for number in 1...2 {
        try $0.write(
          "Tests/LampsAppTests/Symbol\(number).swift",
          "\(head)@_cdecl(\"same\") func same\(number)() {}\n"
            + "@Test func symbol\(number)() { same\(number)() }\n"
        )
      }
    }
    #expect(told.report.score == 100)
    let note = told.stages[.ownTests]?.note ?? ""
    for name in ["Broken", "Needs", "Deep/LampTests", "Other", "Again"] {
      #expect(note.contains("Tests/LampsAppTests/\(name).swift was left out"), "\(note)")
    }
    #expect(note.contains("'helper' in scope (without "), "\(note)")
    #expect(note.contains("Symbol1.swift was left out: line 3: @_cdecl is refused"), "\(note)")
  }
}
