import Domain
import Foundation
import TestSupport
import Testing

@testable import Catalogue

@Suite(.timeLimit(.minutes(20)))
struct TakeHomeViewsTests {
  private static let file = "TakeHomes/Tiny/takehome.yml"
  private static let views = """
    views:
      module: TinyViews
      lines:
        - {id: T4, title: Shown, points: 20, suites: [ViewTests]}
    mutants:
    """

  private func withTiny(
    _ views: String, _ body: (TakeHomeShelf) throws -> Void
  ) async throws {
    try await withTemporaryFolder { home in
      let folders = try TakeHomeFolders(in: home)
      try folders.replace("mutants:", by: views, in: Self.file)
      try folders.write("struct ViewTests {}", to: "TakeHomes/Tiny/Hidden/ViewTests.swift")
      try folders.write("**T1** **T2** **T3** **T4**", to: "TakeHomes/Tiny/BRIEF.md")
      try folders.write("// try", to: "TakeHomes/Tiny/Tries/T4.swift")
      try body(TakeHomeShelf(home: home))
    }
  }

  @Test func `a part for those who wish is read with its lines and tries`() async throws {
    try await withTiny(Self.views) { shelf in
      let tiny = try shelf.takeHome("tiny")
      #expect(tiny.views?.module == "TinyViews")
      #expect(tiny.views?.lines.map(\.tryout) == ["// try"])
      #expect(tiny.lines.map(\.id) == ["T1", "T2", "T4"])
      #expect(GradePart(only: "t4", of: tiny)?.areas == [.views])
      #expect(GradePart(stage: .views, of: tiny).lines == ["T4"])
    }
  }

  @Test(arguments: [
    (
      "points: 20, suites: [ViewTests]", "points: 19, suites: [ViewTests]",
      "The points of views add up to 19; they must add up to 20."
    ),
    (
      "module: TinyViews", "module: TinyData",
      "views.module: The module's name must begin with Tiny and not be a layer's."
    ),
    (
      "id: T4", "id: T1", "views.lines[0]: The id T1 is listed twice."
    ),
    (
      "[ViewTests]", "[ViewTest]",
      "views.lines[0]: No file in Hidden declares ViewTest (did you mean ViewTests?)."
    ),
    (
      "mutants:",
      "mutants:\n  - {id: dark, defect: Dark., file: TinyViews/A.swift, find: a, replace: b}",
      "mutants[0]: A defect of the views has switched: false."
    ),
  ])
  func `what is wrong with it is said`(old: String, new: String, reason: String) async throws {
    try await withTiny(Self.views.replacing(old, with: new)) { shelf in
      do {
        _ = try shelf.takeHome("tiny")
        Issue.record("It was read.")
      } catch {
        #expect("\(error)".contains(reason))
      }
    }
  }
}
