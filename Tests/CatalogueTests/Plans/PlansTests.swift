import Catalogue
import Domain
import Foundation
import TestSupport
import Testing

@Suite struct PlansTests {
  private static let content = repositoryRoot.appending(path: "Content")

  @Test func `every plan of ours can be read, and no problem stands in it twice`() throws {
    let plans = try readPlans(contentFolder: Self.content)
    #expect(plans.map(\.key) == ["blind75", "fifteen-days", "grind", "neetcode150"])
    #expect(Set(plans.map(\.title)).count == plans.count)
    for plan in plans { #expect(plan.about.count <= 200, "\(plan.key)") }
  }

  @Test func `every slug that is written out is a problem of ours`() throws {
    let problems = Set(try problemPlaces(in: Self.content).map(\.slug))
    for plan in try readPlans(contentFolder: Self.content) {
      guard case .days(let days) = plan.selection else { continue }
      #expect(Set(days.joined()).subtracting(problems) == [], "\(plan.key)")
    }
  }

  @Test func `the shape of FocusApp has 25 problems in 13 days and a sprint of two`() throws {
    let plans = try readPlans(contentFolder: Self.content)
    let plan = try #require(plans.first { $0.key == "fifteen-days" })
    guard case .days(let days) = plan.selection else {
      Issue.record("its days are not written out")
      return
    }
    #expect(days.count - plan.sprintDays == 13)
    #expect(plan.sprintDays == 2)
    #expect(days.joined().count == 25)
    #expect(days.suffix(2).allSatisfy { $0.count > days[0].count })
  }

  @Test func `a list is as large as it says`() throws {
    let lists = try problemPlaces(in: Self.content).map { place in
      let text = try String(
        contentsOf: place.folder.appending(path: "problem.yml"), encoding: .utf8)
      return text.split(separator: "\n").first { $0.hasPrefix("lists:") } ?? ""
    }
    for plan in try readPlans(contentFolder: Self.content) {
      guard case .list(let list, let size) = plan.selection else { continue }
      let count = lists.count { $0.contains(list) }
      #expect(count == size, "\(plan.key)")
    }
  }

  @Test(arguments: [
    ("days: [[a]]", PlanOrder.Selection.days([["a"]])),
    ("days: [[a, b]]\nsprint: [[c]]", .days([["a", "b"], ["c"]])),
    ("list: grind169\nsize: 169\nweeks: 8\nhours: 6", .list("grind169", size: 169)),
    ("list: blind75\nsize: 76\nhours: 6\ntopicsApart: true", .list("blind75", size: 76)),
  ])
  func `a plan's file is read`(text: String, selection: PlanOrder.Selection) async throws {
    let plan = try #require(try await read(text).first)
    #expect(plan.selection == selection)
    #expect(plan.title == "T" && plan.about == "A" && plan.key == "mine")
    #expect(plan.sprintDays == (text.contains("sprint") ? 1 : 0))
    #expect(plan.weeks == (text.contains("weeks") ? 8 : nil))
    #expect(plan.hours == (text.contains("hours") ? 6 : nil))
    #expect(plan.keepsTopicsApart == text.contains("topicsApart"))
  }

  @Test(arguments: [
    ("", "Either days or a list is needed."),
    ("days: [[a]]\nlist: blind75\nsize: 76\nweeks: 1", "Either days or a list"),
    ("days: [[a], [b, a]]", "a is listed twice."),
    ("days: [[]]", "A day needs a problem."),
    ("days: [[a]]\nweeks: 2", "set their own pace"),
    ("list: blind75\nsize: 76", "A list needs weeks or hours."),
    ("list: blind75\nhours: 3", "how many problems the list has"),
    ("list: mine\nsize: 76\nhours: 3", "Unknown word mine"),
    ("list: blind75\nsize: 76\nhours: 81", "It must be from 1 to 80."),
    ("list: blind75\nsize: 76\nhours: 3\nweeks: 2\ntopicsApart: true", "works only with hours"),
    ("day: [[a]]", "did you mean days?"),
  ])
  func `a file that is not as it should be is told with its place`(
    text: String, reason: String
  ) async throws {
    let error = await #expect(throws: CatalogueError.self) { try await self.read(text) }
    #expect(error.map { "\($0)".contains(reason) && "\($0)".hasPrefix("plans/mine.yml") } == true)
  }

  @Test func `a content folder without plans has none`() async throws {
    try await withTemporaryFolder { folder async throws in
      #expect(try readPlans(contentFolder: folder).isEmpty)
    }
  }

  private func read(_ text: String) async throws -> [PlanTemplate] {
    try await withTemporaryFolder { folder async throws in
      let content = ContentFolder(root: folder)
      try content.write("format: 1\ntitle: T\nabout: A\n\(text)\n", to: "plans/mine.yml")
      try content.write("no plan", to: "plans/README.md")
      return try readPlans(contentFolder: folder)
    }
  }
}
